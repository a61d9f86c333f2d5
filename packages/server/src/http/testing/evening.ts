import type { CommandBody } from '@dicepit/engine';
import { type RouteName, routes } from '@dicepit/wire';
import { atDesks } from './evening-at-desks.ts';
import { inspectionEvening } from './inspection-evening.ts';
import { promotionsEvening } from './promotions-evening.ts';
import { type Exchange, inside, type Sent, type World } from './world.ts';

/** What an evening leaves behind: ids to ask about, and everything that nobody but its owner may ever see. */
export type Evening = {
  readonly table: string;
  readonly party: string;
  /** Ann sits at the table, and has the seat. */
  readonly ann: string;
  readonly seat: number;
  /** What lies at the desks, by its name in an address. */
  readonly desks: Readonly<Record<'dispute' | 'incident' | 'promotion' | 'ref', string>>;
  readonly secrets: readonly string[];
  /** A command that was done, with its key. */
  readonly placed: { readonly key: string; readonly body: unknown };
};

const passphrases = {
  hanna: 'green kettles sing at noon',
  dora: 'seven lamps under a bridge',
  dora2: 'eight lamps over the river',
} as const;

/** The staff that the host takes on, by the role that each has alone. */
export const staffOf = {
  dealer: ['dealer'],
  'game-supervisor': ['game-supervisor'],
  'casino-supervisor': ['casino-supervisor'],
  'senior-casino-supervisor': ['senior-casino-supervisor'],
  inspector: ['inspector'],
  scrutineer: ['scrutineer'],
} as const;

