import { useEffect, useState } from 'preact/hooks';

export type QrProps = { readonly text: string; readonly label: string };

/** A QR code, drawn here: no address leaves this phone to be drawn elsewhere. */
export function Qr({ text, label }: QrProps) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    void import('uqr').then(({ encode }) => setModules(encode(text, { border: 2 }).data));
  }, [text]);
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <span class="qr" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${Math.max(1, modules.length)} ${Math.max(1, modules.length)}`} aria-hidden="true">
        <path d={path} fill="#000" shape-rendering="crispEdges" />
      </svg>
    </span>
  );
}
