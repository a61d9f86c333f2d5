export type { FollowOverviewSettings, FollowPitSettings, Lines } from './client.ts';
export { type Client, createClient, linesIn } from './client.ts';
export type { StreamEnd, StreamState, Subscription } from './event-stream.ts';
export type { AskedName, Asking, ConnectionSettings, Fetch } from './request.ts';
export { type Answer, type ClientCode, clientProblems, newKey, realWorld, type World } from './request.ts';
export type { Followed, FollowSettings, Giving, Sitter, TableClient } from './table.ts';
export { evolveLive, type LiveTable, liveTable } from './table.ts';
