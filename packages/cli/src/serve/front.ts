import { spawn } from 'node:child_process';
import {
  type Certificate,
  changeFloor,
  FLOOR,
  makeHostToken,
  newJoinCode,
  type OpenServer,
  PEOPLE,
  type Pit,
  readJoinCode,
  tableStream,
  tablesOn,
} from '@dicepit/server';
import { lawNamed } from '@dicepit/wire';
import { loadPageWords } from '@dicepit/words/page-words';
import packageFile from '../../package.json' with { type: 'json' };
import { languageSpoken, said } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import type { AddressChoice } from './address-watch.ts';
import { hostIn } from './addresses.ts';
import { fingerprintOf } from './certificate.ts';
import type { ServeFlags } from './flags.ts';
import { openKiosk } from './kiosk.ts';
import { qrLines, wifiText } from './qr.ts';
import { type Welcome, welcomeText } from './startup-text.ts';

/** What the terminal shows of a running pit. */
export type Front = {
  /** Prints the welcome, as things stand now. */
  readonly show: () => Promise<void>;
  readonly newCode: () => Promise<void>;
  readonly openHostPage: () => Promise<void>;
  /** Shows the TV page full screen on this computer. */
  readonly openKiosk: () => Promise<void>;
};

export type FrontParts = {
  readonly server: OpenServer;
  readonly certificate: Certificate | undefined;
  readonly flags: ServeFlags;
  readonly terminal: Terminal;
  readonly choice: AddressChoice;
};

export async function createFront({
  server,
  certificate,
  flags,
  terminal,
  choice,
}: FrontParts): Promise<Front> {
  const { pit, port, began } = server;
  const resumed = began === 'resumed' ? { resumed: await resumedText(pit) } : {};
  const made = await makeHostToken(pit, { fresh: flags.newHostLink === true });
  const urlAt = (address: string, isSecured = certificate !== undefined): string =>
    `${isSecured ? 'https' : 'http'}://${hostIn(address)}:${port}${flags.base}`;
  /** A television may have no way to accept a certificate that nobody vouches for. */
  const forTv = (address: string): string =>
    urlAt(address, certificate !== undefined && certificate.ownMade !== true);
  const isUnclaimed = async (): Promise<boolean> =>
    (await pit.people.current(PEOPLE)).state.host === undefined;
  /** With the claim as long as nobody has made it: it stands after the #, which is sent to nobody. */
  const hostLink = async (): Promise<string> =>
    `${urlAt('localhost', false)}/host${made.ok && (await isUnclaimed()) ? `#claim=${made.answer.token}` : ''}`;

  const tvLink = (url: string, code: string): string =>
    `${url}/tv${flags.lang === undefined ? '' : `?lang=${flags.lang}`}#code=${code}`;

  const welcome = async (): Promise<Welcome> => {
    const { state } = await pit.floor.current(FLOOR);
    const guests = urlAt(choice.shown());
    const code = (await readJoinCode(pit))?.code ?? '';
    return {
      version: packageFile.version,
      data: flags.data,
      pit: state.settings.name,
      chips: state.settings.chips,
      tables: tablesOn(state).length,
      ...resumed,
      ...(await lawTold(state.settings.law)),
      guests,
      code,
      tv: tvLink(forTv(choice.shown()), code),
      ...(certificate?.ownMade === true ? { fingerprint: fingerprintOf(certificate) } : {}),
      host: await hostLink(),
      unclaimed: await isUnclaimed(),
      others: choice.others(),
      qr: pictured(`${guests}/#code=${code}`),
      wifi:
        flags.wifi === undefined ? [] : pictured(wifiText(flags.wifi, process.env['DICEPIT_WIFI_PASSWORD'])),
      keys: terminal.interactive,
    };
  };

  /** A code that is wider than the terminal is broken and cannot be read. */
  const pictured = (text: string): readonly string[] => {
    if (!flags.qr || !terminal.interactive) return [];
    const lines = qrLines(text);
    return (lines[0]?.length ?? 0) + 2 <= (process.stdout.columns || 80) ? lines : [];
  };

  const show = async (): Promise<void> => {
    const { qr, wifi, keys, others, ...shown } = await welcome();
    terminal.write(
      flags.json === true
        ? `${JSON.stringify({ schema: 'dicepit/serve@1', ...shown, others: others.map(({ address }) => address) })}\n`
        : welcomeText({ qr, wifi, keys, others, ...shown }, terminal),
    );
  };
  return {
    show,
    newCode: async () => {
      const by = { person: 'house', role: 'operator' } as const;
      await changeFloor(pit, { by, puts: [newJoinCode(pit).put] }, { type: 'ChangeCode' });
      await show();
    },
    openHostPage: async () => openPage(await hostLink()),
    openKiosk: async () => {
      const url = tvLink(urlAt('localhost', false), (await readJoinCode(pit))?.code ?? '');
      if (!(await openKiosk(url))) terminal.say(`${said().serve.noBrowser({ url })}\n`);
    },
  };
}

/** What the law of the place switches off, in the words of the host's page; nothing among friends at home. */
async function lawTold(name: string | undefined): Promise<Pick<Welcome, 'law'>> {
  const law = lawNamed(name ?? null);
  if (law === undefined || law.mode === 'home') return {};
  const { names } = (await loadPageWords(languageSpoken(), 'host')).laws;
  return { law: names[law.name] };
}

/** Opens a page in the browser of this computer, where there is one; otherwise nothing happens. */
export function openPage(url: string, platform: NodeJS.Platform = process.platform): void {
  const [program, ...args] = openers[platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}

// `start` takes its first quoted argument for a title.
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Where a pit stopped: "Resumed: 5 tables, nz-1 at roll 118". */
async function resumedText(pit: Pit): Promise<string> {
  const { state } = await pit.floor.current(FLOOR);
  const words = said().serve;
  const tables = tablesOn(state);
  const rolls = await Promise.all(tables.map(({ table }) => readRollNumber(pit, table)));
  const told = tables
    .map(({ table }, index) => ({ table, roll: rolls[index] ?? 0 }))
    .filter(({ roll }) => roll > 0)
    .map((each) => words.atRoll(each));
  return words.resumed({ tables: [words.tables({ count: tables.length }), ...told].join(', ') });
}

async function readRollNumber(pit: Pit, table: string): Promise<number> {
  const { state } = await pit.tables.current(tableStream(table));
  return state.is === 'banked' ? state.table.rolled : 0;
}
