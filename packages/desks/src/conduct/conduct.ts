import type { By, Measure, Moment } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { Office } from './command.ts';
import type { ConductEvent, ConductKind } from './event.ts';

/** Something that somebody of the staff saw, and what came of it. */
export type ConductIncident = {
  readonly incident: string;
  readonly kind: ConductKind;
  readonly pack: string;
  readonly table: string;
  readonly person?: string;
  readonly words: string;
  readonly clause: string;
  readonly by: By;
  readonly at: Moment;
  readonly finding?: {
    readonly satisfied: boolean;
    readonly words: string;
    readonly by: By;
    readonly at: Moment;
  };
  readonly measures: readonly TakenMeasure[];
  readonly detention?: Detention;
  readonly closed?: { readonly words: string; readonly by: By; readonly at: Moment };
};

export type TakenMeasure = {
  readonly measure: Measure;
  readonly says: string;
  readonly clause: string;
  readonly by: By;
  readonly at: Moment;
};

export type Detention = {
  readonly device: string;
  readonly from: Moment;
  readonly ended?: {
    readonly office: Office;
    readonly taker: PersonalRef;
    readonly tookOverAt: Moment;
    readonly by: By;
  };
};

/** Somebody who takes no further part in a game. */
export type GameExclusion = {
  readonly person: string;
  readonly game: string;
  readonly incident: string;
  readonly clause: string;
  readonly by: By;
  readonly at: Moment;
};

export type Conduct = {
  readonly incidents: ReadonlyMap<string, ConductIncident>;
  /** By person and game; see `findExclusion`. */
  readonly excluded: ReadonlyMap<string, GameExclusion>;
};

/** The one stream about conduct. */
export const CONDUCT_STREAM = 'conduct';

export const newConduct: Conduct = { incidents: new Map(), excluded: new Map() };

/** What keeps somebody out of a game, if anything does. */
export const findExclusion = (
  { excluded }: Conduct,
  person: string,
  game: string,
): GameExclusion | undefined => excluded.get(toKey(person, game));

export function evolveConduct(conduct: Conduct, event: ConductEvent): Conduct {
  const { clause, by, at } = event;
  switch (event.type) {
    case 'ConductReported': {
      const { type: _, ...seen } = event;
      return withIncident(conduct, { ...seen, measures: [] });
    }
    case 'FindingRecorded': {
      const { satisfied, words } = event;
      return changed(conduct, event.incident, () => ({ finding: { satisfied, words, by, at } }));
    }
    case 'WagersVoided':
      return measured(conduct, event, 'void', event.bets.map(({ bet }) => bet).join(', '));
    case 'ExcludedFromGame': {
      const { incident, person, game } = event;
      const exclusion: GameExclusion = { person, game, incident, clause, by, at };
      const excluded = new Map(conduct.excluded).set(toKey(person, game), exclusion);
      return measured({ ...conduct, excluded }, event, 'game', game);
    }
    case 'ExclusionLifted': {
      const excluded = new Map(conduct.excluded);
      excluded.delete(toKey(event.person, event.game));
      return { ...conduct, excluded };
    }
    case 'ExcludedFromHouse':
      return measured(conduct, event, 'house', event.order);
    case 'DetentionStarted': {
      const { device } = event;
      const held = changed(conduct, event.incident, () => ({ detention: { device, from: at } }));
      return measured(held, event, 'detention', device);
    }
    case 'DetentionEnded': {
      const { office, taker, tookOverAt } = event;
      return changed(conduct, event.incident, ({ detention }) =>
        detention === undefined
          ? {}
          : { detention: { ...detention, ended: { office, taker, tookOverAt, by } } },
      );
    }
    case 'ConductClosed':
      return changed(conduct, event.incident, () => ({ closed: { words: event.words, by, at } }));
    case 'ResultsTaken':
      return conduct;
  }
}

const toKey = (person: string, game: string): string => `${person} ${game}`;

const withIncident = (conduct: Conduct, incident: ConductIncident): Conduct => ({
  ...conduct,
  incidents: new Map(conduct.incidents).set(incident.incident, incident),
});

function changed(
  conduct: Conduct,
  id: string,
  changes: (incident: ConductIncident) => Partial<ConductIncident>,
): Conduct {
  const incident = conduct.incidents.get(id);
  return incident === undefined ? conduct : withIncident(conduct, { ...incident, ...changes(incident) });
}

const measured = (
  conduct: Conduct,
  { incident: id, clause, by, at }: Extract<ConductEvent, { readonly incident: string }>,
  measure: Measure,
  says: string,
): Conduct =>
  changed(conduct, id, ({ measures }) => ({
    measures: [...measures, { measure, says, clause, by, at }],
  }));
