import { randomUUID } from 'node:crypto'
import { sportDeskTickets } from '@maru/contract'
import { expect, test } from 'vitest'
import { askCashOut } from '../../cash-out/cash-out.service.ts'
import { tradersDesk } from './desk.fixture.ts'
import { findStream } from './stream.repository.ts'
import { listStream } from './stream.service.ts'

const ZERO = '00000000-0000-4000-8000-000000000000'

const desk = await tradersDesk()
const { server, owner, trader } = desk
const stream = async (asked: object = {}, siteId = 1) =>
  sportDeskTickets.data.parse(
    await trader((ctx) => listStream(ctx, sportDeskTickets.query.parse(asked)), 'Minseo', siteId),
  )
const idsOf = async (asked: object = {}): Promise<string[]> => {
  const ids: string[] = []
  let before = ''
  do {
    const { rows, next } = await stream({ size: '3', ...asked, before })
    ids.push(...rows.map(({ ticketId }) => ticketId))
    before = next ?? ''
  } while (before !== '')
  return ids
}

/** Of three members on three events, one a second but for every third, which is of the same instant as the one before. */
const placed: { ticketId: string; memberId: number; eventId: number; stake: number; sport: string }[] = []
const members = [await desk.member(), await desk.member(), await desk.member()]
const events = [
  { eventId: await desk.addEvent(), sport: 'soccer' },
  { eventId: await desk.addEvent({ sport: 'tennis' }), sport: 'tennis' },
  { eventId: await desk.addEvent({ sport: 'esport' }), sport: 'esport' },
] as const
for (let n = 0; n < 12; n++) {
  const [memberId = 0, event] = [members[n % 3], events[(n + Math.floor(n / 3)) % 3]]
  const stake = 10_000 + n * 1_000
  if (n % 3 !== 0) server.clock.advance(4_000)
  const body = await desk.ticketOn([event?.eventId ?? 0], { stake })
  expect(await desk.place(memberId, body), `ticket ${n}`).toMatchObject({ code: '0' })
  placed.unshift({ ticketId: body.ticketId, memberId, eventId: event?.eventId ?? 0, stake, sport: event?.sport ?? '' })
}

test('tickets come newest first, each once, whatever the page', async () => {
  const ids = await idsOf()
  expect(ids).toHaveLength(12)
  expect(new Set(ids)).toEqual(new Set(placed.map(({ ticketId }) => ticketId)))
  const { rows } = await stream({ size: '100' })
  expect(rows.map(({ ticketId }) => ticketId)).toEqual(ids)
  expect(rows.map(({ sentAt }) => sentAt)).toEqual(
    rows
      .map(({ sentAt }) => sentAt)
      .toSorted()
      .reverse(),
  )
  expect(rows.find(({ ticketId }) => ticketId === placed[0]?.ticketId)).toMatchObject({
    legs: 1,
    isLive: false,
    memNick: expect.stringMatching(/./),
    event: expect.stringMatching(/Home|한/),
  })
})

test.each([
  ['member', { memberId: String(members[1]) }, ({ memberId }: (typeof placed)[0]) => memberId === members[1]],
  ['event', { eventId: String(events[0].eventId) }, ({ eventId }: (typeof placed)[0]) => eventId === events[0].eventId],
  ['sport', { sport: 'tennis' }, ({ sport }: (typeof placed)[0]) => sport === 'tennis'],
  ['stake', { leastStake: '15000' }, ({ stake }: (typeof placed)[0]) => stake >= 15_000],
  ['state', { state: 'accepted' }, () => true],
  ['another state', { state: 'refused' }, () => false],
  ['a code', { code: 'B6024' }, () => false],
])('of a filter by %s exactly its tickets are found', async (_, asked, matches) => {
  expect((await idsOf(asked)).toSorted()).toEqual(
    placed
      .filter(matches)
      .map(({ ticketId }) => ticketId)
      .toSorted(),
  )
})

test('a ticket is found by its number, and by nobody of another site', async () => {
  const [first] = (await stream({ size: '1' })).rows
  expect(await idsOf({ number: String(first?.number) })).toEqual([first?.ticketId])
  expect((await stream({}, 2)).rows).toEqual([])
})

