/** Short sounds made by the browser itself; no files. */

export type Sound = 'turn' | 'move' | 'end' | 'no';

/** Notes in Hz, each with its start and length in seconds. */
const SCORES: Record<Sound, readonly [number, number, number][]> = {
  turn: [
    [659.25, 0, 0.35],
    [987.77, 0.12, 0.6],
  ],
  move: [[329.63, 0, 0.12]],
  end: [
    [523.25, 0, 0.5],
    [659.25, 0.14, 0.5],
    [783.99, 0.28, 0.5],
    [1046.5, 0.42, 1],
  ],
  no: [[164.81, 0, 0.22]],
};

let context: AudioContext | null = null;

/** Plays a sound at a volume from 0 to 1. Silent until the person has touched the page: browsers ask for that. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [pitch, start, length] of SCORES[sound]) {
    const from = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(0.25 * volume, from + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
