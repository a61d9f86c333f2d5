import type { Face, FaceDrawing } from '@dicepit/engine';

/** The drawings that faces of dice may have, on a die of 100 units; drawn with the rule that leaves holes free. */
const drawings: Readonly<Record<FaceDrawing, string>> = {
  crown: 'M14 70L10 30L31 48L50 16L69 48L90 30L86 70zM14 76H86V86H14z',
  anchor:
    'M45 32A12 12 0 1 1 55 32V38H69V47H55V75C67 73 75 67 78 58L69 60L83 42L94 61L86 59C83 77 69 87 50 89C31 87 17 77 14 59L6 61L17 42L31 60L22 58C25 67 33 73 45 75V47H31V38H45zM50 15A5 5 0 1 0 50 25A5 5 0 1 0 50 15z',
  heart: 'M50 86C20 62 12 48 12 34A19 19 0 0 1 50 28A19 19 0 0 1 88 34C88 48 80 62 50 86z',
  diamond: 'M50 10L82 50L50 90L18 50z',
  club: 'M50 12A17 17 0 0 1 64 39A17 17 0 1 1 55 66C55 76 58 82 65 88H35C42 82 45 76 45 66A17 17 0 1 1 36 39A17 17 0 0 1 50 12z',
  spade:
    'M50 10C74 34 87 46 87 60A17 17 0 0 1 55 68C55 77 58 83 65 88H35C42 83 45 77 45 68A17 17 0 0 1 13 60C13 46 26 34 50 10z',
};

/** The drawing of a face on a die of 100 units; nothing where it has only a character. */
export const facePath = ({ drawing }: Face): string | undefined =>
  drawing === undefined ? undefined : drawings[drawing];
