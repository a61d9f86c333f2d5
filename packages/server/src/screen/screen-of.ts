import { bankedScreen } from './banked-screen.ts';
import { partyScreen } from './party-screen.ts';
import type { Picture, Shown } from './shown.ts';

/**
 * A table as a television shows it. The set on the wall holds no rules and may be ten years old: everything that
 * it lights, writes and lists is worked out here.
 */
export function screenOf(shown: Shown): Picture | undefined {
  const { state } = shown;
  switch (state.is) {
    case 'unset':
      return undefined;
    case 'banked':
      return bankedScreen({ ...shown, state });
    case 'party':
      return partyScreen({ ...shown, state });
  }
}
