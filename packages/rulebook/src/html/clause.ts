import { addressOf } from '../anchor.ts';
import type { ClauseEntry, ReadingEntry, Section } from '../model.ts';
import type { ReadingTable } from '../source.ts';
import { drawing } from './drawing.ts';
import { html, type Markup } from './markup.ts';
import { breakable, linkTo, prose } from './prose.ts';
import { wagerBlock } from './wagers.ts';

export const section = ({ clauses, id, number, title }: Section): Markup => html`
<section class="part" aria-labelledby="${id}"><h2 id="${id}">${number === undefined ? undefined : html`<span class="number">${number}</span> `}${title}</h2>
${clauses.map(clause)}</section>`;

function clause(entry: ClauseEntry): Markup {
  const { drawings, groups, label, readings, rule, says, seeAlso, software, treatment } = entry;
  return html`<article class="clause" id="${entry.clause}"><h3><a href="${addressOf(entry.clause)}" aria-label="Clause ${label}, link to it">${breakable(label)}</a></h3>
<div class="body"><p class="rule">${prose(rule)}</p>
<p class="software"><span class="badge ${treatment}">${treatment}</span> ${prose(software)}</p>
${says.length > 0 ? html`<ul class="says">${says.map((line) => html`<li>${line}</li>`)}</ul>` : undefined}${readings.map(reading)}${
  seeAlso.length > 0
    ? html`<p class="see">See also ${seeAlso.map(({ id, to }, index) => html`${index > 0 ? ', ' : ''}${linkTo(to, id)}`)}</p>`
    : undefined
}</div>${drawings.length + groups.length > 0 ? html`<div class="full">${drawings.map(drawing)}${groups.map(wagerBlock)}</div>` : undefined}</article>
`;
}

const reading = ({
  anchor,
  id,
  kind,
  question,
  reading: chosen,
  table,
  why,
}: ReadingEntry): Markup => html`<aside class="reading" id="${anchor}" aria-label="${kind === 'slip' ? 'Slip' : 'Reading'} ${id}"><p><a class="id" href="${addressOf(anchor)}">${id}</a> <span class="kind">${kind === 'slip' ? 'Slip in the text' : 'Reading chosen'}</span></p>
<p class="question">${prose(question)}</p><p class="chosen">${prose(chosen)}</p>${why === undefined ? undefined : html`<p class="why">${prose(why)}</p>`}${table === undefined ? undefined : readingTable(table)}</aside>
`;

const readingTable = ({ caption, head, rows }: ReadingTable): Markup =>
  html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    ([
      first = '',
      ...rest
    ]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
  )}</tbody></table></div>`;
