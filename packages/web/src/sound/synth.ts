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

/** Two dice over a table: they leave the hand, touch the cloth, the rail and the cloth again, and patter out, as they do on a screen. */
export function playDice(context: BaseAudioContext, from: number): void {
  const touches = [
    [0, 2_600, 0.2],
    [0.07, 2_400, 0.16],
    [0.29, 1_400, 0.7],
    [0.325, 1_650, 0.6],
    [0.54, 2_300, 0.75],
    [0.576, 2_500, 0.65],
    [0.8, 1_500, 0.45],
    [0.825, 1_750, 0.4],
    [0.9, 1_900, 0.22],
    [0.96, 2_000, 0.16],
    [1.06, 1_900, 0.1],
  ] as const;
  for (const [at, pitch, loudness] of touches)
    knock(context, { at: from + at, pitch, seconds: 0.07, loudness });
}

/** They fall onto their faces, and rock once. */
export function playLanding(context: BaseAudioContext, from: number): void {
  const touches = [
    [0.35, 1_250, 0.6],
    [0.375, 1_500, 0.5],
    [0.46, 1_700, 0.16],
    [0.49, 1_900, 0.12],
  ] as const;
  for (const [at, pitch, loudness] of touches)
    knock(context, { at: from + at, pitch, seconds: 0.08, loudness });
}

/** The notes of what a room stops for: how high, and how many seconds after the first. */
const tunes = {
  // Two eyes open.
  'snake eyes': [
    [233.08, 0.25],
    [311.13, 0.5],
  ],
  // The twins meet, and ring.
  'hard way': [
    [392, 0.36],
    [587.33, 0.38],
    [783.99, 0.4],
  ],
  // The dice go on, step by step.
  'seven out': [
    [392, 0],
    [349.23, 0.22],
    [293.66, 0.44],
  ],
  'big win': [
    [523.25, 0],
    [659.25, 0.11],
    [783.99, 0.22],
    [1_046.5, 0.33],
    [1_318.5, 0.9],
  ],
  'full set': [
    [392, 0.18],
    [440, 0.3],
    [493.88, 0.42],
    [523.25, 0.54],
    [587.33, 0.66],
    [659.25, 0.78],
    [783.99, 1.06],
  ],
} as const;

export type Tune = keyof typeof tunes;

/** A short tune for what a room stops for. */
export function playMoment(context: BaseAudioContext, from: number, tune: Tune): void {
  for (const [pitch, at] of tunes[tune])
    strike(context, { at: from + at, pitch, seconds: 0.7, loudness: 0.16 });
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
