import type { Glyph } from '../status/status.ts';

/** The drawn sign of a phase, so that a phase is never told by colour. */
export function PhaseGlyph({ glyph }: { readonly glyph: Glyph | 'away' }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      {drawn[glyph]}
    </svg>
  );
}

const line = { fill: 'none', stroke: 'currentColor', 'stroke-width': '2.4' } as const;

const drawn: Readonly<Record<Glyph | 'away', preact.JSX.Element>> = {
  open: (
    <>
      <circle cx="12" cy="12" r="9" {...line} />
      <circle cx="12" cy="12" r="3.6" fill="currentColor" />
    </>
  ),
  out: (
    <>
      <rect x="2.5" y="6" width="10" height="10" rx="2.4" {...line} transform="rotate(-14 7.5 11)" />
      <rect
        x="12"
        y="9.5"
        width="9.5"
        height="9.5"
        rx="2.4"
        fill="currentColor"
        transform="rotate(16 17 14)"
      />
    </>
  ),
  called: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4.5" {...line} />
      <circle cx="8.6" cy="8.6" r="1.9" fill="currentColor" />
      <circle cx="15.4" cy="15.4" r="1.9" fill="currentColor" />
    </>
  ),
  yours: (
    <path
      d="M12 3v10M7.5 8.8 12 13.3l4.5-4.5M4 17.5h16"
      {...line}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  stopped: (
    <>
      <circle cx="12" cy="12" r="9" {...line} />
      <path d="M7.5 12h9" {...line} stroke-linecap="round" />
    </>
  ),
  away: <circle cx="12" cy="12" r="9" {...line} stroke-dasharray="4 4.4" />,
};
