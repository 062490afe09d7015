import type { Ctx, System } from '../context.ts'

/** Every happening, past tense: `'cashier.deposit-requested': { … }`. Each module widens it in its own `events.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Events {}
export type EventName = keyof Events & string
export type EventOf<N extends EventName> = { name: N; siteId: number; payload: Events[N] }

/** Runs after the commit, in a transaction of its own; may run twice after a crash, so it must not mind. */
export type Listener = { on: EventName; run: (ctx: Ctx<System>, payload: never, siteId: number) => Promise<void> }

export const listen = <N extends EventName>(
  on: N,
  run: (ctx: Ctx<System>, payload: Events[N], siteId: number) => Promise<void>,
): Listener => ({
  on,
  run: run as Listener['run'],
})
