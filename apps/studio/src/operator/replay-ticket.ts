import { createHmac, timingSafeEqual } from 'node:crypto'

const VALID_MS = 60 * 60_000

/** What a ticket is for: one round, in a frame of one origin. */
export type ReplayRight = { round: string; framer: string }

/** A right to see one round again for an hour: `<round>.<framer>.<until>.<mac>`. */
export function replayTicket(key: Buffer, { round, framer }: ReplayRight, now: number): string {
  const right = `${round}.${Buffer.from(framer).toString('base64url')}.${(now + VALID_MS).toString(36)}`
  return `${right}.${macOf(key, right)}`
}

/** The right that a ticket gives, or undefined when it is forged or too old. */
export function readReplayTicket(key: Buffer, ticket: string, now: number): ReplayRight | undefined {
  const [round = '', framer = '', until = '', mac = ''] = ticket.split('.')
  const expected = Buffer.from(macOf(key, `${round}.${framer}.${until}`))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (!(Number.parseInt(until, 36) >= now)) return undefined
  return { round, framer: Buffer.from(framer, 'base64url').toString('utf8') }
}

function macOf(key: Buffer, right: string): string {
  return createHmac('sha256', key).update(right).digest('base64url')
}
