import type { Language } from '@maru/contract'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock, Ctx, Random, Who } from './context.ts'
import type { Bus } from './live/bus.ts'

/** Made once by `main.ts` and handed to what needs more than a context. */
export type Services = {
  config: Config
  log: Logger
  clock: Clock
  random: Random
  bus: Bus
  /** Opens a transaction, runs `fn` with a context in it, commits, and tells the events. */
  inContext<W extends Who, T>(about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
  /** The same without a transaction: every statement by itself. For reads only. */
  reading<W extends Who, T>(about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T>
}

export type About<W extends Who> = {
  who: W
  siteId: number
  language?: Language
  ip?: string
  userAgent?: string
  requestId?: string
}
