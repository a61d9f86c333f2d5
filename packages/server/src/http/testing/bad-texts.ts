import type { Chance } from '@dicepit/games';

/** Ways to spoil a good text of JSON, so that it is none, or means two things. */
export const badTexts: readonly ((text: string, chance: Chance) => string | Buffer)[] = [
  () => '',
  () => '{',
  () => 'nonsense',
  () => 'NaN',
  () => '{"a":NaN}',
  () => '{"a":Infinity}',
  () => '{"a":-}',
  () => '{"a":01}',
  () => "{'a':1}",
  () => '{"a":1,}',
  () => '{"a":1}{"a":1}',
  () => '// comment\n{}',
  (text, chance) => text.slice(0, -1 - chance(Math.max(1, text.length - 1))),
  (text) => `\uFEFF${text}`,
  (text) => `${text}\u0000`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x7d])]),
  (text) =>
    Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}'), Buffer.from(text)]),
  (text) => `{"a":1,"a":2,${text.slice(1)}`,
  (text) => `{"__proto__":{"roles":["operator"]},${text.slice(1)}`,
  (text) => `{"\\u005f_proto__":{"roles":["operator"]},${text.slice(1)}`,
  (text) => `{"constructor":{"prototype":{}},${text.slice(1)}`,
  () => '['.repeat(30_000) + ']'.repeat(30_000),
  () => '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
  () => `[${'[],'.repeat(20_000)}[]]`,
  () => `{"a":${'9'.repeat(60_000)}}`,
  () => `{"a":"${'\\u0000'.repeat(9_000)}"}`,
  (_, chance) => Buffer.from(Array.from({ length: 1 + chance(500) }, () => chance(256))),
];