/** A whole evening in which every route is asked for something it does. */
export async function evening(world: World): Promise<Evening> {
  const { ask, hostToken, cookies } = world;
  const secrets: string[] = [hostToken, ...Object.values(passphrases)];
  const host = <Name extends RouteName>(name: Name, sent?: Sent<Name>) => ask('operator', name, sent);

  for (const name of ['readPit', 'readHealth', 'readReadiness', 'readOpenApi', 'readMe'] as const)
    good(await ask('nobody', name));

  good(await host('claimHost', { body: { token: hostToken, name: 'Hanna', passphrase: passphrases.hanna } }));
  for (const name of ['lockPit', 'unlockPit', 'pausePit', 'resumePit', 'readBalance', 'listCalls'] as const)
    good(await host(name));
  good(await host('changeSettings', { body: { name: 'The cellar', welcome: 1_000_00 } }));
  const wifi = { name: 'Harbour', text: 'WIFI:T:WPA;S:Harbour;P:gulls over the quay;;' };
  good(await host('shareWifi', { body: { wifi } }));
  const calls = { 'hard-4': 'Little Joe' };
  good(await host('wordCalls', { body: { pack: 'snake-eyes-nz', language: 'en', calls } }));
  good(await host('readWording'));
  secrets.push('gulls over the quay');
  secrets.push(textIn(await host('readCode'), 'code'));
  const code = textIn(await host('renewCode'), 'code');
  secrets.push(code);

  const table = textIn(await host('addTable', { body: houseTable }), 'table');
  const spare = textIn(
    await host('addTable', { body: { ...houseTable, title: 'Spare', staff: { by: 'people' } } }),
    'table',
  );
  const party = textIn(await host('addTable', { body: partyTable }), 'table');
  good(await host('paceTable', { params: { table }, body: { staff: { by: 'house', pace: patient } } }));
  good(await host('retireTable', { params: { table: spare } }));

  const ann = textIn(await ask('player', 'joinGuest', { body: { code, name: 'Ann' } }), 'person');
  good(await ask('player', 'renameMe', { body: { name: 'Anna' } }));
  good(await ask('player', 'askPatience', { body: { patience: 2 } }));
  good(await host('havePatience', { params: { person: ann }, body: { patience: 4 } }));
  const handover = textIn(await ask('player', 'makeHandover'), 'token');
  secrets.push(handover);
  good(await ask('player', 'joinByHandover', { body: { code: handover } }));
  const added = good(await host('addProgram', { body: { name: 'A bot', scope: 'play' } }));
  secrets.push(textIn(added, 'token'));
  good(await host('listPrograms'));
  good(await host('revokeProgram', { params: { person: textIn(added, 'program', 'person') } }));
  const bob = textIn(await ask('bob', 'joinGuest', { body: { code, name: 'Bob' } }), 'person');
  const claim = textIn(await ask('bob again', 'askClaim', { body: { code, name: 'Bob' } }), 'claim');
  secrets.push(claim);
  const asked = textIn(await host('listClaims'), 'claims', 0, 'claim');
  good(await host('confirmClaim', { params: { claim: asked } }));
  good(await ask('bob again', 'readClaim', { params: { claim } }));
  secrets.push(textIn(await ask('bob twice', 'askClaim', { body: { code, name: 'Bob' } }), 'claim'));
  const second = textIn(await host('listClaims'), 'claims', 0, 'claim');
  good(await host('refuseClaim', { params: { claim: second } }));

  for (const [who, roles] of Object.entries(staffOf)) {
    const added = good(await host('addStaff', { body: { name: `Staff ${who}`, roles } }));
    const token = textIn(added, 'signUp', 'token');
    secrets.push(token);
    good(await ask(who, 'claimStaff', { body: { token, passphrase: passphrases.dora } }));
  }
  const dora = textIn(
    await host('addStaff', { body: { name: 'Dora', roles: ['dealer'] } }),
    'person',
    'person',
  );
  const reset = textIn(await host('resetPassphrase', { params: { person: dora } }), 'token');
  secrets.push(reset);
  good(await ask('dora', 'claimStaff', { body: { token: reset, passphrase: passphrases.dora2 } }));
  good(await host('renamePerson', { params: { person: dora }, body: { name: 'Dorothea' } }));
  good(await host('changeRoles', { params: { person: dora }, body: { roles: ['dealer', 'player'] } }));
  good(await ask('dora', 'signIn', { body: { name: 'Dorothea', passphrase: passphrases.dora2 } }));
  good(await ask('dora', 'askPasskey'));
  good(await ask('nobody', 'askPasskeySignIn'));

  const fundraiser = { cause: 'The harbour choir', goal: 500_00, entry: 0 };
  good(await host('changeSettings', { body: { fundraiser, teams: ['Owls', 'Gulls'] } }));
  good(await ask('player', 'chooseTeam', { body: { team: 'Owls' } }));

  good(await ask('player', 'readMyAccount'));
  for (const name of ['approveReversal', 'refuseReversal'] as const) {
    const issued = good(
      await host('issueChips', { params: { person: ann }, body: { cents: 50_00, reason: 'a prize' } }),
    );
    const entry = lastEntry(inside(issued.json, 'lines'));
    const reversal = textIn(
      await ask('casino-supervisor', 'askReversal', {
        params: { person: ann },
        body: { entry, reason: 'a mistake' },
      }),
      'reversal',
    );
    good(await ask('senior-casino-supervisor', name, { params: { person: ann, reversal } }));
  }
  good(await ask('inspector', 'readAccount', { params: { person: ann } }));

  const seat = 1;
  const command = (body: CommandBody, key?: string) =>
    ask('player', 'giveCommand', {
      params: { table },
      body: { command: body },
      ...(key === undefined ? {} : { key }),
    });
  await until(
    async () => textIn(await ask('nobody', 'readTable', { params: { table } }), 'view', 'state') === 'open',
  );
  good(await command({ type: 'SitDown', seat, name: 'Anna' }));
  good(await command({ type: 'BuyIn', seat, cents: 200_00, from: 'account' }));
  const bets = { type: 'PlaceBets', seat, bets: [{ wager: 'field', chips: 5_00 }] } as const;
  const placed = { key: 'the-key-of-a-bet', body: { command: bets } };
  good(await command(bets, placed.key));
  await until(async () => (await ask('player', 'extendWait', { params: { table } })).status < 300);
  good(await ask('player', 'contribute', { params: { table }, body: { text: 'my lucky words' } }));
  for (const name of ['readTable', 'readEntries', 'readDice'] as const)
    good(await ask('player', name, { params: { table } }));
  good(await ask('nobody', 'readTurn', { params: { table, turn: '1' } }));
  good(await ask('nobody', 'listTables'));

  good(await ask('nobody', 'readScreen', { params: { table } }));
  good(await ask('nobody', 'readScreen', { params: { table: party } }));
  good(await ask('nobody', 'readFelt', { params: { table } }));
  good(await ask('nobody', 'readLesson', { params: { table } }));
  good(await ask('a screen', 'joinScreen', { body: { code, title: 'Bar' } }));
  const looking = await lookAtLobby(world, 'a screen');
  good(await ask('a screen', 'tellView', { body: { view: 'lobby' } }));
  const screen = textIn(await host('listScreens'), 'screens', 0, 'screen');
  const choice = { view: 'results', table } as const;
  good(await host('chooseView', { params: { screen }, body: { choice } }));
  await looking.end();
  good(await ask('player', 'react', { body: { reaction: 'star' } }));

  const nsw = textIn(
    await host('addTable', { body: { ...houseTable, title: 'Sydney', pack: 'snake-eyes-nsw' } }),
    'table',
  );
  await until(
    async () =>
      textIn(await ask('nobody', 'readTable', { params: { table: nsw } }), 'view', 'state') === 'open',
  );
  const { secrets: kept, dispute, incident } = await atDesks(world, { table: nsw, code, good });
  secrets.push(...kept);

  const names = { operator: 'Hanna', scrutineer: 'Staff scrutineer', player: 'Anna' };
  const { exchanges, promotion, ref } = await promotionsEvening(world, names);
  exchanges.forEach(good);

  for (const asked of await inspectionEvening(world, ann)) good(asked);

  good(await host('listPeople'));
  good(await host('exclude', { params: { person: bob }, body: { words: 'shouting' } }));
  good(await host('readmit', { params: { person: bob } }));
  good(await host('kick', { params: { person: bob } }));
  good(await host('readOverview'));
  good(await host('readSettlingUp'));
  good(await ask('player', 'readMyEvening'));
  good(await ask('player', 'voteRematch', { body: { wants: true } }));
  good(await host('chooseAddress', { body: { address: '192.0.2.10' } }));
  good(await host('readHeads'));
  good(await host('readTrail'));
  good(await host('readMetrics'));
  good(await ask('dora', 'signOut'));
  const desks = { dispute, incident, promotion, ref };
  return {
    table,
    party,
    ann,
    seat,
    placed,
    desks,
    secrets: [...secrets, ...cookies].filter((each) => each !== ''),
  };
}

