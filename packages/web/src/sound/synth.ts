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

type Knock = {
  readonly at: number;
  /** Where its colour lies, in hertz. */
  readonly pitch: number;
  readonly seconds: number;
  readonly loudness: number;
};

/** A short burst of noise of one colour: something hard meets something. */
function knock(context: BaseAudioContext, { at, pitch, seconds, loudness }: Knock): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const colour = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 4 });
  const loud = fading(context, { at, seconds, loudness });
  source.connect(colour).connect(loud).connect(context.destination);
  source.start(at, Math.random() * 0.3, seconds * 2);
}

/** A volume that begins at once and dies away. */
function fading(context: BaseAudioContext, { at, seconds, loudness }: Omit<Knock, 'pitch'>): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}

type Tone = {
  readonly at: number;
  readonly pitch: number;
  readonly seconds: number;
  readonly loudness: number;
};

/** One struck note with a little of its octave, like a small bell. */
function strike(context: BaseAudioContext, { at, pitch, seconds, loudness }: Tone): void {
  for (const [times, share] of [
    [1, 1],
    [2, 0.3],
    [3.01, 0.12],
  ] as const) {
    const voice = new OscillatorNode(context, { type: 'sine', frequency: pitch * times });
    voice
      .connect(fading(context, { at, seconds: seconds / times, loudness: loudness * share }))
      .connect(context.destination);
    voice.start(at);
    voice.stop(at + seconds);
  }
}

/** Two dice over felt: knocks that come closer together and grow quieter, the last two by themselves. */
export function playDice(context: BaseAudioContext, from: number): void {
  const beats = [0, 0.11, 0.19, 0.31, 0.38, 0.5, 0.58, 0.71, 0.95, 1.06];
  for (const [index, beat] of beats.entries()) {
    const weight = 1 - index / (beats.length + 4);
    knock(context, {
      at: from + beat,
      pitch: 1_400 + (index % 3) * 420,
      seconds: 0.07,
      loudness: 0.7 * weight,
    });
  }
}

/** A chip on a chip: two clicks, the second higher. */
export function playChips(context: BaseAudioContext, from: number): void {
  knock(context, { at: from, pitch: 3_400, seconds: 0.05, loudness: 0.5 });
  knock(context, { at: from + 0.045, pitch: 4_600, seconds: 0.06, loudness: 0.4 });
}

/** The dealer's stick on the rail: one low note that says, listen. */
export function playCall(context: BaseAudioContext, from: number): void {
  strike(context, { at: from, pitch: 330, seconds: 0.5, loudness: 0.25 });
}

/** A fifth and an octave upwards, short and without a fanfare. */
export function playWin(context: BaseAudioContext, from: number): void {
  for (const [index, pitch] of [523.25, 783.99, 1_046.5].entries())
    strike(context, { at: from + index * 0.11, pitch, seconds: 0.7, loudness: 0.2 });
}

/** Two soft notes upwards: somebody has come in. */
export function playJoin(context: BaseAudioContext, from: number): void {
  for (const [index, pitch] of [392, 523.25].entries())
    strike(context, { at: from + index * 0.13, pitch, seconds: 0.4, loudness: 0.14 });
}

/** The bell of the house, twice: whoever still wants to bet does so now. */
export function playLastCall(context: BaseAudioContext, from: number): void {
  for (const at of [0, 0.28]) strike(context, { at: from + at, pitch: 659.25, seconds: 0.6, loudness: 0.2 });
}
