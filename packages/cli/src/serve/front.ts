import {
  changeFloor,
  FLOOR,
  makeHostToken,
  newJoinCode,
  type OpenServer,
  PEOPLE,
  readJoinCode,
  tablesOn,
} from '@dicepit/server';
import packageFile from '../../package.json' with { type: 'json' };
import type { Terminal } from '../terminal.ts';
import type { AddressChoice } from './address-watch.ts';
import { hostIn } from './addresses.ts';
import type { ServeFlags } from './flags.ts';
import { openPage } from './open-page.ts';
import { qrLines, wifiText } from './qr.ts';
import { resumedText } from './standing.ts';
import { type Welcome, welcomeText } from './welcome.ts';

/** What the terminal shows of a running pit. */
export type Front = {
  /** Prints the welcome, as things stand now. */
  readonly show: () => Promise<void>;
  readonly newCode: () => Promise<void>;
  readonly openHostPage: () => Promise<void>;
};

export type FrontParts = {
  readonly server: OpenServer;
  readonly flags: ServeFlags;
  readonly terminal: Terminal;
  readonly choice: AddressChoice;
};

export async function frontOf({ server, flags, terminal, choice }: FrontParts): Promise<Front> {
  const { pit, port, began } = server;
  const resumed = began === 'resumed' ? { resumed: await resumedText(pit) } : {};
  const made = await makeHostToken(pit, { fresh: flags.newHostLink === true });
  const urlAt = (address: string): string => `http://${hostIn(address)}:${port}${flags.base}`;
  const isUnclaimed = async (): Promise<boolean> =>
    (await pit.people.current(PEOPLE)).state.host === undefined;
  /** With the claim as long as nobody has made it: it stands after the #, which is sent to nobody. */
  const hostLink = async (): Promise<string> =>
    `${urlAt('localhost')}/host${made.ok && (await isUnclaimed()) ? `#claim=${made.answer.token}` : ''}`;

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
      guests,
      code,
      tv: `${guests}/tv#code=${code}`,
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

  const show = async (): Promise<void> => terminal.write(welcomeText(await welcome(), terminal));
  return {
    show,
    newCode: async () => {
      const by = { person: 'house', role: 'operator' } as const;
      await changeFloor(pit, { by, puts: [newJoinCode(pit).put] }, { type: 'ChangeCode' });
      await show();
    },
    openHostPage: async () => openPage(await hostLink()),
  };
}
