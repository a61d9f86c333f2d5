import { type CommandClient, commandClientOf } from './command-client.ts';
import { type ConnectionSettings, createConnection } from './request.ts';
import { createTableClient, type TableClient } from './table.ts';

/** A pit as somebody asks it, with tables that can be followed. */
export type Client = Omit<CommandClient, 'table'> & { readonly table: (table: string) => TableClient };

export function createClient(settings: ConnectionSettings): Client {
  const connection = createConnection(settings);
  return { ...commandClientOf(connection), table: (table) => createTableClient(connection, table) };
}
