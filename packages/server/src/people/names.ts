import { staffRoles } from '@dicepit/engine';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import unhomoglyph from 'unhomoglyph';

/** A name as it is compared: two names that read alike are one. */
export const foldedName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * What a name looks like: two names that share one of these cannot be told apart by looking. By Unicode's list of
 * confusables, in the letters as they are typed and as small ones, since some look alike only as capitals. What cannot
 * be seen is left out.
 */
export function looksOf(name: string): readonly string[] {
  const visible = name.normalize('NFKC').replace(unseen, '');
  return [
    ...new Set([visible, visible.toLowerCase()].map((text) => foldedName(plainest(text).toLowerCase()))),
  ];
}

/** The same letters for all that look like them. Twice, since what becomes a small letter may look like another. */
const plainest = (text: string): string =>
  unhomoglyph(unhomoglyph(text.normalize('NFD')).toLowerCase().normalize('NFD')).normalize('NFC');

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** Why nobody may go by a name, whoever gives it: there is nothing to be read, or it turns around what stands beside it. */
export function unreadableName(name: string): ServerRefusal | undefined {
  if (/\p{Bidi_Control}/u.test(name)) return { code: 'CONFLICT', case: 'name-turns' };
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(name.replace(unseen, ''))
    ? undefined
    : { code: 'CONFLICT', case: 'name-unseen' };
}

/** Why a guest may not go by a name, if so. The host may give anybody any name. */
export function unfitName(name: string): ServerRefusal | undefined {
  const plain = withoutDisguise(name);
  if (reserved.has(plain) || looksOf(name).some((look) => reservedLooks.has(look)))
    return { code: 'CONFLICT', case: 'name-of-staff', name };
  return unfitWord(name) ? { code: 'CONFLICT', case: 'name-unfit' } : undefined;
}

/** Whether something that is shown to everybody has a word in it that is not fit for a family table. */
export function unfitWord(text: string): boolean {
  const plain = withoutDisguise(text);
  const words = plain.split(' ');
  return (
    unfitAnywhere.some((part) => plain.replaceAll(' ', '').includes(part)) ||
    unfitWords.some((word) => words.includes(word))
  );
}

const reserved: ReadonlySet<string> = new Set([
  'house',
  'the house',
  ...staffRoles.map((role) => role.replaceAll('-', ' ')),
  'host',
  'supervisor',
  'staff',
  'cashier',
  'pit boss',
  'croupier',
  'haus',
  'das haus',
  'gastgeber',
  'dicepit',
]);

const reservedLooks: ReadonlySet<string> = new Set([...reserved].flatMap(looksOf));

/** Turned by thirteen letters, so that the list can be looked at without being read. */
const turned = (text: string): readonly string[] =>
  text
    .split(' ')
    .map((word) =>
      word.replace(/[a-z]/g, (letter) => String.fromCodePoint(((letter.charCodeAt(0) - 84) % 26) + 97)),
    );

/** Refused wherever they stand in a name. */
const unfitAnywhere = turned('shpx avttre snttbg juber jnaxre ovgpu');
/** Refused as words by themselves, since decent names have them inside. */
const unfitWords = turned(
  'fuvg cravf intvan cbea anmv uvgyre encr encvfg fyhg qvyqb avttn snt pbpx phag gjng',
);

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withoutDisguise = (name: string): string =>
  foldedName(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[0134570@$!]/g, (sign) => disguises[sign] ?? sign)
    .replace(/[^\p{L}\p{N} ]/gu, '');
