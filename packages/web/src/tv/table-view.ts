import type { BankedScreen } from '@dicepit/wire';
import { bankedBar } from './bar.ts';
import { h, slot } from './dom.ts';
import { feltView } from './felt.ts';
import { railBottom, railTop } from './rail.ts';
import { callPart, joinPart, lastPart, noticesPart, paysPart, setsPart, shooterPart } from './side.ts';
import type { View } from './view.ts';

/** A banked table: the bar, the felt between its rails, and the column at the side. */
export function tableView(): View<BankedScreen> {
  const felt = feltView();
  const bar = h('header.top');
  const top = h('ul.rail.top');
  const bottom = h('ul.rail.bottom');
  const parts = {
    call: h('section.call'),
    turn: h('section.shoot'),
    pays: h('section'),
    notices: h('section.notices'),
    last: h('section.results'),
    join: h('section.join'),
  };
  parts.call.setAttribute('aria-live', 'polite');
  const draw = {
    bar: slot(bar),
    top: slot(top),
    bottom: slot(bottom),
    call: slot(parts.call),
    turn: slot(parts.turn),
    pays: slot(parts.pays),
    notices: slot(parts.notices),
    last: slot(parts.last),
    join: slot(parts.join),
  };
  const side = h('aside.side', parts.call, parts.turn, parts.pays, parts.notices, parts.last, parts.join);

  return {
    places: [bar, h('main.table', top, felt.place, bottom), side],
    show: (screen) => {
      const { seats, call, phase, sets, shooter, pays, bets, notices, last, join } = screen;
      draw.bar([phase, screen.phases, screen.limits, screen.age, screen.title], () => bankedBar(screen));
      top.classList.toggle('tight', seats.length > 8);
      draw.top(seats, () => railTop(screen));
      draw.bottom([seats, screen.dealer], () => railBottom(screen));
      felt.show(screen);
      draw.call([call, screen.trail, phase === 'dice out' || phase === 'cup shaken'], () => callPart(screen));
      parts.turn.className = sets === null ? 'shoot' : 'count';
      parts.turn.hidden = screen.thrower === 'dealer' && screen.waiting === null;
      draw.turn([shooter, sets, phase, last[0], screen.waiting], () =>
        sets === null ? shooterPart(screen) : setsPart(sets),
      );
      draw.pays([phase, pays, bets, notices.length], () => paysPart(screen));
      // Where notices hang, the bars give way: the last twenty say the same.
      side.classList.toggle('noticed', notices.length > 0);
      parts.notices.hidden = notices.length === 0;
      draw.notices(notices, () => noticesPart(screen));
      draw.last(last, () => lastPart(screen));
      draw.join(join, () => joinPart(join));
    },
  };
}
