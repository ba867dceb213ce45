/** Two short sounds, made here: stone on stone when something is laid, a coin when it is my turn. */
let air: AudioContext | null = null;

/** The air that carries sound; browsers allow it only after somebody has touched the page. */
function audible(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null;
  air ??= new AudioContext();
  if (air.state === 'suspended') void air.resume();
  return air;
}

function tone(context: AudioContext, pitch: number, at: number, lasts: number, loud: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + lasts);
}

/** Stone: something was laid down. */
export function stone(): void {
  const context = audible();
  if (!context) return;
  const length = Math.floor(context.sampleRate * 0.06);
  const grain = context.createBuffer(1, length, context.sampleRate);
  const data = grain.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const source = context.createBufferSource();
  const dull = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = grain;
  dull.type = 'lowpass';
  dull.frequency.value = 1400;
  volume.gain.value = 0.35;
  source.connect(dull).connect(volume).connect(context.destination);
  source.start();
}

/** A coin: it is your turn. */
export function coin(): void {
  const context = audible();
  if (!context) return;
  tone(context, 1760, context.currentTime, 0.18, 0.08);
  tone(context, 2637, context.currentTime + 0.05, 0.3, 0.06);
}
