import { knownPacks } from '@dicepit/games';
import { render } from 'preact';
import '../look/look.css';
import '../look/phone-page.css';
import '../look/wide.css';
import { keepSettings } from '../settings/settings.ts';
import { Page } from '../shell/lobby.tsx';
import { NeedsPacks } from '../shell/needs-packs.tsx';
import { speak } from '../words/words.ts';
import { examples, FeltSample } from './felt-sample.tsx';
import { ListsSample } from './lists-sample.tsx';
import { MomentSample, momentSamples } from './moments-sample.tsx';
import { PartsSample } from './parts-sample.tsx';
import { ShellSample, shellSamples } from './shell-sample.tsx';

// Every part in every state, to be looked at while it is being made: npm run dev, then /components. It is not shipped.
keepSettings();
// Built by itself the page has all packs; over the pit of npm run dev they come from there, as on every page.
const packs = knownPacks.filter(({ kind }) => kind === 'banked').map(({ id }) => id);
const pages = [
  'parts',
  'lists',
  ...[...packs, ...Object.keys(examples)].flatMap((pack) => [`felt/${pack}`, `full/${pack}`]),
  ...shellSamples.map((name) => `shell/${name}`),
  ...momentSamples.map((name) => `moment/${name}`),
];
const place = document.getElementById('page');
place?.replaceChildren();
const draw = (): void => {
  const [part = '', which = ''] = location.hash.slice(1).split('/');
  if (place !== null)
    render(<NeedsPacks packs={packs}>{() => <Sample part={part} which={which} />}</NeedsPacks>, place);
};
addEventListener('hashchange', draw);
// A language imports what this module has: waiting for it here would wait for this module itself.
void speak().then(draw);

function Sample({ part, which }: { readonly part: string; readonly which: string }) {
  if (part === 'parts') return <PartsSample />;
  if (part === 'lists') return <ListsSample />;
  if (part === 'moment') return <MomentSample which={which} />;
  if (part === 'shell') return <ShellSample which={which} />;
  if (part !== 'felt' && part !== 'full') return <Contents />;
  return <FeltSample pack={which} isFull={part === 'full'} />;
}

/** What there is to look at, as links. */
function Contents() {
  return (
    <Page>
      <nav aria-label="Parts">
        <h1>Parts</h1>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <a href={`#${page}`}>{page}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  );
}
