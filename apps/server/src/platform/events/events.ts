import type { Ctx, System } from '../context.ts'
import type { Services } from '../services.ts'

/** Every happening, past tense: `'cashier.deposit-requested': { … }`. Each module widens it in its own `events.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Events {}
/** Names of events whose payload names its fields. What has none (`Record<string, never>`) would fit any emit and any listener: it can be neither. */
export type EventName = {
  [N in keyof Events & string]: HasNamedFields<Events[N]> extends true ? N : never
}[keyof Events & string]
type HasNamedFields<P> = string extends keyof P ? false : [keyof P] extends [never] ? false : true
export type EventOf<N extends EventName> = { name: N; siteId: number; payload: Events[N] }

/** Runs after the commit, in a transaction of its own; may run twice after a crash, so it must not mind. */
type Alone = { on: EventName; run: (ctx: Ctx<System>, payload: never, siteId: number) => Promise<void> }
/** Runs at once after the commit, without a transaction, for all such events of it together; may run twice as well. */
type Together = { on: EventName; together: (services: Services, events: readonly never[]) => Promise<void> }
export type Listener = Alone | Together

export const listenTogether = <N extends EventName>(
  on: N,
  together: (services: Services, events: readonly Pick<EventOf<N>, 'siteId' | 'payload'>[]) => Promise<void>,
): Listener => ({ on, together: together as Together['together'] })

export const listen = <N extends EventName>(
  on: N,
  run: (ctx: Ctx<System>, payload: Events[N], siteId: number) => Promise<void>,
): Listener => ({
  on,
  run: run as Alone['run'],
})
