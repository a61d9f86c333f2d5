export { type Client, createClient } from './client.ts';
export type { CommandClient, FollowOverviewSettings, FollowPitSettings, Lines } from './command-client.ts';
export { createCommandClient, linesIn } from './command-client.ts';
export { askForTable, type StreamEnd, type StreamState, type Subscription } from './event-stream.ts';
export type { AskedName, Asking, ConnectionSettings, Fetch } from './request.ts';
export {
  type Answer,
  type ClientCode,
  clientProblems,
  fetchAhead,
  newKey,
  realWorld,
  type World,
} from './request.ts';
export type { Followed, FollowSettings, TableClient } from './table.ts';
export { evolveLive, type LiveTable, liveTable } from './table.ts';
export type { Giving, Sitter, TableCommands } from './table-commands.ts';
