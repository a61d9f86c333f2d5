import type { ReadingTable } from '@dicepit/engine';
import { addressOf } from '../anchor.ts';
import type { ClauseEntry, ReadingEntry, Section } from '../model.ts';
import { sayLine } from '../words.ts';
import { drawing } from './drawing.ts';
import { html, type Markup } from './markup.ts';
import { part } from './part.ts';
import { breakable, headed, linkTo, prose } from './prose.ts';
import { wideTable } from './table.ts';
import { wagerBlock } from './wager-html.ts';

/** One part of the published text, clause by clause. */
export const section = ({ clauses, ...heading }: Section): Markup => part(heading, ...clauses.map(clause));

function clause(entry: ClauseEntry): Markup {
  const { drawings, groups, readings, rule, says, seeAlso, software, treatment } = entry;
  const label = headed(entry.label);
  return html`<article class="clause" id="${entry.clause}">
<h3><a href="${addressOf(entry.clause)}" aria-label="Clause ${label}, link to it">${breakable(label)}</a></h3>
<div class="body">
<p class="rule">${prose(rule)}</p>
<p class="software"><span class="badge ${treatment}">${treatment}</span> ${prose(software)}</p>
${says.length > 0 && html`<ul class="says">${says.map((line) => html`<li>${sayLine(line)}</li>`)}</ul>`}
${readings.map(reading)}
${seeAlso.length > 0 && html`<p class="see">See also ${listed(seeAlso)}</p>`}
</div>
${
  drawings.length + groups.length > 0 &&
  html`<div class="full">
${drawings.map(drawing)}${groups.map(wagerBlock)}</div>`
}
</article>
`;
}

const listed = (readings: ClauseEntry['seeAlso']): readonly Markup[] =>
  readings.map(({ id, to }, index) => html`${index > 0 && ', '}${linkTo(to, id)}`);

function reading({ anchor, id, kind, question, reading: chosen, table, why }: ReadingEntry): Markup {
  const [name, words] = kind === 'slip' ? ['Slip', 'Slip in the text'] : ['Reading', 'Reading chosen'];
  return html`<aside class="reading" id="${anchor}" aria-label="${name} ${id}">
<p><a class="id" href="${addressOf(anchor)}">${id}</a> <span class="kind">${words}</span></p>
<p class="question">${prose(question)}</p>
<p class="chosen">${prose(chosen)}</p>
${why !== undefined && html`<p class="why">${prose(why)}</p>`}
${table !== undefined && readingTable(table)}</aside>
`;
}

const readingTable = ({ caption, head, rows }: ReadingTable): Markup =>
  wideTable(caption, { caption, columns: head.map((title) => ({ title })), rows });
