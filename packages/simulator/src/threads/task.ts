import type { Cast } from '../cast.ts';
import type { Run } from '../plan.ts';
import type { Tally } from '../tally.ts';
import type { Order } from './order.ts';
import type { Fault } from './strategy-file.ts';

/** What a thread plays: numbers, or an order whose strategy it must ask itself. */
export type WorkerData = { readonly cast: Cast } | { readonly order: Order; readonly run: Run };

/** What a thread answers: what it played, or what was wrong with somebody's strategy. */
export type Played = { readonly tally: Tally } | { readonly fault: Fault };
