import { dealerName, instant, streamAddress, type TableCommandAnswer } from '@maru/vendor-wallet'
import { z } from 'zod'
import { type OwnShown, sameId, TABLE_CALLS, type TableMessage } from './table-shapes.ts'

/** What other processes of the studio ask the process that leads a table, at the address of `studio.table_leader`; call-lines.ts says how. */

/** Of a page's call; whoever calls has made sure of it. `name` is masked. */
export const caller = z.object({
  sessionId: z.guid(),
  site: z.string().min(1).max(64),
  player: z.string().min(4).max(64),
  name: z.string().min(1).max(40),
})
export type Caller = z.infer<typeof caller>

const round = z.int().positive()
const limit = z.object({ least: z.int().positive(), most: z.int().positive() })
/** What the dealer of a table with a stream saw. */
export const dealtSeen = z.union([
  z.object({ cards: z.array(z.int().min(0).max(51)).min(2).max(60) }),
  z.object({
    pocket: z.int().min(0).max(36),
    lucky: z
      .array(z.object({ number: z.int().min(0).max(36), multiplier: z.int().min(2).max(1_000) }))
      .max(10)
      .optional(),
  }),
  z.object({ dice: z.array(z.int().min(1).max(6)).length(3) }),
])
export type DealtSeen = z.infer<typeof dealtSeen>

const character = z.int().min(0).max(2)

export const staffOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('close') }),
  z.object({ kind: z.literal('void'), round, reason: z.string().min(3).max(200) }),
  /** Who takes over at once. */
  z.object({ kind: z.literal('dealer'), dealer: character, name: dealerName.nullish() }),
  z.object({ kind: z.literal('shift'), dealer: character, name: dealerName, from: instant, to: instant }),
  z.object({ kind: z.literal('end-shift'), shift: z.guid() }),
  z.object({ kind: z.literal('dress'), room: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
  z.object({ kind: z.literal('switch'), site: z.string().min(1).max(64), isOn: z.boolean() }),
  /** Of these places at one site; null: the table's own again. */
  z.object({
    kind: z.literal('limits'),
    site: z.string().min(1).max(64),
    places: z.record(z.string().max(40), limit).nullable(),
  }),
  /** A stream in the place of the drawn room, or none; while the table sleeps. */
  z.object({
    kind: z.literal('video'),
    video: z.object({ kind: z.enum(['hls', 'webrtc']), url: streamAddress }).nullable(),
  }),
  /** The dealer of a table with a stream begins the next round, by its number, and ends its betting before its time. */
  z.object({ kind: z.literal('open-bets'), round }),
  z.object({ kind: z.literal('close-bets'), round }),
  /** A result of such a table: typed first, then confirmed by the id of the command that typed it. */
  z.object({ kind: z.literal('type-result'), round, dealt: dealtSeen }),
  z.object({ kind: z.literal('confirm-result'), round, typed: sameId }),
  z.object({ kind: z.literal('try-owed') }),
])
export type StaffOrder = z.infer<typeof staffOrder>

/** The same id again answers what became of it, with another order it is a conflict. */
export const commandAsked = z.object({ id: sameId, by: z.string().min(1).max(64), order: staffOrder })
export type CommandAsked = z.infer<typeof commandAsked>
export type CommandAnswer = TableCommandAnswer

/** Sockets at the table that one process has; said again every five seconds while there are any, and once when there are none. */
export const headsAsked = z.object({ from: z.string().min(1).max(64), heads: z.int().nonnegative() })

/** `command`, `heads` and `tries` come without a caller. The others answer as table-shapes.ts says: TableAnswer, ShownAnswer, ShoesAnswer, ShoeAnswer. */
export const ENGINE_CALLS = {
  ...TABLE_CALLS,
  command: commandAsked,
  heads: headsAsked,
  own: z.object({}),
  tries: z.object({}),
} as const
export type EngineCallName = keyof typeof ENGINE_CALLS

/** `message` is of the kind `table`. `own` is null without a caller. */
export type ShownAnswer = { message: TableMessage; own: OwnShown | null }
/** The caller's own part alone: thousands may subscribe to theirs at once. */
export type OwnAnswer = { own: OwnShown }

/** Of a call to the wallet that has no clear answer yet: how often this leader has made it, and the last answer. Times ms since 1970. */
export type Tried = { attempts: number; lastAt: number; lastAnswer: string }
/** By `keyOfCall`. */
export type TriesAnswer = { tries: { readonly [call: string]: Tried } }
export const keyOfCall = (round: number, type: string, key: string): string => `${round} ${type} ${key}`

export type FinishedShoe = {
  shoe: number
  firstRound: number
  lastRound: number
  commitment: string | null
  seeds: number
  withheld: number
  beganAt: number
  endedAt: number
}
export type ShoesAnswer = { shoes: readonly FinishedShoe[] }

/** Subjects of the bus. A table's carries TableMessage with `versionOf` as the version, the other OwnShown. */
export const tableSubject = (code: string): string => `table ${code}`
export const ownTableSubject = (code: string, site: string, player: string): string =>
  `own-table ${code} ${site} ${player}`

/** Header of a connection to a leader; its value is derived from the studio's private key (`internalSecretOf`). */
export const INTERNAL_SECRET_HEADER = 'x-internal-secret'
