/** The time of day, second by second, while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Now, in milliseconds; whoever reads it in an effect or a template reads it again every second. */
export function now(): number {
  subscribe();
  return Date.now();
}

const two = (n: number): string => String(n).padStart(2, '0');

/** How a stretch of time is split for reading. */
export function split(seconds: number): { days: number; hours: number; short: string } {
  const left = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  const short = hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
  return { days: Math.floor(left / 86400), hours: hours % 24, short };
}
