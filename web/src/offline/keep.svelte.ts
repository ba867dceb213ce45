/** What is kept on this device, what could be, and how far it is on its way: the state of the page about it. */
import { home } from '../api/client';
import {
  bring,
  forget,
  keptNow,
  Missing,
  onOffer,
  use,
  whole,
  type Manifest,
  type Progress,
} from './keeping';
import { markKept } from './place';
import { serve } from './serve';

/** How much of the device is used, as the browser tells it; null: it does not. */
export interface Room {
  used: number;
  all: number;
}

export class Keep {
  /** What is kept; undefined: nobody has looked yet. */
  kept = $state.raw<Manifest | null | undefined>(undefined);
  /** What the server has; null: it is not known. */
  offer = $state.raw<Manifest | null>(null);
  /** How far it is; null: nothing is on its way. */
  progress = $state.raw<Progress | null>(null);
  lack = $state.raw<Missing | null>(null);
  cancelled = $state(false);
  room = $state.raw<Room | null>(null);
  persisted = $state(false);
  /** Somebody asked for it in vain. */
  refused = $state(false);
  /** A newer build is wholly there, and waits for the next time. */
  ready = $state(false);
  private cut: AbortController | null = null;

  /** Whether this browser can keep anything here. */
  readonly can = 'caches' in globalThis && 'serviceWorker' in navigator;
  readonly newer = $derived(!!this.kept && !!this.offer && this.offer.build !== this.kept.build);

  /** Look what is there. */
  async look(): Promise<void> {
    if (!this.can) {
      this.kept = null;
      return;
    }
    this.kept = await keptNow(home()).catch(() => null);
    markKept(this.kept?.build ?? null);
    this.offer = await onOffer(home()).catch(() => null);
    if (this.offer && this.newer) this.ready = await whole(home(), this.offer.build);
    await this.measure();
  }

  /** Bring everything; only when all of it is there it is used. */
  async begin(): Promise<void> {
    if (this.progress) return;
    this.lack = null;
    this.cancelled = false;
    this.progress = { done: 0, of: 1 };
    const { signal } = (this.cut = new AbortController());
    try {
      const offer = (this.offer = await onOffer(home(), signal));
      await bring(home(), offer, (progress) => (this.progress = progress), signal);
      await use(home(), offer.build);
      await serve();
      await navigator.serviceWorker.ready;
      this.kept = offer;
      markKept(offer.build);
      await this.persist();
    } catch (problem) {
      this.cancelled = signal.aborted;
      if (!signal.aborted) this.lack = problem instanceof Missing ? problem : new Missing('line', ['']);
    } finally {
      this.progress = null;
    }
    await this.measure();
  }

  cancel(): void {
    this.cut?.abort();
  }

  /** Have the newer build brought now, as it would be by itself. */
  async renew(): Promise<void> {
    if (!this.offer || this.progress) return;
    this.lack = null;
    this.progress = { done: 0, of: 1 };
    try {
      await bring(home(), this.offer, (progress) => (this.progress = progress));
      await (await serve()).update();
      this.ready = true;
    } catch (problem) {
      this.lack = problem instanceof Missing ? problem : new Missing('line', ['']);
    } finally {
      this.progress = null;
    }
  }

  /** Nothing but the tables stays on this device. */
  async remove(): Promise<void> {
    await forget();
    this.kept = null;
    markKept(null);
    await this.measure();
  }

  /** Ask the browser not to throw it away. */
  async persist(): Promise<void> {
    this.persisted = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
  }

  private async measure(): Promise<void> {
    const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
    this.room = usage === undefined || quota === undefined ? null : { used: usage, all: quota };
    this.persisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  }
}
