import { packIds } from '@dicepit/games';
import { type Law, laws } from '@dicepit/wire';
import { everyLanguage } from '@dicepit/words';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { unknownPack, wholeNumber } from '../choosing.ts';
import { DEFAULT_FOLDER } from './data-folder.ts';

/** How a pit is started. */
export type ServeFlags = {
  readonly game?: readonly string[];
  readonly dice: 'virtual' | 'physical';
  readonly mode: 'home' | 'fun' | 'strict' | 'training';
  /** Where the night is held, for the law of the place. */
  readonly place?: string;
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
  /** A certificate of the pit's own, or the files of another. */
  readonly https?: 'own' | { readonly cert: string; readonly key: string };
  readonly wifi?: string;
  readonly qr: boolean;
  readonly open?: boolean;
  readonly kiosk?: boolean;
  readonly lang?: string;
  readonly newHostLink?: boolean;
  /** The store went back by means that the pit cannot see: dice under way are not thrown. */
  readonly recovered?: boolean;
  /** A file or an address that is given every signed head. */
  readonly headsTo?: string;
  readonly trustProxy?: number;
  readonly screens?: string;
  readonly log: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly logJson?: boolean;
  readonly printConfig?: boolean;
};

/** The flags of `serve`; what is not given by one is looked for in the environment, then is as it always is. */
export const serveOptions: readonly Option[] = [
  option(
    '--game <id|path>',
    'a table of this pack at the first start, or of the one in a folder or file; repeat for more',
    'GAME',
  ).argParser(gathered),
  option('--dice <kind>', 'the dice of those tables', 'DICE')
    .choices(['virtual', 'physical'])
    .default('virtual'),
  option('--mode <mode>', 'how strictly people do what the rules give to people', 'MODE')
    .choices(['home', 'fun', 'strict', 'training'])
    .default('home'),
  option('--place <place>', 'where the night is held: what the law there forbids is off', 'PLACE').choices(
    laws.map(({ place }) => place),
  ),
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
  option(
    '--https [cert,key]',
    'speak https as well, by a certificate that the pit makes; or https alone, by these two files',
    'HTTPS',
  )
    .preset('own')
    .argParser(certificateFiles),
  option('--screens <dir>', 'serve the screens in this folder and not our own', 'SCREENS'),
  option('--wifi <name>', 'a QR code for the Wi-Fi as well; its password from DICEPIT_WIFI_PASSWORD', 'WIFI'),
  new Option('--no-qr', 'no QR code in the terminal'),
  option('--open', "open the host's page in the browser", 'OPEN'),
  option('--kiosk', 'show the TV page full screen on this computer', 'KIOSK'),
  option('--lang <language>', 'the language of the TV page; phones go by their own', 'LANG').choices(
    everyLanguage,
  ),
  option(
    '--heads-to <file|url>',
    'give every signed head to a file or an address, best on another machine',
    'HEADS_TO',
  ),
  new Option('--recovered', 'the store was brought back: end every turn of the dice under way'),
  option('--new-host-link', 'end the link to become the host by, and print another', 'NEW_HOST_LINK'),
  option('--log <level>', 'what is logged to standard error', 'LOG')
    .choices(['debug', 'info', 'warn', 'error', 'silent'])
    .default('warn'),
  option('--log-json', 'log as JSON lines', 'LOG_JSON'),
  new Option('--print-config', 'print every setting and where it comes from, and stop'),
];

/** The law of the place where the night is held. */
export const lawAt = (place: string | undefined): Law | undefined => laws.find((law) => law.place === place);

/** Every setting with its value and its source, as JSON: `flag`, `environment`, `place` or `default`. */
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

const sources: Readonly<Record<string, string>> = { cli: 'flag', env: 'environment', implied: 'place' };

function option(flags: string, description: string, name: string): Option {
  return new Option(flags, description).env(`DICEPIT_${name}`);
}

function gathered(id: string, before: readonly string[] = []): readonly string[] {
  if (!packIds.includes(id) && !/[\\/.]/.test(id)) throw new InvalidArgumentError(unknownPack(id).message);
  return [...before, id];
}

function certificateFiles(text: string): ServeFlags['https'] {
  if (['own', 'true', '1'].includes(text)) return 'own';
  const [cert = '', key = '', ...more] = text.split(',').map((path) => path.trim());
  if (cert === '' || key === '' || more.length > 0)
    throw new InvalidArgumentError(
      'Two files are needed, such as cert.pem,key.pem; or none, for a certificate of its own.',
    );
  return { cert, key };
}

function basePath(text: string): string {
  const path = `/${text.replaceAll(/^\/+|\/+$/g, '')}`;
  if (!/^(\/[A-Za-z0-9._~-]+)*\/?$/.test(path))
    throw new InvalidArgumentError('A path such as /dice is needed.');
  return path === '/' ? '' : path;
}
