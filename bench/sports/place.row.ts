import { randomUUID } from 'node:crypto'
import { openSession } from '../../apps/server/src/modules/identity/session.service.ts'
import { standardRules } from '../../apps/server/src/modules/sportsbook/rules/standard.rules.ts'
import { open, seal, wireKey } from '../../apps/server/src/platform/http/envelope.ts'
import { type Connection, requestOf } from '../connection.ts'
import type { Ground } from '../ground.ts'
import { askingSide, inProduct, reopen, type Setting } from '../http.setting.ts'
import { oursHolds, oursOf, SITE } from '../ledger.sides.ts'
import { type Compared, compare, type Side } from '../slices.ts'

const EVENTS = 60
const OUTCOMES = ['1', '2', '3']
const STAKE = 1_000
/** What is measured is how fast tickets are taken, not how soon the book may risk no more. */
const WITHOUT_END = 1_000_000_000_000

/** Accumulators of two through the envelope; beside them the same call of a foreign site, which the envelope alone refuses. */
export const sportsPlace = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const { product, players, connections } = setting
    const key = wireKey(product.config.WIRE_KEY.toString('base64'))
    const authorization = product.config.SITE_AUTHORIZATION
    const events = await offerEvents(ground)
    const tokens: string[] = []
    for (const { memberId } of players) tokens.push((await product.system((ctx) => openSession(ctx, memberId))).token)
    const sealedFor = (connection: number, siteId: number, n: number): Buffer => {
      const body = { ...ticketOf(events, connection * 7 + n), siteId }
      const headers = { authorization, 'x-session-token': tokens[connection] as string }
      return requestOf('/api/sports/place', headers, seal(key, body))
    }
    const isCode = (code: string) => {
      let asked = 0
      return (body: string): boolean =>
        body.startsWith('{"d":"') &&
        (asked++ % 50 !== 0 || (open(key, JSON.parse(body)) as { resultCode?: string }).resultCode === code)
    }
    const foreign = players.map((_, n) => sealedFor(n, SITE + 998, n))
    const placing = placingSide(ground, setting, (connection, n) => sealedFor(connection, SITE, n), isCode('0'))
    await placeFirst(ground, placing)
    return compare(
      ground,
      placing,
      askingSide(connections, (n) => foreign[n] as Buffer, isCode('E401')),
      product.pid,
    )
  })

/** Of each connection, before anything is measured: as in a book that has run for a while, whose tables PostgreSQL knows. */
const FIRST_TICKETS = 20

const placeFirst = async ({ ours }: Ground, { callers, prepare, act }: Side): Promise<void> => {
  await prepare?.()
  const all = Array.from({ length: callers }, async (_, connection) => {
    for (let n = 0; n < FIRST_TICKETS; n++) await act(connection)
  })
  await Promise.all(all)
  await ours.query('ANALYZE')
}

/** How far apart two events of a pair are at the most: from there on the pairs come again the other way round, and whichever way they stand is the same ticket. */
const FARTHEST = EVENTS / 2 - 1

/** Two events and an outcome of each: a member comes to the same pair once in thousands, for the same again would be a second press of the button. */
const ticketOf = (events: readonly number[], n: number) => {
  const first = n % EVENTS
  const second = (first + 1 + (Math.floor(n / EVENTS) % FARTHEST)) % EVENTS
  const turn = Math.floor(n / (EVENTS * FARTHEST))
  const pick = (event: number, outcome: number) => ({
    eventId: String(events[event]),
    market: '1',
    outcome: OUTCOMES[outcome % OUTCOMES.length] as string,
    price: 1_010,
    isBanker: false,
  })
  return {
    ticketId: randomUUID(),
    selections: [pick(first, turn), pick(second, Math.floor(turn / OUTCOMES.length))],
    sizes: [2],
    stake: STAKE,
    pricePolicy: 'any',
  }
}

/** Events far away, of a feed of their own that is up; the book may lose anything on them. */
const offerEvents = async ({ ours }: Ground): Promise<number[]> => {
  await ours.query(
    `INSERT INTO sportsdata.producer (feed, producer, state, reason, since, alive_at) VALUES ('bench', 1, 'up', '', now(), now() + interval '1 day')
     ON CONFLICT (feed, producer) DO UPDATE SET alive_at = EXCLUDED.alive_at`,
  )
  await ours.query(
    `INSERT INTO sportsdata.competition (feed, feed_id, sport, region_id, region_names, names) VALUES ('bench', '1', 'soccer', 'x', '{"en": "x"}', '{"en": "x"}')
     ON CONFLICT DO NOTHING`,
  )
  const { rows } = await ours.query<{ event_id: number }>(
    `INSERT INTO sportsdata.event (feed, feed_id, sport, competition_id, starts_at)
     SELECT 'bench', n::text, 'soccer', (SELECT competition_id FROM sportsdata.competition WHERE feed = 'bench'), now() + interval '9 days' FROM generate_series(1, $1) n
     ON CONFLICT (feed, feed_id) DO UPDATE SET starts_at = EXCLUDED.starts_at RETURNING event_id`,
    [EVENTS],
  )
  const events = rows.map(({ event_id }) => Number(event_id))
  const outcomes = OUTCOMES.map((id, i) => ({
    id,
    price: null,
    probability: [500_000_000, 300_000_000, 200_000_000][i],
    isActive: true,
  }))
  await ours.query(
    `INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, unevenness)
     SELECT unnest($1::bigint[]), '1', 1, '{}', 'active', 1, now(), 1, $2, 0 ON CONFLICT DO NOTHING`,
    [events, JSON.stringify(outcomes)],
  )
  const { levels, ...rules } = standardRules('KRW')
  const sums = { leastStake: 1, mostStake: WITHOUT_END, referAbove: null, mostWin: WITHOUT_END }
  await ours.query(
    `INSERT INTO sportsbook.rule_version (site_id, version, rules, created_at)
     SELECT $1, coalesce(max(version), 0) + 1, $2, now() FROM sportsbook.rule_version WHERE site_id = $1`,
    [
      SITE,
      JSON.stringify({
        ...rules,
        levels: [{ ...levels[0], ...sums }],
        liability: { outcome: WITHOUT_END * 1_000, event: WITHOUT_END * 1_000, competition: WITHOUT_END * 1_000 },
      }),
    ],
  )
  return events
}

const placingSide = (
  ground: Ground,
  setting: Setting,
  sealedFor: (connection: number, n: number) => Buffer,
  isRight: (body: string) => boolean,
): Side => {
  const { connections } = setting
  const holds = oursHolds(oursOf(ground))
  const queues = connections.map((): Buffer[] => [])
  let perSlice = 4
  let begun = 0
  /** Of each connection by itself: drawn from one count, a member would come to the same ticket twice within seconds. */
  const sent = connections.map(() => 0)
  const next = (connection: number): Buffer => {
    const n = sent[connection] ?? 0
    sent[connection] = n + 1
    return sealedFor(connection, n)
  }
  return {
    name: 'tickets',
    callers: connections.length,
    prepare: async () => {
      perSlice = Math.max(perSlice, Math.ceil((begun / connections.length) * 1.5))
      begun = 0
      for (const [connection, queue] of queues.entries()) {
        queue.length = 0
        while (queue.length < perSlice) queue.push(next(connection))
      }
      await reopen(setting)
      await holds.begin()
    },
    act: async (connection) => {
      begun++
      const { body } = await (connections[connection] as Connection).ask(queues[connection]?.pop() ?? next(connection))
      if (!isRight(body)) throw new Error(`a ticket was not taken: ${body}`)
      return true
    },
    check: holds.check,
    close: async () => {},
  }
}
