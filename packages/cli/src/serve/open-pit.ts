import { resolve } from 'node:path';
import { knownPacks, packIds } from '@dicepit/games';
import { toPublicKey } from '@dicepit/proof';
import {
  type AddressBook,
  addTable,
  type Certificate,
  exportTrail,
  keepPack,
  type Log,
  newLog,
  type OpenServer,
  OtherSecret,
  openServer,
  sentenceIn,
} from '@dicepit/server';
import { keysFrom } from '@dicepit/server/audit';
import { damageInStreams, type Progress } from '@dicepit/store';
import { areBuilt, builtDocs, builtScreens } from '@dicepit/web';
import { ownBooks } from '@dicepit/web/own-books';
import type { ParsedPack } from '@dicepit/wire';
import packageFile from '../../package.json' with { type: 'json' };
import { exit, Failure } from '../exit.ts';
import { knowPack } from '../lab/load-pack.ts';
import { remarkText } from '../lab/remark.ts';
import { sharedNames } from '../lab/shared-names.ts';
import { languageSpoken, said } from '../language.ts';
import type { Terminal } from '../terminal.ts';
import { certificateGiven, certificateMade } from './certificate.ts';
import { startControlServer } from './control-server.ts';
import { type DataFolder, dataFolder, exists, keepSecret, makeFolder } from './data-folder.ts';
import { firstTables } from './first-tables.ts';
import { lawAt, type ServeFlags } from './flags.ts';
import { headsOutside } from './heads-outside.ts';
import { houseGuests } from './house-guests.ts';
import { formatLog } from './log-lines.ts';
import { openPitStore, type PitStore } from './pit-store.ts';
import { readPublished } from './published.ts';
import { reachedFile } from './reached-file.ts';
import { explainListenError, tryPort } from './taken-port.ts';

/** A pit that runs, with everything that belongs to it. */
export type RunningPit = {
  readonly server: OpenServer;
  readonly folder: DataFolder;
  readonly certificate: Certificate | undefined;
  /** Ends everything in order; what was acknowledged is on the disk. */
  readonly close: () => Promise<void>;
};

export type Opening = {
  readonly flags: ServeFlags;
  readonly terminal: Terminal;
  /** Where guests find the pit. */
  readonly guestUrl: () => string;
  readonly addresses: AddressBook;
  readonly onVisit: (visit: { readonly address: string; readonly device: string }) => void;
};

/** Opens a pit, or goes on with the one in the folder exactly where it stopped. */
export async function openPit({
  flags,
  terminal,
  guestUrl,
  addresses,
  onVisit,
}: Opening): Promise<RunningPit> {
  const { port, host, data, name, max, mode, base, address, trustProxy, screens = builtScreens } = flags;
  const folder = dataFolder(data);
  // Looked at first: a start that fails should leave nothing behind, neither a folder nor a line in the trail.
  if (!areBuilt(screens))
    throw new Failure(
      screens === builtScreens ? { code: 'SCREENS_NOT_BUILT' } : { code: 'NO_SCREENS', folder: screens },
      exit.failed,
    );
  await tryPort(port, host);
  if (flags.resume === true && !process.env['DATABASE_URL'] && !(await exists(folder.file)))
    throw new Failure({ code: 'NOTHING_TO_RESUME', folder: data }, exit.failed);
  const games = await readGames(flags.game);
  const given = await certificateGiven(flags);
  const published = await readPublished(folder);
  await makeFolder(folder);
  const secret = await keepSecret(folder, process.env);
  const certificate = given ?? (await certificateMade(flags, folder));
  const kept = await openPitStore(folder, process.env);
  const log = createLog(flags, terminal);
  const outside =
    flags.headsTo === undefined
      ? undefined
      : headsOutside(flags.headsTo, {
          publicKey: toPublicKey(keysFrom(secret).heads),
          failed: (error) => log.error({ error }, 'signed heads could not be kept outside'),
        });
  try {
    const server = await openServer({
      store: kept.store,
      secret,
      host,
      port,
      base,
      ...(trustProxy === undefined ? {} : { trustProxy }),
      guestUrl,
      addresses,
      onVisit,
      ...(certificate === undefined ? {} : { https: certificate }),
      names: address === undefined ? [] : [address],
      settings: { name, mode, mostGuests: max, ...findLaw(flags) },
      software: packageFile.version,
      screens,
      docs: builtDocs,
      books: ownBooks(screens),
      published,
      log,
      reached: reachedFile(folder, {
        is: kept.is,
        asked: flags.recovered === true,
        ...(outside === undefined ? {} : { outside: outside.kept }),
      }),
      ...(outside === undefined ? {} : { onSigned: outside.keep }),
      onFatal: (failure) => {
        terminal.say(`error: ${failure.message}\n`);
        process.exit(exit.failed);
      },
    });
    if (server.recovered !== undefined) terminal.say(`${said().serve.recovered}\n`);
    for (const { pack } of games.own) await keepPack(server.pit, pack);
    for (const warning of sharedByGames(games.own))
      terminal.say(`${said().warning({ text: remarkText(warning) })}\n`);
    if (server.began === 'opened') await addFirstTables(server, { ...flags, ...games.named });
    const control = await startControlServer(folder, duties(kept, server));
    const guests = await houseGuests(server.pit, `http://127.0.0.1:${server.port}${base}`);
    return {
      server,
      folder,
      certificate,
      close: async () => {
        await guests.stop();
        await control.close();
        await server.close();
        await outside?.end();
      },
    };
  } catch (cause) {
    await kept.store.close().catch(() => undefined);
    if (cause instanceof OtherSecret) throw new Failure({ code: 'OTHER_SECRET' }, exit.failed);
    throw await explainListenError(cause, port);
  }
}

