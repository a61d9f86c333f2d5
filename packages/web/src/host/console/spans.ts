import { hostWords } from '../said.ts';

/** How long something has lasted, as one would say it: `40 s`, `12 min`, `1 h 12 min`. */
export function lasted(milliseconds: number): string {
  const { seconds, minutes, hours } = hostWords.value.desk;
  const whole = Math.max(0, Math.floor(milliseconds / 1_000));
  if (whole < 90) return seconds({ seconds: whole });
  const passed = Math.floor(whole / 60);
  return passed < 60
    ? minutes({ minutes: passed })
    : hours({ hours: Math.floor(passed / 60), minutes: passed % 60 });
}
