import { spawnSync } from 'node:child_process';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `node test/faults/walks.ts --seeds 1000 --from 1`: made-up commands at a table of every pack, watched by a witness who has
// read the texts and asks no function of the engine. Then each of the faults below is planted, and has to be found.
const { values: asked } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    plant: { type: 'string' },
  },
});

const COMMANDS = 2_000;
/** Walks with a planted fault, and at the most so many: the first that finds it ends them. */
const PLANTED_SEEDS = 200;

type Plant = {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly finds: RegExp;
};

/** What must never be, put into the engine where it is prevented. */
const plants: readonly Plant[] = [
  {
    name: 'dice are offered to somebody who was ordered off',
    file: 'engine/src/table/concerns/shooter.ts',
    from: 'order.includes(person)',
    to: 'false',
    finds: /who was ordered to give them up/,
  },
  {
    name: 'a locked stake is moved',
    file: 'engine/src/table/bets.ts',
    from: 'lock !== undefined && isInForce(table, lock)',
    to: 'lock !== undefined && table.clock < 0 && isInForce(table, lock)',
    finds: /which is locked|throws of the turn/,
  },
  {
    name: 'a stake is moved on a frozen layout',
    file: 'engine/src/table/bets.ts',
    from: '!table.frozen',
    to: 'true',
    finds: /after a void throw/,
  },
  {
    name: 'a bet is laid after the throw',
    file: 'engine/src/table/concerns/betting.ts',
    from: 'roll === undefined',
    to: 'true',
    finds: /in the air|come to rest/,
  },
  {
    name: 'a payment is made that the chips do not make',
    file: 'engine/src/settle.ts',
    from: 'winnings: winnings(stake, verdict.odds, terms.rounding)',
    to: 'winnings: winnings(stake, verdict.odds, terms.rounding) + 1',
    finds: /no chips of/,
  },
  {
    name: 'a float pays what it does not hold',
    file: 'engine/src/table/decide.ts',
    from: '!takesTooMuch(table.ledger, postings)',
    to: 'true',
    finds: /is at -/,
  },
  {
    name: 'a dealer has a bet',
    file: 'engine/src/table/concerns/betting.ts',
    from: "table.staff.get(by.person) === 'dealer'",
    to: 'false',
    finds: /is signed on as a dealer and has a bet|deals \(/,
  },
  {
    name: 'a die is thrown again before anybody has looked at it',
    file: 'engine/src/table/table.ts',
    from: "'centre',",
    to: "'centre', 'found',",
    finds: /before anybody has looked at it|one of them left the table/,
  },
  {
    name: 'a chip is made where one is paid',
    file: 'games/src/snake-eyes-party/table.ts',
    from: "'kitty', event.chips)",
    to: "'kitty', event.chips + 1)",
    finds: /says \d and moves \d/,
  },
  {
    name: 'a player throws out of turn',
    file: 'games/src/snake-eyes-party/table.ts',
    from: 'seat !== thrower',
    to: 'false',
    finds: /and the dice are with|unasked/,
  },
  {
    name: 'a rack pays what it does not hold',
    file: 'games/src/snake-eyes-party/rules.ts',
    from: 'Math.min(due, rack)',
    to: 'due',
    finds: /pays \d, and not player \d pays/,
  },
  {
    name: 'a game is won with a card up',
    file: 'games/src/snake-eyes-party/rules.ts',
    from: 'faceUp.length > 0',
    to: 'faceUp.length > 1',
    finds: /wins, and nothing asks for it/,
  },
  {
    name: 'the dice go to one who has left the game',
    file: 'games/src/snake-eyes-party/rules.ts',
    from: 'isIn(game, each)',
    to: 'each >= 0',
    finds: /the dice go to player \d, and not/,
  },
  {
    name: 'one who has left the game has a share of the kitty',
    file: 'games/src/snake-eyes-party/table.ts',
    from: 'isIn(game, first) ? [first] : []',
    to: '[first]',
    finds: /has a share of the kitty and is not in the game/,
  },
  {
    name: 'the dice go past the nearest who has the card up',
    file: 'games/src/snake-eyes-party/rules.ts',
    from: '.find(',
    to: '.findLast(',
    finds: /the dice go to player \d, and not the dice go to player/,
  },
  {
    name: 'the lowest of the high dice goes first',
    file: 'games/src/snake-eyes-party/rules.ts',
    from: 'Math.max(...totals)',
    to: 'Math.min(...totals)',
    finds: /goes first, and not|throw again, and not/,
  },
];

const planted = plants.find(({ name }) => name === asked.plant);
if (planted !== undefined) plant(planted);

const walks = await walkers();
const faults = walkAll();
if (planted === undefined) {
  process.exitCode = faults.length === 0 ? 0 : 1;
  for (const each of plants) if (!isFound(each)) process.exitCode = 1;
}

/** Every walk of every pack; with a planted fault until it is found. */
function walkAll(): readonly string[] {
  const began = performance.now();
  const found: string[] = [];
  const first = Number(asked.from);
  for (const { walk } of walks)
    for (let seed = first; seed < first + Number(asked.seeds); seed++) {
      try {
        walk(seed);
      } catch (fault) {
        const said = fault instanceof Error ? fault.message : String(fault);
        found.push(said);
        if (planted?.finds.test(said) === true) {
          process.stdout.write(`${said.split('\n')[0]}\n`);
          return found;
        }
      }
    }
  process.stdout.write(
    `${Number(asked.seeds) * walks.length} walks of ${COMMANDS} commands in ${((performance.now() - began) / 1_000).toFixed(0)} s: ${found.length} faults\n`,
  );
  for (const said of found.slice(0, 10)) process.stdout.write(`  ${said}\n`);
  return found;
}

/** Plants a fault in a process of its own, and says whether a walk came upon it. */
function isFound({ name, finds }: Plant): boolean {
  const args = [fileURLToPath(import.meta.url), '--plant', name, '--seeds', String(PLANTED_SEEDS)];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const isIt = finds.test(stdout);
  process.stdout.write(
    `${isIt ? 'found' : 'NOT FOUND'}: ${name}. ${isIt ? stdout.split('\n')[0] : stdout}\n`,
  );
  return isIt;
}

/** Changes a source while it is read. */
function plant({ file, from, to }: Plant): void {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.endsWith(`/${file}`)) return loaded;
      const { source } = loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined);
      if (!text.includes(from)) throw new Error(`${file} has no '${from}' to be changed`);
      return { ...loaded, source: text.replace(from, () => to) };
    },
  });
}

/** A walk at a table of one pack. */
type Walk = { readonly pack: string; readonly walk: (seed: number) => unknown };

/** Read only now, so that a planted fault is read with them; of that only what it was planted in. */
async function walkers(): Promise<readonly Walk[]> {
  const [{ tableRules }, { registers }, { walk }, { walkParty }] = await Promise.all([
    import('../../packages/games/src/rows.ts'),
    import('../../packages/games/src/texts.ts'),
    import('../../packages/games/src/testing/walk/walk.ts'),
    import('../../packages/games/src/testing/walk/party-walk.ts'),
  ]);
  const clausesOf = (pack: string) => new Set((registers[pack] ?? []).map(({ clause }) => clause));
  const party = 'snake-eyes-party';
  const all: readonly Walk[] = [
    ...Object.entries(tableRules).map(([pack, rules]) => {
      const clauses = clausesOf(pack);
      return { pack, walk: (seed: number) => walk({ rules, clauses, seed, commands: COMMANDS }) };
    }),
    {
      pack: party,
      walk: (seed) => walkParty({ clauses: clausesOf(party), seed, commands: COMMANDS }),
    },
  ];
  return planted === undefined
    ? all
    : all.filter(({ pack }) => planted.file.includes(party) === (pack === party));
}
