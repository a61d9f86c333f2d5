import type { ReadingTable } from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import { toAddress } from '../anchor.ts';
import type { ClauseEntry, ReadingEntry, Section } from '../model.ts';
import { quotedIn, sayLine } from '../words.ts';
import { drawing } from './drawing.ts';
import { html, inLanguage, type Markup } from './markup.ts';
import { part } from './part.ts';
import { breakable, headed, linkTo, prose } from './prose.ts';
import { wideTable } from './table.ts';
import { wagerBlock } from './wager-html.ts';

/** One part of the published text, clause by clause. */
export const section = ({ clauses, ...heading }: Section, print: Print): Markup =>
  part(heading, ...clauses.map((each) => clause(each, print)));

function clause(entry: ClauseEntry, print: Print): Markup {
  const { drawings, groups, readings, rule, says, seeAlso, software, treatment } = entry;
  const { book: said, treatments } = print.words;
  const label = headed(entry.label);
  const quoted = inLanguage(quotedIn(print));
  return html`<article class="clause" id="${entry.clause}">
<h3><a href="${toAddress(entry.clause)}" aria-label="${said.clauseLink({ clause: label })}">${breakable(label)}</a></h3>
<div class="body">
<p class="rule"${quoted}>${prose(rule, print)}</p>
<p class="software"><span class="badge ${treatment}">${treatments[treatment].name}</span>
<span${quoted}>${prose(software, print)}</span></p>
${says.length > 0 && html`<ul class="says">${says.map((line) => html`<li>${sayLine(line)}</li>`)}</ul>`}
${readings.map((each) => reading(each, print))}
${seeAlso.length > 0 && html`<p class="see">${around(said.seeAlso, listed(seeAlso))}</p>`}
</div>
${
  drawings.length + groups.length > 0 &&
  html`<div class="full">
${drawings.map((picture) => drawing(picture, print))}${groups.map((group) => wagerBlock(group, print))}</div>`
}
</article>
`;
}

/** A message whose list is made of links. */
function around(message: (figures: { readonly list: string }) => string, list: readonly Markup[]): Markup {
  const [before = '', after = ''] = message({ list: GAP }).split(GAP);
  return html`${before}${list}${after}`;
}

const GAP = '\u{E000}';

const listed = (readings: ClauseEntry['seeAlso']): readonly Markup[] =>
  readings.map(({ id, to }, index) => html`${index > 0 && ', '}${linkTo(to, id)}`);

function reading(entry: ReadingEntry, print: Print): Markup {
  const { anchor, id, kind, question, reading: chosen, table, why } = entry;
  const { book: said } = print.words;
  const quoted = inLanguage(quotedIn(print));
  const [name, words] =
    kind === 'slip' ? [said.slipNamed({ id }), said.slip] : [said.readingNamed({ id }), said.reading];
  return html`<aside class="reading" id="${anchor}" aria-label="${name}">
<p><a class="id" href="${toAddress(anchor)}">${id}</a> <span class="kind">${words}</span></p>
<p class="question"${quoted}>${prose(question, print)}</p>
<p class="chosen"${quoted}>${prose(chosen, print)}</p>
${why !== undefined && html`<p class="why"${quoted}>${prose(why, print)}</p>`}
${table !== undefined && html`<div${quoted}>${readingTable(table)}</div>`}</aside>
`;
}

const readingTable = ({ caption, head, rows }: ReadingTable): Markup =>
  wideTable(caption, { caption, columns: head.map((title) => ({ title })), rows });
