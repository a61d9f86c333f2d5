import { packIds } from '@dicepit/games';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { unknownPack, wholeNumber } from '../choosing.ts';
import { DEFAULT_FOLDER } from './data-folder.ts';

/** How a pit is started. */
export type ServeFlags = {
  readonly game?: readonly string[];
  readonly dice: 'virtual' | 'physical';
  readonly mode: 'home' | 'fun' | 'strict' | 'training';
  readonly name: string;
  readonly max: number;
  readonly demo?: boolean;
  readonly empty?: boolean;
  readonly resume?: boolean;
  readonly data: string;
  readonly port: number;
  readonly host: string;
  readonly address?: string;
  readonly base: string;
  readonly wifi?: string;
  readonly qr: boolean;
  readonly open?: boolean;
  readonly newHostLink?: boolean;
  readonly trustProxy?: number;
  readonly screens?: string;
  readonly log: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly logJson?: boolean;
  readonly printConfig?: boolean;
};

/** The flags of `serve`; what is not given by one is looked for in the environment, then is as it always is. */
export const serveOptions: readonly Option[] = [
  option('--game <id>', 'a table of this pack at the first start; repeat for more', 'GAME').argParser(
    gathered,
  ),
  option('--dice <kind>', 'the dice of those tables', 'DICE')
    .choices(['virtual', 'physical'])
    .default('virtual'),
  option('--mode <mode>', 'how strictly people do what the rules give to people', 'MODE')
    .choices(['home', 'fun', 'strict', 'training'])
    .default('home'),
  option('--name <text>', 'what the pit is called, at the first start', 'NAME').default('Dicepit'),
  option('--max <n>', 'the most guests, at the first start', 'MAX')
    .argParser(wholeNumber(1, 10_000))
    .default(200),
  option('--demo', 'house players at the tables of --game, too', 'DEMO'),
  option('--empty', 'no table at the first start', 'EMPTY'),
  option('--resume', 'go on with the pit in the data folder, and open none where there is none', 'RESUME'),
  option('--data <dir>', 'where everything is kept', 'DATA').default(DEFAULT_FOLDER),
  option('--port <n>', 'the port; 0 for any that is free', 'PORT')
    .argParser(wholeNumber(0, 65_535))
    .default(7711),
  option('--host <addr>', 'listen on this address alone', 'HOST').default('0.0.0.0', 'all of them'),
  option('--address <addr>', 'the address or name that guests are shown', 'ADDRESS'),
  option('--base <path>', 'the path before every other, behind a proxy', 'BASE')
    .argParser(basePath)
    .default(''),
  option(
    '--trust-proxy <hops>',
    'how many proxies stand before the pit, each naming who asked it',
    'TRUST_PROXY',
  ).argParser(wholeNumber(1, 10)),
  option('--screens <dir>', 'serve the screens in this folder and not our own', 'SCREENS'),
  option('--wifi <name>', 'a QR code for the Wi-Fi as well; its password from DICEPIT_WIFI_PASSWORD', 'WIFI'),
  new Option('--no-qr', 'no QR code in the terminal'),
  option('--open', "open the host's page in the browser", 'OPEN'),
  option('--new-host-link', 'end the link to become the host by, and print another', 'NEW_HOST_LINK'),
  option('--log <level>', 'what is logged to standard error', 'LOG')
    .choices(['debug', 'info', 'warn', 'error', 'silent'])
    .default('warn'),
  option('--log-json', 'log as JSON lines', 'LOG_JSON'),
  new Option('--print-config', 'print every setting and where it comes from, and stop'),
];

/** Every setting with its value and its source, as JSON: `flag`, `environment` or `default`. */
export function configText(command: Command): string {
  const lines = serveOptions
    .map((each) => each.attributeName())
    .filter((name) => name !== 'printConfig')
    .map((name) => {
      const value: unknown = command.getOptionValue(name) ?? null;
      return [name, { value, from: sources[command.getOptionValueSource(name) ?? ''] ?? 'default' }];
    });
  const database = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite';
  const store = { value: database, from: database === 'SQLite' ? 'default' : 'environment' };
  return `${JSON.stringify(Object.fromEntries([...lines, ['store', store]]), null, 2)}\n`;
}

const sources: Readonly<Record<string, string>> = { cli: 'flag', env: 'environment' };

function option(flags: string, description: string, name: string): Option {
  return new Option(flags, description).env(`DICEPIT_${name}`);
}

function gathered(id: string, before: readonly string[] = []): readonly string[] {
  if (!packIds.includes(id)) throw new InvalidArgumentError(unknownPack(id).message);
  return [...before, id];
}

function basePath(text: string): string {
  const path = `/${text.replaceAll(/^\/+|\/+$/g, '')}`;
  if (!/^(\/[A-Za-z0-9._~-]+)*\/?$/.test(path))
    throw new InvalidArgumentError('A path such as /dice is needed.');
  return path === '/' ? '' : path;
}
