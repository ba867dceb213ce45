/** All that is stored of somebody, as a file to hand over. */
import { got } from '../../../api/client';
import { client } from '../../../me.svelte';

/** Ask for it, and let the browser keep it. */
export async function takeAlong(person: string, reason: string): Promise<void> {
  const file: unknown = await got(
    client.http.POST('/api/desk/people/{person}/export', {
      params: { path: { person } },
      body: { reason },
      parseAs: 'blob',
    }),
  );
  const url = URL.createObjectURL(file as Blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `groma-${person}.zip`;
  link.click();
  URL.revokeObjectURL(url);
}
