let rustle: AudioBuffer | undefined;

/** Half a second of white noise, made once: what knocks and clicks are cut from. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (rustle !== undefined && rustle.sampleRate === context.sampleRate) return rustle;
  const made = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  rustle = made;
  return made;
}

export type Knock = {
  readonly at: number;
  /** Where its colour lies, in hertz. */
  readonly pitch: number;
  readonly seconds: number;
  readonly loudness: number;
};

/** A short burst of noise of one colour: something hard meets something. */
export function knock(context: BaseAudioContext, { at, pitch, seconds, loudness }: Knock): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const colour = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 4 });
  const loud = fading(context, { at, seconds, loudness });
  source.connect(colour).connect(loud).connect(context.destination);
  source.start(at, Math.random() * 0.3, seconds * 2);
}

/** A volume that begins at once and dies away. */
export function fading(context: BaseAudioContext, { at, seconds, loudness }: Omit<Knock, 'pitch'>): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}