test('those of live events are found alone', async () => {
  const [memberId, body] = [await desk.member(), await desk.ticketOn([await desk.addEvent({ state: 'live' })])]
  expect(await desk.place(memberId, body)).toMatchObject({ code: '0' })
  expect(await idsOf({ live: '1' })).toEqual([body.ticketId])
})

test('a ticket that was cashed out says what that paid', async () => {
  const [memberId, body] = [await desk.member(), await desk.ticketOn([await desk.addEvent()])]
  await desk.place(memberId, body)
  const asked = { memberId, cashOutId: randomUUID(), ticketId: body.ticketId, stake: null, leastValue: 1 }
  await server.member(memberId, (ctx) => askCashOut(ctx, asked))
  const [row] = (await stream({ memberId: String(memberId) })).rows
  expect(row).toMatchObject({ state: 'cashed', possibleWin: (await desk.cash(memberId)) - 990_000 })
  expect(row?.possibleWin).toBeGreaterThan(9_000)
})

test('what waits is found by its state', async () => {
  const of = await desk.referred()
  expect(await idsOf({ state: 'referred' })).toEqual([of.ticketId])
})

test('a page far behind reads no more than twice what the first does, and a rare filter no more than its share', async () => {
  const ROWS = 7_000
  await owner.query(
    `INSERT INTO sportsbook.ticket (site_id, member_id, ticket_id, fingerprint, state, product, game_code, sizes, lines, stake, price_policy, created_at, code, possible_win, rules_version)
     SELECT 1, $1, gen_random_uuid(), decode(repeat('00', 32), 'hex'), 'refused', 'sports', 'special', '{1}', 1, 1000, 'any', $2::timestamptz - n * interval '1 second', 'B6020', 0, 'test'
     FROM generate_series(1, ${ROWS}) n`,
    [members[0], server.clock.now()],
  )
  await owner.query(
    `INSERT INTO sportsbook.leg (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version)
     SELECT site_id, member_id, ticket_id, 1, $1, '1', '1', 1900, false, 1 FROM sportsbook.ticket WHERE code = 'B6020'`,
    [events[0].eventId],
  )
  await owner.query('ANALYZE sportsbook.ticket, sportsbook.leg')
  /** Blocks of the database that a page reads. */
  const blocksOf = (asked: object) =>
    trader(async (ctx) => {
      let blocks = 0
      const query = async (sql: string, values: unknown[]) => {
        const { rows } = await owner.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`, values)
        const { Plan: plan } = rows[0]['QUERY PLAN'][0]
        blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
        return ctx.db.query(sql, values)
      }
      const counted = { ...ctx, db: Object.create(ctx.db, { query: { value: query } }) }
      const { before, size, ...filter } = sportDeskTickets.query.parse(asked)
      const at = before === '' ? undefined : { createdAt: new Date(Number(before)), ticketId: ZERO }
      const looked = await findStream(counted, filter, size, at)
      return { ...looked, blocks }
    })
  const far = String(server.clock.now().getTime() - (ROWS - 100) * 1_000)
  const first = await blocksOf({ size: '30' })
  const last = await blocksOf({ size: '30', before: far })
  expect([first.rows.length, last.rows.length]).toEqual([30, 30])
  expect(last.blocks).toBeLessThanOrEqual(2 * first.blocks)
  const some = await blocksOf({ code: 'B6028' })
  expect([some.rows, some.hasMore]).toEqual([[], true])
  const [whole] = (await owner.query(`SELECT pg_relation_size('sportsbook.ticket') / 8192 AS blocks`)).rows
  expect(some.blocks).toBeLessThan(Number(whole.blocks))
  // Tickets of a busy event are looked for among the newest, those of another by themselves.
  expect((await blocksOf({ size: '30', eventId: String(events[0].eventId) })).rows).toHaveLength(30)
  expect((await blocksOf({ eventId: String(events[1].eventId) })).rows.length).toBeGreaterThan(3)
})
