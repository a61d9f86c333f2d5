import type { Me } from '@dicepit/wire';
import { useState } from 'preact/hooks';
import { comeIn } from './coming-in.ts';
import { keptGuest } from './kept-guest.ts';
import { guestWords } from './said.ts';
import type { TurnedAway } from './turned-away.ts';

/** Somebody at the door: what they have typed, what is missing, and why they were turned away. */
export type Guest = {
  readonly name: string;
  readonly code: string;
  readonly isCodeKnown: boolean;
  readonly isAsking: boolean;
  readonly missing: string | undefined;
  readonly away: TurnedAway | undefined;
  readonly setName: (name: string) => void;
  readonly setCode: (code: string) => void;
  readonly forgetCode: () => void;
  readonly forget: () => void;
  /** Comes in; who they are then, where they were let in. The page does not know it yet. */
  readonly come: () => Promise<Me | undefined>;
};

export function useGuest(given: string): Guest {
  const kept = keptGuest();
  const [name, setName] = useState(kept.name);
  const [code, setCode] = useState(given === '' ? kept.code : given);
  const [isCodeKnown, setCodeKnown] = useState(given !== '');
  const [isAsking, setAsking] = useState(false);
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const [away, setAway] = useState<TurnedAway | undefined>(undefined);

  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setMissing(undefined);
    // A name that is taken and a code that is wrong are told until something else is typed.
    if (away?.is !== 'wait') setAway(undefined);
  };
  const come = async (): Promise<Me | undefined> => {
    const { nameNeeded, codeNeeded } = guestWords.value.join;
    const why = name.trim() === '' ? nameNeeded : code.trim() === '' ? codeNeeded : undefined;
    setMissing(why);
    if (why !== undefined || isAsking || away?.is === 'wait') return undefined;
    setAsking(true);
    setAway(undefined);
    const answer = await comeIn({ name: name.trim(), code: code.trim() });
    setAsking(false);
    if ('me' in answer) return answer.me;
    setAway(answer.away);
    // A code that came along and is not right has to be typed.
    if (answer.away.is === 'wrong code') setCodeKnown(false);
    return undefined;
  };
  return {
    name,
    code,
    isCodeKnown,
    isAsking,
    missing,
    away,
    setName: typed(setName),
    setCode: typed(setCode),
    forgetCode: () => {
      setCodeKnown(false);
      setCode('');
    },
    forget: () => setAway(undefined),
    come,
  };
}
