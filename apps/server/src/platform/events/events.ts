import type { Ctx, System } from '../context.ts'
import type { Services } from '../services.ts'

/** Every event, past tense: `'cashier.deposit-requested': { … }`. Each module widens it in its own `events.ts` by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Events {}
/** Names of events whose payload names its fields. What has none (`Record<string, never>`) would fit any emit and any listener: it can be neither. */
export type EventName = {
  [N in keyof Events & string]: HasNamedFields<Events[N]> extends true ? N : never
}[keyof Events & string]
type HasNamedFields<P> = string extends keyof P ? false : [keyof P] extends [never] ? false : true
export type EventOf<N extends EventName> = { name: N; siteId: number; payload: Events[N] }

export type EmitOptions<N extends EventName> = {
  /** What the outbox holds of the payload, and so what a listener gets when this process dies before it delivered. */
  stored?: Events[N]
  /** Events of one aggregate and site, such as `member:7`, are delivered in order, where its transactions lock the aggregate one after the other. */
  aggregate?: string
}

/** `name`: stored with an event once this listener has acknowledged it. Unique among the listeners of one event. */
type Named = { on: EventName; name: string }
/** Runs after the commit, in a transaction of its own; may run twice after a crash, so it must be idempotent. */
type Single = Named & { run: (ctx: Ctx<System>, payload: never, siteId: number) => Promise<void> }
/** Runs at once after the commit, without a transaction, for all such events of it together; may run twice as well. Events of an aggregate come one by one. */
type Batch = Named & { runBatch: (services: Services, events: readonly never[]) => Promise<void> }
export type Listener = Single | Batch

export const listenTogether = <N extends EventName>(
  on: N,
  runBatch: (services: Services, events: readonly Pick<EventOf<N>, 'siteId' | 'payload'>[]) => Promise<void>,
  name: string = on,
): Listener => ({ on, name, runBatch: runBatch as Batch['runBatch'] })

export const listen = <N extends EventName>(
  on: N,
  run: (ctx: Ctx<System>, payload: Events[N], siteId: number) => Promise<void>,
  name: string = on,
): Listener => ({ on, name, run: run as Single['run'] })

/** Every module's listeners, each under the name of its module. */
export const listenersOf = (modules: readonly { name: string; listeners?: readonly Listener[] }[]): Listener[] =>
  modules.flatMap((module) =>
    (module.listeners ?? []).map((listener) => ({ ...listener, name: `${module.name}/${listener.name}` })),
  )
