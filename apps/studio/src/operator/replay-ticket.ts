import { createHmac, timingSafeEqual } from 'node:crypto'

const VALID_MS = 60 * 60_000

/** A right to see one round again for an hour: `<round>.<until>.<mac>`. */
export function replayTicket(key: Buffer, round: string, now: number): string {
  const until = (now + VALID_MS).toString(36)
  return `${round}.${until}.${macOf(key, round, until)}`
}

/** The round that a ticket is for, or undefined when it is forged or too old. */
export function readReplayTicket(key: Buffer, ticket: string, now: number): string | undefined {
  const [round = '', until = '', mac = ''] = ticket.split('.')
  const expected = Buffer.from(macOf(key, round, until))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(until, 36) >= now ? round : undefined
}

function macOf(key: Buffer, round: string, until: string): string {
  return createHmac('sha256', key).update(`${round}.${until}`).digest('base64url')
}
