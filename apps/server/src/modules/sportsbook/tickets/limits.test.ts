import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { changeOffer } from '../rules/offer.service.ts'
import { rulesNow, saveRules, setMemberFactor } from '../rules/rules.service.ts'
import type { BookRules } from '../rules/rules.ts'
import { standardRules } from '../rules/standard.rules.ts'
import { sportsDesk, ticketId } from '../sportsbook.fixture.ts'

const desk = await sportsDesk()
const { server, elsewhere, owner } = desk
const standard = standardRules('KRW')
const [level] = standard.levels

const setRules = (changes: Partial<BookRules>) =>
  server.staff(async (ctx) => saveRules(ctx, { ...standard, ...changes }, (await rulesNow(ctx)).version))

describe('the tightest limit wins, and the refusal says how much would be accepted', () => {
  test.each([
    ['of the win', { levels: [{ ...level, mostWin: 100_000 }] }, 'B6003', 'win', 100_000],
    [
      'of an outcome',
      { liability: { outcome: 40_000, event: 900_000, competition: 900_000 } },
      'B6022',
      'outcome',
      null,
    ],
    ['of an event', { liability: { outcome: 900_000, event: 40_000, competition: 900_000 } }, 'B6022', 'event', null],
    [
      'of a competition',
      { liability: { outcome: 900_000, event: 900_000, competition: 40_000 } },
      'B6022',
      'competition',
      null,
    ],
  ] as const)('%s', async (_, rules, code, limit, win) => {
    await setRules(rules as Partial<BookRules>)
    const eventId = await desk.addEvent({ competition: `league of ${limit}` })
    const memberId = await desk.member()
    const body = await desk.ticketOn([eventId], { stake: 400_000 })
    const price = body.selections[0]?.price ?? 0
    const placed = await desk.place(memberId, body)
    const most =
      win === null ? Math.floor((40_001 * 1_000 - 1) / (price - 1_000)) : Math.floor(((win + 1) * 1_000 - 1) / price)
    expect(placed).toMatchObject({ code, mostStake: most })
    expect(await desk.quote(body.selections, [1], memberId)).toMatchObject({ mostStake: most, limit })
    expect((await desk.place(memberId, { ...body, stake: most + 1 })).code).toBe(code)
    expect((await desk.place(memberId, { ...body, stake: most })).code).toBe('0')
    await setRules({})
  })
})

test('the least and the most stake of a quote can be placed, whatever the number of lines', async () => {
  const memberId = await desk.member()
  const events = [await desk.addEvent(), await desk.addEvent(), await desk.addEvent()]
  const body = await desk.ticketOn(events, { sizes: [2] })
  const { leastStake, mostStake } = await desk.quote(body.selections, [2], memberId)
  expect([leastStake, leastStake % 3, mostStake % 3]).toEqual([1_002, 0, 0])
  expect((await desk.place(memberId, { ...body, stake: leastStake })).code).toBe('0')
  expect((await desk.place(memberId, { ...body, ticketId: ticketId(), stake: leastStake + 1 })).code).toBe('B6030')
})

test('two processes that take the last of an outcome at once: one is accepted, and the limit holds', async () => {
  await setRules({ liability: { outcome: 20_000, event: 900_000, competition: 900_000 } })
  const eventId = await desk.addEvent()
  const body = await desk.ticketOn([eventId], { stake: 15_000 })
  const placed = await Promise.all(
    Array.from({ length: 6 }, async (_, i) =>
      desk.place(await desk.member(), { ...body, ticketId: ticketId() }, i % 2 ? elsewhere : desk.services),
    ),
  )
  expect(placed.filter(({ code }) => code === '0')).toHaveLength(1)
  expect(placed.filter(({ code }) => code === 'B6022')).toHaveLength(5)
  const { rows } = await owner.query('SELECT max(loss)::int AS loss FROM sportsbook.exposure WHERE event_id = $1', [
    eventId,
  ])
  expect(rows[0].loss).toBeLessThanOrEqual(20_000)
  await setRules({})
})

test('repeated tickets on the same selections do not pass the most stake of the level', async () => {
  const eventId = await desk.addEvent()
  const memberId = await desk.member(3_000_000)
  const body = await desk.ticketOn([eventId], { stake: 500_000 })
  expect((await desk.place(memberId, body)).code).toBe('0')
  server.clock.advance(4_000)
  const again = await desk.place(memberId, { ...body, ticketId: ticketId(), stake: 500_001 })
  expect(again).toMatchObject({ code: 'B6002', mostStake: 500_000 })
})

test('tickets that are decided together take no more than is left for all of them', async () => {
  const eventId = await desk.addEvent()
  const body = await desk.ticketOn([eventId])
  const stake = Math.floor(16_000_000 / ((body.selections[0]?.price ?? 0) - 1_000))
  await setRules({ liability: { outcome: 40_000, event: 900_000, competition: 900_000 } })
  const members = await Promise.all(Array.from({ length: 6 }, () => desk.member()))
  const placed = await Promise.all(
    members.map((memberId) => desk.place(memberId, { ...body, ticketId: ticketId(), stake })),
  )
  expect(placed.map(({ code }) => code).toSorted()).toEqual(['0', '0', 'B6022', 'B6022', 'B6022', 'B6022'])
  await setRules({})
})

test('repeated tickets on the same selections do not pass the most win of the level', async () => {
  await setRules({ levels: [{ ...level, mostWin: 100_000 }] } as Partial<BookRules>)
  const memberId = await desk.member()
  const body = await desk.ticketOn([await desk.addEvent()], { stake: 20_000 })
  const { ticket } = await desk.place(memberId, body)
  server.clock.advance(4_000)
  const left = 100_000 - (ticket?.possibleWin ?? 0)
  const most = Math.floor(((left + 1) * 1_000 - 1) / (body.selections[0]?.price ?? 0))
  const again = { ...body, ticketId: ticketId(), stake: most + 1 }
  expect(await desk.place(memberId, again)).toMatchObject({ code: 'B6003', mostStake: most })
  await setRules({})
})

