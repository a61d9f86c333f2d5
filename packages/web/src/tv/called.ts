import { sayCall } from '@dicepit/engine';
import type { Screen } from '@dicepit/wire';
import { callWords, language, said } from './said.ts';

/** The call of a screen in the words that stand on it; nothing where there is none. */
export function callOn(screen: Screen): string {
  if (screen.is === 'lobby' || screen.call === null) return '';
  const { called, house } = screen.call.call;
  return house[language] || sayCall(callWords, called);
}

/** What dice show, said out: `two threes and a five`. */
export function facesSaid(faces: readonly number[]): string {
  const parts = faces
    .filter((face, at) => faces.indexOf(face) === at)
    .map((face) => {
      const times = said.faces[faces.filter((each) => each === face).length - 1];
      return (times && times[face - 1]) || '';
    });
  const last = parts.pop() || '';
  return parts.length === 0 ? last : said.facesAnd({ first: parts.join(', '), last });
}
