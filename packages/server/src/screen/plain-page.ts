import { writeMoney } from '@dicepit/engine';
import { writeClause } from '@dicepit/games';
import type { BankedScreen, PartyScreen, TableScreen } from '@dicepit/wire';

/** Every so many seconds the page asks for itself anew. */
const REFRESH_SECONDS = 5;

/** A table for sets that are too old for anything else: results, the sign and the seats, as plain as a page can be. */
export function plainTable(screen: TableScreen): string {
  const body = screen.is === 'banked' ? bankedLines(screen) : partyLines(screen);
  const { paused: pausing } = screen;
  const by = pausing?.by === undefined ? '' : ` by ${pausing.by}`;
  const paused = pausing === null ? [] : [line(`The pit is paused${by}.`)];
  return page(`${screen.game}, ${screen.title}`, [
    ...paused,
    ...body,
    line(`Join at ${screen.join.address}`),
    '<p><a href="../../plain">All tables</a></p>',
  ]);
}

function bankedLines({
  call,
  phase,
  limits,
  last,
  seats,
  shooter,
  notices,
  fault,
  money: { symbol },
}: BankedScreen): readonly string[] {
  const money = (cents: number): string => writeMoney(cents, symbol ?? undefined);
  const called =
    call === null
      ? []
      : call.is === 'void'
        ? [`${call.words.en}: ${call.reason} (${writeClause(call.clause)})`]
        : [`${call.words.en}${shown(call.faces)}, roll ${call.number}`];
  return [
    line(phase),
    ...called.map((text) => `<h2>${escape(text)}</h2>`),
    ...(fault === null ? [] : [line(`The table has stopped: ${fault.cause} (${writeClause(fault.clause)})`)]),
    ...(shooter === null ? [] : [line(`Shooter: ${shooter.name}`)]),
    ...(limits === null ? [] : [line(`Minimum ${money(limits.minimum)}, maximum ${money(limits.maximum)}`)]),
    ...notices.flatMap((notice) =>
      notice.is === 'closing'
        ? [line(`Closes at ${new Date(notice.at).toISOString().slice(11, 16)} UTC`)]
        : [],
    ),
    line(
      `Last results: ${last.map(({ total, hard }) => `${total}${hard ? ' hard' : ''}`).join(', ') || 'none yet'}`,
    ),
    list(
      seats.flatMap(({ seat, name, rack }) => (name === null ? [] : [`${seat}. ${name}: ${money(rack)}`])),
    ),
  ];
}

/** The faces behind a call, where they were read. */
const shown = (faces: readonly number[]): string => (faces.length === 0 ? '' : ` (${faces.join('-')})`);

const partyLines = ({ call, phase, rows, kitty, next, winner }: PartyScreen): readonly string[] => [
  line(phase),
  ...(call === null ? [] : [`<h2>${escape(`${call.words.en} (${call.faces.join('-')})`)}</h2>`]),
  line(`Kitty: ${kitty}`),
  list(
    rows.map(({ seat, name, left, rack }) => {
      const mark = seat === winner ? ', wins' : seat === next ? ', dice next' : '';
      return `${name}: ${left} cards to go, ${rack} chips${mark}`;
    }),
  ),
];

const page = (title: string, parts: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>${escape(title)}</title></head>`,
    `<body><h1>${escape(title)}</h1>${parts.join('')}</body></html>`,
  ].join('');

const line = (text: string): string => `<p>${escape(text)}</p>`;

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