const DAY = 86_400_000;
/** The house opens the table and then leaves it to the players, so that nothing happens there by itself. */
const patient = { answering: DAY, betting: DAY, throwing: DAY, rolling: 0, showing: 0 };
const houseTable = {
  pack: 'snake-eyes-nz',
  title: 'By the door',
  mode: 'home',
  dice: 'virtual',
  seats: 6,
  staff: { by: 'house', pace: patient },
} as const;
const partyTable = {
  pack: 'snake-eyes-party',
  title: 'Round table',
  dice: 'virtual',
  seats: 6,
  startingChips: 100,
  first: 'first seat',
} as const;

/** A screen that looks at the lobby, and is on the host's list for as long as it does. */
async function lookAtLobby(
  { server, cookieOf }: World,
  who: string,
): Promise<{ readonly end: () => Promise<void> }> {
  const looking = await fetch(`http://localhost:${server.port}${routes.followLobby.path}`, {
    headers: { cookie: `dicepit=${cookieOf(who)}` },
  });
  const reader = looking.body?.getReader();
  await reader?.read();
  return { end: async () => reader?.cancel() };
}

/** Whatever was asked must have been done. */
function good(exchange: Exchange): Exchange {
  const { name, who, status, text } = exchange;
  if (status !== 200) throw new Error(`${name} by ${who} was answered with ${status}: ${text}`);
  return exchange;
}

const textIn = (exchange: Exchange, ...place: readonly (string | number)[]): string =>
  String(inside(good(exchange).json, ...place));

const lastEntry = (lines: unknown): number =>
  Array.isArray(lines) ? Number(inside(lines, lines.length - 1, 'entry')) : 0;

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 200) throw new Error('What was waited for did not come');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
