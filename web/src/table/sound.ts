/** Five sounds of our own: stone, wood, a coin, parchment, a horn; made here when they are heard, none of them fetched. */
export type Sound = 'stone' | 'wood' | 'coin' | 'parchment' | 'horn';

let air: AudioContext | null = null;

/** The air that carries sound; browsers allow it only after somebody has touched the page. */
function audible(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null;
  air ??= new AudioContext();
  if (air.state === 'suspended') void air.resume();
  return air;
}

interface Tone {
  pitch: number;
  /** Seconds from now, and how long. */
  after: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
  /** Seconds until it is as loud as it gets: 0 for something struck. */
  swells?: number;
}
function tone(
  context: AudioContext,
  { pitch, after, lasts, loud, shape = 'triangle', swells = 0 }: Tone,
): void {
  const at = context.currentTime + after;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(swells ? 0.0001 : loud, at);
  if (swells) volume.gain.linearRampToValueAtTime(loud, at + swells);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + lasts);
}

interface Grain {
  lasts: number;
  loud: number;
  /** Around which pitch it rustles, and how narrowly. */
  pitch: number;
  narrow: number;
  filter: BiquadFilterType;
  /** How fast it dies away; below 1 it grows first. */
  dies: number;
}
function grain(context: AudioContext, { lasts, loud, pitch, narrow, filter, dies }: Grain): void {
  const length = Math.floor(context.sampleRate * lasts);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** dies;
  const source = context.createBufferSource();
  const colour = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = noise;
  colour.type = filter;
  colour.frequency.value = pitch;
  colour.Q.value = narrow;
  volume.gain.value = loud;
  source.connect(colour).connect(volume).connect(context.destination);
  source.start();
}

const MADE: Readonly<Record<Sound, (context: AudioContext) => void>> = {
  /** Stone on stone. */
  stone: (context) => {
    grain(context, { lasts: 0.07, loud: 0.38, pitch: 1300, narrow: 0.7, filter: 'lowpass', dies: 6 });
    tone(context, { pitch: 96, after: 0, lasts: 0.09, loud: 0.16, shape: 'sine' });
  },
  /** A block of wood set down. */
  wood: (context) => {
    grain(context, { lasts: 0.03, loud: 0.22, pitch: 1900, narrow: 2.5, filter: 'bandpass', dies: 3 });
    tone(context, { pitch: 430, after: 0, lasts: 0.09, loud: 0.16, shape: 'sine' });
    tone(context, { pitch: 655, after: 0, lasts: 0.05, loud: 0.07, shape: 'sine' });
  },
  /** A coin that rings twice. */
  coin: (context) => {
    tone(context, { pitch: 1760, after: 0, lasts: 0.18, loud: 0.08 });
    tone(context, { pitch: 2637, after: 0.05, lasts: 0.3, loud: 0.06 });
  },
  /** A sheet that is drawn over a desk. */
  parchment: (context) => {
    grain(context, { lasts: 0.22, loud: 0.13, pitch: 4200, narrow: 0.8, filter: 'bandpass', dies: 1.4 });
    grain(context, { lasts: 0.09, loud: 0.09, pitch: 2400, narrow: 1.2, filter: 'bandpass', dies: 2 });
  },
  /** A cornu from afar: a fifth upwards. */
  horn: (context) => {
    const blown = (pitch: number, after: number, lasts: number): void => {
      tone(context, { pitch, after, lasts, loud: 0.07, shape: 'sawtooth', swells: 0.07 });
      tone(context, { pitch: pitch / 2, after, lasts, loud: 0.06, shape: 'triangle', swells: 0.07 });
    };
    blown(294, 0, 0.32);
    blown(440, 0.24, 0.7);
  },
};

/** Let something be heard. */
export function sound(of: Sound): void {
  const context = audible();
  if (context) MADE[of](context);
}
