import type { AnswerOf } from '@dicepit/wire';
import { client } from '../live/pit.ts';
import { toSteps } from '../shell/place.ts';
import { number } from '../words/numbers.ts';
import { Answered, useAnswer } from './answered.tsx';
import { PlaceLink } from './at-inspect.tsx';
import { inspectWords, whenOf } from './said.ts';
import { Cited } from './timeline/cited.tsx';

type Notice = AnswerOf<'readNotices'>['notices'][number];

/** What the inspectorate was sent: complaints and whatever else the house has to tell it. */
export function InboxPart() {
  const said = inspectWords.value.inbox;
  const { asked, again } = useAnswer('notices', () => client.ask('readNotices'));
  return (
    <section class="panel" aria-labelledby="inbox-h">
      <h1 class="h2" id="inbox-h">
        {said.title}
      </h1>
      <p class="quiet small">{said.note}</p>
      <Answered asked={asked} again={again}>
        {({ notices }) =>
          notices.length === 0 ? (
            <p class="panel-empty inspect-none">{said.none}</p>
          ) : (
            <ul class="inspect-notices">
              {notices.map((notice) => (
                <Received key={notice.number} notice={notice} />
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

function Received({ notice }: { readonly notice: Notice }) {
  const said = inspectWords.value.inbox;
  const { number: place, kind, about, words, clause, at } = notice;
  return (
    <li class="inspect-notice">
      <div class="panel-h">
        <h2 class="inspect-h3">{said.kinds[kind]}</h2>
        <span class="quiet small">
          {said.number({ number: number(place) })}, {whenOf(at)}
        </span>
      </div>
      <p>{words}</p>
      <p class="inspect-btns small">
        <About stream={about} />
        <Cited clause={clause} />
      </p>
    </li>
  );
}

/** Where the cause of a notice can be looked into: at the desk where there is one for it, or on the timeline. */
function About({ stream }: { readonly stream: string }) {
  const text = inspectWords.value.inbox.about({ stream });
  const [family = '', id = ''] = stream.split('/');
  const tab = { dispute: 'disputes', promotion: 'promotions' }[family];
  return tab === undefined ? (
    <PlaceLink to={{ part: 'timeline', asked: { stream } }}>{text}</PlaceLink>
  ) : (
    <a href={toSteps('desk', tab, id)}>{text}</a>
  );
}
