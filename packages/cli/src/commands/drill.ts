import {
  bankedSubject,
  type DrillKind,
  type DrillPlan,
  type DrillSubject,
  freshMemory,
  type Level,
  listDrillKinds,
  partySubject,
  sheetQuestions,
} from '@dicepit/desks';
import { isRace, packIds, tableRules } from '@dicepit/games';
import { Argument, Command, InvalidArgumentError } from 'commander';
import {
  type ChipFlags,
  type Chosen,
  chipsTyped,
  dollars,
  noPartyOptions,
  optionFlag,
  unknownPack,
  wholeNumber,
  withChipFlags,
} from '../choosing.ts';
import { drillAtKeyboard } from '../drill/at-keyboard.ts';
import { sheetPage } from '../drill/sheet.ts';
import { type End, exit, Failure } from '../exit.ts';
import { examples } from '../help.ts';
import { said } from '../language.ts';
import { createKeyboard } from '../play/keyboard.ts';
import { freshSeed } from '../play/random.ts';
import type { Terminal } from '../terminal.ts';

type Flags = {
  readonly option: Chosen;
  readonly level: Level;
  readonly questions: number;
  readonly time?: number;
  readonly seed?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly sheet?: string;
} & ChipFlags;

const kinds: readonly DrillKind[] = ['pay', 'call', 'no-roll', 'mock', 'throw'];

export function drillCommand(terminal: Terminal, end: End): Command {
  const command = withChipFlags(
    new Command('drill'),
    'the smallest payable chip in New South Wales (default: 1)',
  )
    .description(
      'practise what a dealer does: pay bets, call the dice, judge a throw, find mistakes; with score and time',
    )
    .addArgument(new Argument('<kind>', 'what is practised; throw is for the party game').choices(kinds))
    .argument('<pack>', 'a pack id, or the folder or file of your own pack')
    .addOption(optionFlag())
    .option('--level <n>', 'from 1, single bets and choices, to 4, full layouts and typed calls', level, 1)
    .option('--questions <n>', 'how many questions', wholeNumber(1, 1000), 10)
    .option('--time <seconds>', 'how long the whole drill lasts', wholeNumber(1, 86_400))
    .option('--seed <text>', 'the same questions again', seedText)
    .option('--minimum <dollars>', 'the smallest bet on the layouts', dollars)
    .option('--maximum <dollars>', 'the largest bet', dollars)
    .option('--sheet <file>', 'a page to print instead, with the answers on a page of their own')
    .action(async (kind: DrillKind, pack: string, flags: Flags) => {
      const plan = createPlan(kind, pack, flags);
      if (flags.sheet !== undefined) {
        await terminal.save(flags.sheet, await sheetPage(plan, sheetQuestions(plan, freshMemory)));
        terminal.say(`${said().wrote({ file: flags.sheet })}\n`);
        return;
      }
      const keyboard = createKeyboard(terminal);
      try {
        const ending = await drillAtKeyboard(plan, { terminal, keyboard, now: Date.now });
        if (ending === 'interrupted') end.code = exit.interrupted;
      } finally {
        keyboard.close();
      }
    });
  return examples(command, [
    ['dicepit drill pay snake-eyes-nz', 'ten bets to be paid'],
    ['dicepit drill pay snake-eyes-nsw --level 4 --time 120', 'full layouts in odd stakes, two minutes'],
    ['dicepit drill call double-dice --level 3', 'calls to be typed'],
    ['dicepit drill no-roll wonder-dice', 'which throws are void, and by which clause'],
    ['dicepit drill mock snake-eyes-nz --level 2', 'a mock game: which line is wrong, and by which clause'],
    ['dicepit drill throw snake-eyes-party', 'what a throw of the party game does'],
    ['dicepit drill pay wonder-dice --sheet drill.html', 'a sheet with its answers'],
  ]).addHelpText(
    'after',
    `
A bet is answered by what it wins beyond its stake, by 'loses' (l) or by 'stays' (s); in Wonder Dice by the number of
chips. Several answers stand on one line with commas between. A choice is answered by its number. What was wrong
comes again sooner. 'quit' ends the drill. Without a terminal the answers are read from standard input.
`,
  );
}

function createPlan(kind: DrillKind, pack: string, flags: Flags): DrillPlan {
  const subject = createSubject(pack, flags);
  const offered = listDrillKinds(subject);
  if (!offered.includes(kind)) throw new Failure({ code: 'NO_DRILL', pack, kind, kinds: offered.join(', ') });
  const { level: at, questions, time, seed = freshSeed() } = flags;
  return { subject, kind, level: at, questions, seed, ...(time === undefined ? {} : { seconds: time }) };
}

function createSubject(pack: string, flags: Flags): DrillSubject {
  if (isRace(pack)) {
    noPartyOptions(flags.option);
    return partySubject;
  }
  const rules = tableRules[pack];
  if (rules === undefined || !packIds.includes(pack)) throw unknownPack(pack);
  const opened = rules.pack.open(flags.option);
  if (!opened.ok) throw new Failure({ refusal: opened.refusal });
  const { option: options, minimum, maximum } = flags;
  const chips = chipsTyped(flags);
  const { limits } = bankedSubject(rules, { options });
  const posted = { minimum: minimum ?? limits.minimum, maximum: maximum ?? limits.maximum };
  if (posted.minimum > posted.maximum) throw new Failure({ code: 'DRILL_LIMITS' });
  return bankedSubject(rules, { options, limits: posted, ...(chips === undefined ? {} : { chips }) });
}

function level(text: string): Level {
  if (text === '1') return 1;
  if (text === '2') return 2;
  if (text === '3') return 3;
  if (text === '4') return 4;
  throw new InvalidArgumentError('A level is 1, 2, 3 or 4.');
}

function seedText(text: string): string {
  if (/^[^\p{C}]{1,200}$/u.test(text)) return text;
  throw new InvalidArgumentError('A seed is 1 to 200 letters on one line.');
}
