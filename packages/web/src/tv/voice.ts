import type { Screen } from '@dicepit/wire';
import { callOn } from './called.ts';
import { language, locale } from './said.ts';

// A browser looks for its voices when it is first asked for them, and has them a moment later.
if ('speechSynthesis' in window) speechSynthesis.getVoices();

/** The voice of this set in the language of the screen; many sets have none. */
export function voiceHere(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang }) => lang.slice(0, 2).toLowerCase() === language);
  return voices.find(({ lang }) => lang.replace('_', '-') === locale) || voices[0];
}

/** Says the call of a screen aloud. Every word of it stands on the screen as well. */
export function speakCall(screen: Screen): void {
  const voice = voiceHere();
  const words = callOn(screen);
  if (voice === undefined || words === '') return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.voice = voice;
  spoken.lang = voice.lang;
  spoken.rate = 0.95;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
