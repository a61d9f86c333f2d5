import { encode } from 'uqr';

/** A link as a QR code of half blocks, a line of text to two rows; dark on light whatever the terminal's colours. */
export function qrLines(text: string): readonly string[] {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = (row: number, column: number): boolean => data[row]?.[column] ?? false;
  return Array.from({ length: Math.ceil(size / 2) }, (_, line) =>
    Array.from({ length: size }, (_, column) =>
      blockOf(dark(line * 2, column), dark(line * 2 + 1, column)),
    ).join(''),
  );
}

/** Light is drawn and dark is left out: terminals are dark, and a code the other way round is not read by all phones. */
const blockOf = (upper: boolean, lower: boolean): string => (upper ? (lower ? ' ' : '▄') : lower ? '▀' : '█');

/** What a phone needs to join a Wi-Fi. */
export function wifiText(name: string, password?: string): string {
  const escaped = (text: string): string => text.replaceAll(/[\\;,":]/g, (sign) => `\\${sign}`);
  return password === undefined || password === ''
    ? `WIFI:T:nopass;S:${escaped(name)};;`
    : `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}
