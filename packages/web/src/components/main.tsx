import { render } from 'preact';
import '../look/look.css';
import '../look/phone-page.css';
import { keepSettings } from '../settings/settings.ts';
import { speak } from '../words/words.ts';
import { FeltSample } from './felt-sample.tsx';
import { MomentSample } from './moments-sample.tsx';
import { PartsSample } from './parts-sample.tsx';
import { ShellSample } from './shell-sample.tsx';

// Every part in every state, to be looked at while it is being made: npm run dev, then
// /components#parts, #felt/snake-eyes-nz, #moment/big win or #shell/refused. It is not shipped.
keepSettings();
await speak();
const place = document.getElementById('page');
const draw = (): void => {
  const [part = '', which = ''] = location.hash.slice(1).split('/');
  if (place !== null) render(<Sample part={part} which={which} />, place);
};
addEventListener('hashchange', draw);
draw();

function Sample({ part, which }: { readonly part: string; readonly which: string }) {
  if (part === 'parts') return <PartsSample />;
  if (part === 'moment') return <MomentSample which={which} />;
  if (part === 'felt') return <FeltSample pack={which} />;
  return <ShellSample which={which} />;
}
