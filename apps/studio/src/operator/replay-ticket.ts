import { createHmac, timingSafeEqual } from 'node:crypto'

const VALID_MS = 60 * 60_000

/** What a ticket is for: one round, in a frame of one origin. `player`: whose stakes are shown, of a round that many played. */
export type ReplayRight = { round: string; framer: string; player?: string }

/** A right to see one round again for an hour: `<round>.<framer>.<until>.<mac>`, with `.<player>` before the last where there is one. */
export function replayTicket(key: Buffer, { round, framer, player }: ReplayRight, now: number): string {
  const whose = player === undefined ? '' : `.${coded(player)}`
  const right = `${round}.${coded(framer)}.${(now + VALID_MS).toString(36)}${whose}`
  return `${right}.${macOf(key, right)}`
}

/** The right that a ticket gives, or undefined when it is forged or too old. */
export function readReplayTicket(key: Buffer, ticket: string, now: number): ReplayRight | undefined {
  const end = Math.max(0, ticket.lastIndexOf('.'))
  const [round = '', framer = '', until = '', player] = ticket.slice(0, end).split('.')
  const expected = Buffer.from(macOf(key, ticket.slice(0, end)))
  const given = Buffer.from(ticket.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (!(Number.parseInt(until, 36) >= now)) return undefined
  return { round, framer: read(framer), ...(player === undefined ? {} : { player: read(player) }) }
}

const coded = (text: string): string => Buffer.from(text).toString('base64url')
const read = (code: string): string => Buffer.from(code, 'base64url').toString('utf8')

function macOf(key: Buffer, right: string): string {
  return createHmac('sha256', key).update(right).digest('base64url')
}
