/** The desk as it was seen last, and what operators read at it. */
import { got, type Wire } from '../../api/client';
import { Asked } from '../../frame/asked.svelte';
import { client } from '../../me.svelte';

export type Matter = Wire['MatterShape'];
export type Known = Wire['KnownShape'];
export type PersonFile = Wire['PersonFile'];
export type TableFound = Wire['TableFound'];
export type AuditLine = Wire['AuditShape'];
export type Desk = Wire['DeskShape'];

/** Kept between the parts of the desk: what was there is shown until something newer has come. */
export const desk = new Asked<Desk>(() => got(client.http.GET('/api/desk')));
