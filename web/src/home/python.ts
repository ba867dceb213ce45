/** Python in a worker: begun from the offline parts alone, with Groma and what it needs where Python finds them. */
import type { loadPyodide as Load, PyodideAPI } from 'pyodide';
import { address, fetchManifest, fetchParts, type Kind, type Manifest } from './parts';
import { unzip } from './unzip.mjs';

const PATIENCE = 120_000; // Pyodide never says that it did not begin
const SHIPPED: Record<string, [Kind, string]> = {
  'pyodide.asm.wasm': ['wasm', 'application/wasm'],
  'python_stdlib.zip': ['python', 'application/zip'],
};

/** Why there is no Python, and at which step. */
export class NotBegun extends Error {
  constructor(
    readonly step: 'download' | 'start',
    readonly problem: unknown,
  ) {
    super(problem instanceof Error ? problem.message : String(problem));
  }
}

async function at<T>(step: NotBegun['step'], doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (problem) {
    throw new NotBegun(step, problem);
  }
}

/** `base`: the folder of the parts. */
export async function beginPython(
  base: string,
  onBytes?: (done: number, of: number) => void,
): Promise<PyodideAPI> {
  const manifest = await at('download', fetchManifest(base));
  const parts = await at('download', fetchParts(base, manifest, onBytes));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, stop) => {
    timer = setTimeout(() => stop(new Error('Python does not begin')), PATIENCE);
  });
  try {
    return await at('start', Promise.race([started(base, manifest, parts), tooLong]));
  } finally {
    clearTimeout(timer);
  }
}

async function started(
  base: string,
  manifest: Manifest,
  parts: Record<Kind, Uint8Array<ArrayBuffer>>,
): Promise<PyodideAPI> {
  const script = (kind: Kind) => import(/* @vite-ignore */ address(base, manifest, kind));
  const [loader, runtime] = (await Promise.all([script('loader'), script('runtime')])) as [
    { loadPyodide: typeof Load },
    { default: NonNullable<Parameters<typeof Load>[0]>['createPyodideModule'] },
  ];
  const network = globalThis.fetch;
  globalThis.fetch = (asked, how) => handed(asked, parts) ?? network(asked, how);
  try {
    const python = await loader.loadPyodide({
      indexURL: base,
      // No packages but ours, so nothing is looked up.
      lockFileContents: {
        info: { abi_version: manifest.abi, arch: 'wasm32', platform: 'emscripten', python: manifest.python },
        packages: {},
      } as never,
      packageBaseUrl: base,
      createPyodideModule: runtime.default as never,
    });
    for (const kind of ['needs', 'groma'] as const) install(python, unzip(parts[kind]));
    return python;
  } finally {
    globalThis.fetch = network;
  }
}

/** What Pyodide asks for is here already. */
function handed(
  asked: RequestInfo | URL,
  parts: Record<Kind, Uint8Array<ArrayBuffer>>,
): Promise<Response> | null {
  const url = asked instanceof Request ? asked.url : String(asked);
  const known = SHIPPED[url.slice(url.lastIndexOf('/') + 1)];
  if (known === undefined) return null;
  const [kind, type] = known;
  return Promise.resolve(new Response(parts[kind], { headers: { 'content-type': type } }));
}

function install(python: PyodideAPI, files: Map<string, Uint8Array>): void {
  const folders = new Set<string>();
  const version = python.FS.readdir('/lib').find((name: string) => /^python3\.\d+$/.test(name));
  for (const [name, bytes] of files) {
    const path = `/lib/${version}/site-packages/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    // The bytes are a view of the part, which stays: nothing is copied.
    python.FS.writeFile(path, bytes, { canOwn: true });
  }
}
