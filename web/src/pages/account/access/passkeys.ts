/** Passkeys: what the server asks the browser's authenticator, and what it answers. */
import { got, type Wire } from '../../../api/client';
import { client } from '../../../me.svelte';

type Options = Record<string, unknown>;

/** Whether this browser can have passkeys for this site: over https, and for a host with a name. */
export const canPasskey = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

/** A key for somebody, as the server stores it. */
export async function makeKey(name = ''): Promise<Wire['MadeCredential']> {
  const asked = await got(client.http.POST('/api/me/passkeys/options', { body: { name } }));
  const made = asked as Options & { user: { id: string }; excludeCredentials?: { id: string }[] };
  const publicKey = {
    ...made,
    challenge: bytes(made.challenge as string),
    user: { ...made.user, id: bytes(made.user.id) },
    excludeCredentials: (made.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const key = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = key.response as AuthenticatorAttestationResponse;
  return {
    id: key.id,
    rawId: text(key.rawId),
    type: 'public-key',
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
    },
  };
}

/** Something signed with a key that this browser has for the site; whose it is, it says by itself. */
export async function useKey(): Promise<Wire['UsedCredential']> {
  const asked = (await got(client.http.POST('/api/me/login/passkey/options'))) as Options;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge as string),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const key = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = key.response as AuthenticatorAssertionResponse;
  return {
    id: key.id,
    rawId: text(key.rawId),
    type: 'public-key',
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
    },
  };
}

/** Whoever changes the mind while the browser asks has done nothing wrong. */
export async function unlessGivenUp(doing: () => Promise<unknown>): Promise<void> {
  try {
    await doing();
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem;
  }
}

function bytes(encoded: string): Uint8Array {
  const plain = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
