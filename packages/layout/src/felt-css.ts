import { colours } from './colours.ts';

const { ivory, brass, win, ink } = colours;

/**
 * The dress of a felt and its states, in CSS that a television of 2018 understands. `called` dims the felt,
 * `out` darkens it, `lit` lights one area; a screen may set them itself without drawing the felt again.
 */
export const feltCss = `
.felt text{font-family:'Barlow Condensed','Arial Narrow',sans-serif;font-weight:700;fill:${ivory};text-anchor:middle}
.felt .odds{font-weight:600;fill:${brass}}
.felt .note{font-weight:600}
.felt .tint{fill:${ivory};fill-opacity:.018}
.felt .spine .tint{fill:#000;fill-opacity:.24}
.felt .line{fill:none;stroke:${ivory};stroke-width:3.5}
.felt .hair{fill:none;stroke:${brass};stroke-width:1.25;stroke-opacity:.6}
.felt .brass{fill:none;stroke:${brass};stroke-opacity:.85;stroke-width:2}
.felt .rule{fill:none;stroke:${brass};stroke-width:1.5}
.felt .gem{fill:${brass}}
.felt .ring{fill:none;stroke:${brass};stroke-width:3}
.felt .spot{fill:none;stroke:${brass};stroke-dasharray:3 3}
.felt .edge text{font-weight:600;fill:${brass};fill-opacity:.9}
.felt .light,.felt .glow,.felt .win,.felt .chips{display:none}
.felt .puck{display:none}
.felt .puck.on,.felt .puck.off{display:inline}
.felt .puck circle{fill:${ink};stroke:${ivory}}
.felt .puck.on circle{fill:${ivory};stroke:${ink}}
.felt .puck.on text{fill:${ink}}
.felt .shade{fill:#000;fill-opacity:0}
.felt .win rect{fill:${win}}
.felt .win text{fill:${ink}}
.felt .mark.done circle{fill:${win};stroke:${win}}
.felt .mark.done text{fill:${ink}}
.felt .stack text{fill:${ink}}
.felt-portrait .line{stroke-width:2}
.felt-portrait .hair{stroke-width:.9}
.felt-portrait .brass{stroke-width:1.25}
.felt-portrait .ring{stroke-width:1.75}
.felt-portrait .rule{stroke-width:1}
.felt.called .shade,.felt.out .shade{fill-opacity:.3}
.felt.out .area{opacity:.7}
.felt.called .area,.felt.called .plate,.felt.called .gutter{opacity:.5}
.felt.called .area.live{opacity:.86}
.felt.called .area.lit{opacity:1}
.felt .stack.lost{opacity:.34}
.felt .lit .light,.felt .lit .win,.felt .lit .glow{display:inline}
.felt .lit .glow{fill:none;stroke:${win};stroke-linejoin:round}
.felt .lit .eyebrow,.felt .lit .hair{display:none}
.felt .lit .line{stroke:${win};stroke-width:8}
.felt .lit .odds{fill:${win}}
.felt-portrait .lit .line{stroke-width:4}
`;
