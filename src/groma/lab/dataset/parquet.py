"""Rows as Arrow tables and Parquet files. All that needs pyarrow is here."""

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from groma.core.tensors import Layout

from .columns import TABLES

ROWS = 10_000  # in a row group; so much of a file is read at once


def schema_of(table: str, layout: Layout | None) -> pa.Schema:
    """The schema of a table; that of positions says what an observation's numbers stand for."""
    size = 0 if layout is None else layout.size
    fields = [pa.field(one.name, _type(one.type, size), False) for one in TABLES[table]]
    told = (
        None
        if layout is None or table == "games"
        else {"groma.layout": json.dumps(told_of(layout))}
    )
    return pa.schema(fields, told)


def told_of(layout: Layout) -> list[dict[str, Any]]:
    """The fields of a layout as plain data, in the order in which their numbers stand."""
    return [
        {
            "name": field.name,
            "first": layout.first(field.name),
            "count": field.count,
            "least": field.least,
            "most": field.most,
            "labels": field.labels,
        }
        for field in layout.fields
    ]


def packed(schema: pa.Schema, rows: Iterable[dict[str, Any]]) -> bytes:
    """Rows as they travel between processes, and are kept until a file is whole."""
    columns: dict[str, list[Any]] = {name: [] for name in schema.names}
    for row in rows:
        for name, column in columns.items():
            column.append(row[name])
    arrays = [_array(columns[field.name], field.type) for field in schema]
    table = pa.Table.from_arrays(arrays, schema=schema)
    sink = pa.BufferOutputStream()
    with pa.ipc.new_file(sink, schema) as writer:
        writer.write_table(table)
    found: bytes = sink.getvalue().to_pybytes()
    return found


def write_whole(path: Path, schema: pa.Schema, parts: Sequence[Path]) -> None:
    """One Parquet file of several parts: it is there whole, or not at all."""
    half = path.with_suffix(".half")
    with pq.ParquetWriter(half, schema, compression="zstd") as writer:
        waiting: list[pa.RecordBatch] = []
        for part in parts:
            with pa.ipc.open_file(part.read_bytes()) as reader:
                waiting += [reader.get_batch(at) for at in range(reader.num_record_batches)]
            if sum(batch.num_rows for batch in waiting) >= ROWS:
                _write_out(writer, schema, waiting)
                waiting = []
        if waiting:
            _write_out(writer, schema, waiting)
    os.replace(half, path)


def rows_in(path: Path) -> int:
    """How many rows a Parquet file has."""
    found: int = pq.read_metadata(path).num_rows
    return found


def _write_out(writer: Any, schema: pa.Schema, batches: list[pa.RecordBatch]) -> None:
    """A row group; the bytes of a file do not hang on how its rows came."""
    table = pa.Table.from_batches(batches, schema).combine_chunks()
    writer.write_table(table, row_group_size=len(table))


def _type(said: str, size: int) -> Any:
    if said == "fixed_size_binary[32]":
        return pa.binary(32)
    if said.startswith("fixed_size_list<"):
        return pa.list_(pa.field("element", pa.int16(), False), size)
    if said.startswith("list<"):
        return pa.list_(pa.field("element", pa.type_for_alias(said[5:-1]), False))
    return pa.type_for_alias(said)


def _array(values: list[Any], type: Any) -> Any:
    if pa.types.is_fixed_size_list(type):  # already packed as the numbers lie in memory
        flat = pa.Array.from_buffers(
            pa.int16(), len(values) * type.list_size, [None, pa.py_buffer(b"".join(values))]
        )
        return pa.FixedSizeListArray.from_arrays(flat, type=type)
    return pa.array(values, type)