test('a ticket with a selection of e-sports has the folds of e-sports, whatever else is in it', async () => {
  await setRules({ folds: { least: 1, most: 1 } })
  const memberId = await desk.member()
  const [game, match, other] = [await desk.addEvent({ sport: 'esport' }), await desk.addEvent(), await desk.addEvent()]
  expect((await desk.place(memberId, await desk.ticketOn([match, game]))).code).toBe('B6023')
  expect((await desk.place(memberId, await desk.ticketOn([match, other]))).code).toBe('0')
  await setRules({})
})

test('a stake in parts is referred as the whole', async () => {
  const eventId = await desk.addEvent()
  const memberId = await desk.member(3_000_000)
  const body = await desk.ticketOn([eventId], { stake: 400_000 })
  expect(await desk.place(memberId, body)).toMatchObject({ ticket: { state: 'accepted' } })
  server.clock.advance(4_000)
  expect(await desk.quote(body.selections, [1], memberId)).toMatchObject({ referAbove: 100_000 })
  const again = await desk.place(memberId, { ...body, ticketId: ticketId(), stake: 200_000 })
  expect(again).toMatchObject({ code: '0', ticket: { state: 'referred' } })
})

test("a member's factor makes its limits smaller, and its live delay longer", async () => {
  const memberId = await desk.member()
  await server.staff((ctx) => setMemberFactor(ctx, memberId, { factorBp: 1_000, delaySeconds: 3 }))
  const eventId = await desk.addEvent()
  const picked = [await desk.pick(eventId)]
  expect(await desk.quote(picked, [1], memberId)).toMatchObject({
    mostStake: 100_000,
    referAbove: 50_000,
    delaySeconds: 0,
  })
  const live = await desk.addEvent({ state: 'live', sport: 'tennis' })
  expect(await desk.quote([await desk.pick(live)], [1], memberId)).toMatchObject({ delaySeconds: 7 })
})

test('a ticket has the limits of that of its markets which has the least, by market, live and time to the start', async () => {
  await setRules({
    limits: [
      { marketTypes: [1], startsAfterHours: 48, factorBp: 4_000 },
      { marketTypes: [18], factorBp: 0 },
      { isLive: true, factorBp: 1_000 },
    ],
  })
  const memberId = await desk.member()
  const soon = await desk.addEvent({ startsAt: '2026-11-20T20:00:00+09:00' })
  const later = await desk.addEvent({ startsAt: '2026-11-24T20:00:00+09:00' })
  const live = await desk.addEvent({ state: 'live' })
  const quoted = async (...events: number[]) => {
    const { selections } = await desk.ticketOn(events)
    return desk.quote(selections, [selections.length], memberId)
  }
  expect(await quoted(soon)).toMatchObject({ mostStake: 1_000_000, referAbove: 500_000 })
  expect(await quoted(later)).toMatchObject({ mostStake: 400_000, referAbove: 200_000 })
  expect(await quoted(soon, later, live)).toMatchObject({ mostStake: 100_000, referAbove: 50_000 })
  const body = await desk.ticketOn([later], { stake: 400_001 })
  expect(await desk.place(memberId, body)).toMatchObject({ code: 'B6002', mostStake: 400_000 })
  await setRules({})
})

describe('traders', () => {
  const change = { marketKey: '', isSuspended: false, marginBp: null, prices: null }
  test('suspend an event, and nothing of it is taken until they resume it', async () => {
    const eventId = await desk.addEvent()
    const memberId = await desk.member()
    const body = await desk.ticketOn([eventId])
    await server.staff((ctx) => changeOffer(ctx, { ...change, eventId, isSuspended: true }))
    expect((await desk.place(memberId, body)).code).toBe('B6021')
    await server.staff((ctx) => changeOffer(ctx, { ...change, eventId }))
    expect((await desk.place(memberId, body)).code).toBe('0')
  })

  test('suspend all of the book by one change', async () => {
    const body = await desk.ticketOn([await desk.addEvent()])
    await server.staff((ctx) => changeOffer(ctx, { ...change, eventId: 0, isSuspended: true }))
    expect((await desk.place(await desk.member(), body)).code).toBe('B6021')
    await server.staff((ctx) => changeOffer(ctx, { ...change, eventId: 0 }))
  })

  test('set a price, or a margin', async () => {
    const eventId = await desk.addEvent()
    const before = await desk.priceOf(eventId)
    await server.staff((ctx) => changeOffer(ctx, { ...change, eventId, marketKey: '1', prices: { '1': 1_777 } }))
    expect(await desk.priceOf(eventId)).toBe(1_777)
    await server.staff((ctx) => changeOffer(ctx, { ...change, eventId, marketKey: '1', marginBp: 2_000 }))
    expect(await desk.priceOf(eventId)).toBeLessThan(before)
  })

  test('of whom two change the rules at once the second is refused', async () => {
    const { version } = await server.staff(rulesNow)
    const save = () =>
      server
        .staff((ctx) => saveRules(ctx, standard, version))
        .then(
          () => '0',
          (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
        )
    expect((await Promise.all([save(), save()])).sort()).toEqual(['0', 'K409'])
  })
})

test('money, exposure and tickets agree after all of it', async () => {
  const { stored, counted } = await desk.exposures()
  expect(stored).toEqual(counted)
  await desk.nothingIsWrong()
})
