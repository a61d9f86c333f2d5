import type { Cast } from '../cast.ts';
import type { Run } from '../plan.ts';
import type { Order } from './order.ts';

/** What a thread plays: numbers, or an order whose strategy it must ask itself. */
export type WorkerData = { readonly cast: Cast } | { readonly order: Order; readonly run: Run };
