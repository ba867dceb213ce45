/** Push: this browser asks its push service for an address, which the server may write to. */
import { serve } from '../../offline/serve';

/** Whether this browser can be reached at all. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The address of this browser as the server stores it; null if the person does not want it. */
export async function subscribe(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await serve();
  const ready = await navigator.serviceWorker.ready;
  const made = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return JSON.stringify(made);
}