type OwnGame = { readonly path: string; readonly pack: ParsedPack };

/** The names that games of one's own share with others that this pit deals, those of its trail included; of two such games, the later is told. */
const sharedByGames = (own: readonly OwnGame[]) =>
  own.flatMap(({ path, pack }, index) => {
    const later = new Set(own.slice(index).map((each) => each.pack.id));
    const others = knownPacks.filter(({ id }) => !later.has(id));
    return sharedNames(pack.data, { file: path, others });
  });

/** The packs that were asked for by id, and those of one's own that were read from a folder or a file. */
async function readGames(game: ServeFlags['game']) {
  const own: OwnGame[] = [];
  const ids: string[] = [];
  for (const each of game ?? []) {
    if (packIds.includes(each)) ids.push(each);
    else {
      const pack = await knowPack(each);
      own.push({ path: each, pack });
      ids.push(pack.id);
    }
  }
  return { own, named: game === undefined ? {} : { game: ids } };
}

async function addFirstTables({ pit }: OpenServer, flags: ServeFlags): Promise<void> {
  for (const table of firstTables(flags)) {
    const added = await addTable(pit, { by: { person: 'house', role: 'operator' } }, table);
    if (!added.ok)
      throw new Failure(
        { code: 'NO_FIRST_TABLE', pack: table.pack, why: sentenceIn(languageSpoken(), added.refusal) },
        exit.refused,
      );
  }
}

/** The law of the place stands in the pit's settings, as if the host had chosen it. */
function findLaw({ place }: ServeFlags): { law?: string; ranking?: boolean } {
  const law = lawAt(place);
  return law === undefined ? {} : { law: law.name, ranking: law.ranking };
}

function duties(kept: PitStore, { pit }: OpenServer) {
  return {
    backup: async (to: string): Promise<void> => {
      if (kept.is === 'postgres') throw new Error('this pit is in PostgreSQL: back it up with pg_dump');
      await kept.store.backup(resolve(to));
    },
    damage: async (progress?: Progress): Promise<string | undefined> =>
      kept.is === 'postgres' ? damageInStreams(kept.store, progress) : kept.store.damage(progress),
    trail: (streams: readonly string[] | undefined) =>
      exportTrail({
        store: kept.store,
        key: pit.keys.heads,
        software: packageFile.version,
        at: Date.now(),
        ...(streams === undefined ? {} : { streams }),
      }),
  };
}

function createLog({ log, logJson = false }: ServeFlags, { say }: Terminal): Log {
  return newLog({ level: log, to: logJson ? { write: say } : formatLog(say) });
}
