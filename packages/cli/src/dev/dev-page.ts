import { type Game, type Layout, type Roll, writeRoll } from '@dicepit/engine';
import { drawDie, drawFelt } from '@dicepit/layout';
import { gameText } from '../lab/chosen-game.ts';
import { figure, percent } from '../lab/number-text.ts';
import { languageSpoken, said, sum } from '../language.ts';
import { oddsSheet } from '../odds/odds-sheet.ts';
import { paysText, short } from '../odds/odds-text.ts';
import type { Scene } from './house-show.ts';
import type { Finding, PackVersion } from './pack-version.ts';

/** Parts of the page by their ids, as HTML. Whatever comes from a definition is escaped here. */
export type PageParts = Readonly<Record<string, string>>;

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page as it is first loaded; everything in it comes as parts. */
export const devPage = (): string => {
  const words = said().lab.dev;
  return `<!doctype html>
<html lang="${languageSpoken()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>dicepit dev</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="look.css">
</head>
<body data-ended="${escaped(words.ended)}">
<header class="bar">
<div><h1 id="name">dicepit dev</h1><p id="place"></p></div>
<p id="status" role="status"></p>
</header>
<main>
<section id="findings" aria-live="polite"></section>
<div class="work">
<section class="stage">
<header><h2>${escaped(words.table)}</h2><p id="stage"></p>
<div class="shapes" role="group" aria-label="${escaped(words.felt)}">
<button type="button" data-shape="wide" aria-pressed="true">${escaped(words.wide)}</button>
<button type="button" data-shape="portrait" aria-pressed="false">${escaped(words.portrait)}</button>
</div></header>
<div id="wide"></div>
<div id="portrait" hidden></div>
<div id="rolls"></div>
</section>
<div class="side">
<section><h2>${escaped(words.odds)}</h2><div id="odds"></div></section>
<section><h2>${escaped(words.tableOf)}</h2><div id="seats"></div><ol id="told"></ol></section>
</div>
</div>
<p id="deal"></p>
</main>
<script src="page.js"></script>
</body>
</html>
`;
};

/** What is known of the definition itself: its state, what was found, and the odds of the version that is shown. */
export function versionParts(
  version: PackVersion | undefined,
  shown: { readonly game: Game; readonly path: string } | undefined,
  at: Date,
): PageParts {
  const words = said().lab.dev;
  const isFaulty = version !== undefined && version.problems.length > 0;
  const time = new Intl.DateTimeFormat(languageSpoken(), { timeStyle: 'medium' }).format(at);
  const state =
    version === undefined
      ? pill('reading', words.looking)
      : isFaulty
        ? pill('faulty', words.faulty({ count: version.problems.length }))
        : pill('valid', words.valid);
  const [title, ...options] = shown === undefined ? ['dicepit dev'] : gameText(shown.game).split(/(?= \()/);
  return {
    status: `${state}<span class="time">${escaped(words.saved({ time }))}</span>`,
    findings: version === undefined ? '' : findingsHtml(version, shown !== undefined),
    ...(shown === undefined
      ? {}
      : {
          name: escaped(shown.game.name),
          place: escaped(`${title?.slice(shown.game.name.length + 2) ?? ''}${options.join('')}`),
          odds: oddsHtml(shown.game),
          deal: dealHtml(shown.path),
        }),
  };
}

const pill = (state: string, text: string): string => `<span class="pill ${state}">${escaped(text)}</span>`;

function dealHtml(path: string): string {
  const command = `dicepit serve --game ${path}`;
  return escaped(said().lab.dev.deal({ command })).replace(
    escaped(command),
    `<code>${escaped(command)}</code>`,
  );
}

function findingsHtml({ problems, warnings }: PackVersion, isShown: boolean): string {
  const words = said().lab.dev;
  const after = problems.length === 0 ? '' : isShown ? words.lastGood : words.nothingYet;
  return [
    listHtml('problems', words.problems, problems),
    listHtml('warnings', words.warnings, warnings),
    after === '' ? '' : `<p class="after">${escaped(after)}</p>`,
  ].join('');
}

function listHtml(kind: string, title: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const items = findings.map(
    ({ place, reason, wayOut, lines }) =>
      `<li><p><code class="place">${escaped(place)}</code> ${escaped(reason)}</p>${linesHtml(lines)}<p class="way-out">${escaped(wayOut)}</p></li>`,
  );
  return `<div class="${kind}"><h2>${escaped(title)}</h2><ul>${items.join('')}</ul></div>`;
}

const linesHtml = (lines: Finding['lines']): string =>
  lines.length === 0
    ? ''
    : `<pre>${lines
        .map(
          ({ number, text, isMeant }) =>
            `<span class="line${isMeant ? ' meant' : ''}"><i>${number}</i>${escaped(text)}</span>`,
        )
        .join('\n')}</pre>`;

function oddsHtml(game: Game): string {
  const { head } = said().odds;
  const { lines } = oddsSheet(game, { sort: 'layout' });
  const rows = lines.map(({ wager, pays, figures }) => {
    const edge = figures.edge.toNumber();
    const level = edge < 0 ? 'wrong' : edge > 1 / 3 ? 'steep' : '';
    return `<tr><th scope="row">${escaped(wager.name)}</th><td>${escaped(paysText(pays))}</td><td>${short(figures.win)}</td><td class="${level}">${escaped(percent(edge, 2))}</td><td>${escaped(figure(figures.rollsToDecision.toNumber(), 1))}</td></tr>`;
  });
  const names = [head.wager, head.pays, head.wins, head.edge, head.rolls];
  return `<table><thead><tr>${names.map((name) => `<th scope="col">${escaped(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The table at one moment. */
export function sceneParts(scene: Scene, layout: Layout): PageParts {
  const { game, chips, lit, roll, isOut, stage, seats, rolls, told } = scene;
  const words = said().lab.dev;
  const felt = (shape: 'wide' | 'portrait'): string =>
    drawFelt(game, layout, {
      shape,
      chips,
      lit,
      ...(roll === undefined ? {} : { roll }),
      diceOut: isOut,
      font: 'inherited',
      css: 'inherited',
      prefix: `${shape}-`,
    });
  const doing = isOut ? words.diceOut : roll === undefined ? words.noBets : '';
  return {
    wide: felt('wide'),
    portrait: felt('portrait'),
    stage: `${stage === undefined ? '' : pill('course', stage)}${doing === '' ? '' : `<span>${escaped(doing)}</span>`}`,
    rolls: rolls.map((each, index) => rollHtml(each, game, index === 0 && roll !== undefined)).join(''),
    seats: `<ul class="seats">${seats
      .map(
        ({ name, rack, isShooter }) =>
          `<li class="${isShooter ? 'shooter' : ''}"><b>${escaped(name)}</b> ${escaped(sum(rack))}</li>`,
      )
      .join('')}</ul>`,
    told: told.map((line) => `<li>${escaped(line)}</li>`).join(''),
  };
}

function rollHtml(roll: Roll, { faces }: Game, isLast: boolean): string {
  const dice =
    faces === undefined
      ? roll.map((pips) => drawDie(pips, isLast ? 34 : 22)).join('')
      : roll.map((pips) => `<b class="face">${escaped(faces[pips - 1]?.symbol ?? '')}</b>`).join('');
  return `<span class="roll${isLast ? ' last' : ''}" title="${writeRoll(roll)}">${dice}</span>`;
}
