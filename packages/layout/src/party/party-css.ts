import { colours } from '../colours.ts';

const { ivory, brass, win } = colours;

/** The dress of the party's table. */
export const partyCss = `
.party text{font-family:'Barlow Condensed','Arial Narrow',sans-serif;font-weight:700;text-anchor:middle}
.party .start{text-anchor:start}
.party .end{text-anchor:end}
.party .corner{text-anchor:start}
.party .name,.party .figure{fill:${ivory}}
.party .label{font-weight:600;fill:${brass}}
.party .said{font-weight:600;fill:${win}}
.party .soft{font-weight:600;fill:${ivory};fill-opacity:.85}
.party .brass{fill:none;stroke:${brass};stroke-opacity:.85}
.party .edge text{font-weight:600;fill:${brass};fill-opacity:.9}
.party .parting{stroke:${brass};stroke-opacity:.3}
.party .turn{fill:${win};fill-opacity:.13}
.party .bar{fill:${win}}
.party .ring{fill:none;stroke:${brass}}
.party .ring.left{fill:${win};stroke:${win}}
.party .spot{fill:none;stroke:${brass};stroke-opacity:.7}
`;
