import { createHmac, timingSafeEqual } from 'node:crypto'

/** Who watches for longer is given another, which the operator notes again. */
export const WATCH_MS = 30 * 60_000

/** One table, as one site has it. `by`: who watches, in the operator's words. */
export type WatchRight = { readonly code: string; readonly site: string; readonly by: string; readonly until: number }

/** A right to watch a table without a session, so without a seat and without bets: `<code>.<site>.<by>.<until>.<mac>`. */
export const watchTicket = (key: Buffer, { code, site, by }: Omit<WatchRight, 'until'>, now: number): string => {
  const right = [code, coded(site), coded(by), (now + WATCH_MS).toString(36)].join('.')
  return `${right}.${macOf(key, right)}`
}

/** The right that a ticket gives, or undefined when it is forged or too old. */
export const readWatchTicket = (key: Buffer, ticket: string, now: number): WatchRight | undefined => {
  const end = Math.max(0, ticket.lastIndexOf('.'))
  const right = ticket.slice(0, end)
  const expected = Buffer.from(macOf(key, right))
  const given = Buffer.from(ticket.slice(end + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [code = '', site = '', by = '', time = ''] = right.split('.')
  const until = Number.parseInt(time, 36)
  return until > now ? { code, site: read(site), by: read(by), until } : undefined
}

const coded = (text: string): string => Buffer.from(text).toString('base64url')
const read = (code: string): string => Buffer.from(code, 'base64url').toString('utf8')
const macOf = (key: Buffer, right: string): string => createHmac('sha256', key).update(right).digest('base64url')
