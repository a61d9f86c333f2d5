import { sayCall } from '@dicepit/engine';
import { writeClause } from '@dicepit/games';
import type { BankedScreen, PartyScreen, SpokenCall, TableScreen } from '@dicepit/wire';
import { BASE, callsIn, type LanguageTag, type PlainLine, type Teller } from '@dicepit/words';
import { tellerIn } from '../pit/tellers.ts';

/** Every so many seconds the page asks for itself anew. */
const REFRESH_SECONDS = 5;

/** A table for sets that are too old for anything else: results, the sign and the seats, as plain as a page can be. */
export function plainTable(screen: TableScreen, teller: Teller = tellerIn()): string {
  const { symbol } = screen.money;
  const told = (line: PlainLine): string => escape(teller.tell(line, symbol ?? undefined) ?? line.case);
  const body = screen.is === 'banked' ? bankedParts(screen, told, teller) : partyParts(screen, told, teller);
  const title = `${screen.game}, ${screen.title}`;
  return page(teller, title, [
    ...pausedParts(screen, told),
    ...body,
    line(told({ code: 'Plain', case: 'join', address: screen.join.address })),
    `<p><a href="../../plain">${told({ code: 'Plain', case: 'tables' })}</a></p>`,
  ]);
}

type TellLine = (line: PlainLine) => string;

function pausedParts({ paused }: TableScreen, told: TellLine): readonly string[] {
  if (paused === null) return [];
  const { by } = paused;
  return [
    line(
      told(by === undefined ? { code: 'Plain', case: 'paused' } : { code: 'Plain', case: 'pausedBy', by }),
    ),
  ];
}

function bankedParts(screen: BankedScreen, told: TellLine, { language }: Teller): readonly string[] {
  const { call, phase, limits, last, seats, shooter, notices, fault } = screen;
  const results = last.map(
    ({ total, hard }) => ({ code: 'Plain', case: hard ? 'resultHard' : 'result', total }) as const,
  );
  const lines: readonly PlainLine[] = [
    ...(fault === null
      ? []
      : [{ code: 'Plain', case: 'stopped', ...cited(fault), cause: textIn(fault.cause, language) } as const]),
    ...(shooter === null ? [] : [{ code: 'Plain', case: 'shooter', name: shooter.name } as const]),
    ...(limits === null ? [] : [{ ...limits, code: 'Plain', case: 'limits' } as const]),
    ...notices.flatMap((notice) =>
      notice.is === 'closing' ? [{ code: 'Plain', case: 'closes', at: notice.at } as const] : [],
    ),
    results.length === 0 ? { code: 'Plain', case: 'noResults' } : { code: 'Plain', case: 'results', results },
  ];
  return [
    line(told({ code: 'Plain', case: 'phase', phase })),
    ...(call === null ? [] : [heading(told(callLine(call, language)))]),
    ...lines.map((each) => line(told(each))),
    list(
      seats.flatMap(({ seat, name, rack }) =>
        name === null ? [] : [told({ code: 'Plain', case: 'seat', seat, name, rack })],
      ),
    ),
  ];
}

/** The call, with the faces behind it where they were read. */
function callLine(shown: NonNullable<BankedScreen['call']>, language: LanguageTag): PlainLine {
  const call = inWords(shown.call, language);
  if (shown.is === 'void')
    return { code: 'Plain', case: 'void', call, reason: textIn(shown.reason, language), ...cited(shown) };
  const { faces, number } = shown;
  if (faces.length === 0) return { code: 'Plain', case: 'called', call, roll: number };
  return { code: 'Plain', case: 'calledFaces', call, faces, roll: number };
}

const inWords = ({ called, house }: SpokenCall, language: LanguageTag): string =>
  house[language] ?? sayCall(callsIn(language), called);

const textIn = (texts: Readonly<Record<string, string>>, language: LanguageTag): string =>
  texts[language] ?? texts[BASE] ?? '';

const cited = ({ clause }: { readonly clause: string }) => ({ clause: writeClause(clause) });

const partyParts = (
  { call, phase, rows, kitty, next, winner }: PartyScreen,
  told: TellLine,
  { language }: Teller,
): readonly string[] => [
  line(told({ code: 'Plain', case: 'phase', phase })),
  ...(call === null
    ? []
    : [
        heading(
          told({ code: 'Plain', case: 'thrown', call: inWords(call.call, language), faces: call.faces }),
        ),
      ]),
  line(told({ code: 'Plain', case: 'kitty', kitty })),
  list(
    rows.map(({ seat, name, left, rack }) => {
      const mark = seat === winner ? 'rowWins' : seat === next ? 'rowNext' : 'row';
      return told({ code: 'Plain', case: mark, name, left, rack });
    }),
  ),
];

const page = ({ language }: Teller, title: string, parts: readonly string[]): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}"><title>${escape(title)}</title></head>`,
    `<body><main><h1>${escape(title)}</h1>${parts.join('')}</main></body></html>`,
  ].join('');

const heading = (html: string): string => `<h2>${html}</h2>`;

const line = (html: string): string => `<p>${html}</p>`;

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
