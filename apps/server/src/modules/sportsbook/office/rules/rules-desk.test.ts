import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addSite } from '../../../site/index.ts'
import { askCashOut } from '../../cash-out/cash-out.service.ts'
import { rulesNow, switchesOf } from '../../rules/rules.service.ts'
import { standardRules } from '../../rules/standard.rules.ts'
import { sportsDesk } from '../../sportsbook.fixture.ts'
import { raisesRisk } from './risk.rules.ts'
import { changeRules, confirmRules, dropRules, showRules, showRulesHistory } from './rules-desk.service.ts'
import { showSamples, tryRules } from './sample.service.ts'

const desk = await sportsDesk()
const { server } = desk
const elsewhere = await server.staff((ctx) =>
  addSite(ctx, { name: 'Second', theme: 'maru', host: 'second.example', currency: 'EUR' }),
)
const standard = standardRules('KRW')
const other = { staffId: 2, name: 'other' }
const now = () => server.system(rulesNow)
const change = async (changes: Partial<typeof standard>, by = {}, siteId = 1) =>
  server.staff(
    async (ctx) => {
      const { version, ...rules } = await rulesNow(ctx)
      return changeRules(ctx, { version, rules: { ...rules, ...changes }, reason: 'as agreed' })
    },
    by,
    siteId,
  )
const higher = { liability: { ...standard.liability, event: standard.liability.event + 1 } }

test('rules that let the book lose less are in force at once, and say why', async () => {
  const { version, requestId } = await change({ liability: { ...standard.liability, event: 1_000_000 } })
  expect(requestId).toBeNull()
  expect(await now()).toMatchObject({ version, liability: { event: 1_000_000 } })
  const { rows } = await server.staff((ctx) => showRulesHistory(ctx, 0))
  expect(rows[0]).toMatchObject({
    version,
    reason: 'as agreed',
    staffName: 'admin',
    beforeRules: { liability: { event: standard.liability.event } },
  })
})

test('those that let it lose more wait for another of the staff, and not for who asked', async () => {
  const { requestId } = await change(higher)
  expect((await now()).liability.event).toBe(1_000_000)
  await expect(server.staff((ctx) => confirmRules(ctx, requestId ?? 0))).rejects.toMatchObject({
    code: 'STAFF_FORBIDDEN',
  })
  await expect(change(higher, other)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
  await server.staff((ctx) => confirmRules(ctx, requestId ?? 0), other)
  expect((await now()).liability.event).toBe(higher.liability.event)
  await expect(server.staff((ctx) => confirmRules(ctx, requestId ?? 0), other)).rejects.toMatchObject({
    code: 'STAFF_ALREADY_HANDLED',
  })
  expect((await server.staff((ctx) => showRulesHistory(ctx, 0))).rows[0]?.staffName).toBe('admin, other')
})

test('a request is of the rules that it was asked for: where they changed since, it can only be dropped', async () => {
  const { requestId } = await change({ liability: { ...standard.liability, event: standard.liability.event + 2 } })
  await change({ folds: { least: 1, most: 9 } })
  await expect(server.staff((ctx) => confirmRules(ctx, requestId ?? 0), other)).rejects.toMatchObject({
    code: 'STAFF_CONFLICT',
  })
  expect((await server.staff(showRules)).request).toMatchObject({ requestId, isOwn: true })
  await server.staff((ctx) => dropRules(ctx, requestId ?? 0))
  expect((await server.staff(showRules)).request).toBeNull()
})

test('a rule is of a competition that there is, and of its sport; whatever list names one, it has its name', async () => {
  const eventId = await desk.addEvent({ startsAt: '2020-01-01T00:00:00Z', competition: 'long over' })
  const { rows } = await desk.owner.query(
    'SELECT competition_id::int AS id FROM sportsdata.event WHERE event_id = $1',
    [eventId],
  )
  const competitionId: number = rows[0].id
  for (const scope of [{ competitionId: 999_999 }, { competitionId, sport: 'tennis' as const }])
    await expect(change({ limits: [{ ...scope, factorBp: 5_000 }] })).rejects.toMatchObject({
      code: 'STAFF_INVALID',
      detail: { fields: [{ field: 'rules.limits.0.competitionId', problem: 'unknown' }] },
    })
  const named = async () => (await server.staff(showRules)).competitions.map(({ id }) => id)
  expect(await named()).not.toContain(competitionId)
  await change({ limits: [{ competitionId, sport: 'soccer', factorBp: 5_000 }] })
  expect(await named()).toContain(competitionId)
})

test('of two who change the same version one is told', async () => {
  const { version, ...rules } = await now()
  const save = (most: number) =>
    server
      .staff((ctx) =>
        changeRules(ctx, { version, rules: { ...rules, folds: { least: 1, most } }, reason: 'as agreed' }),
      )
      .then(
        () => 'saved',
        (error) => error.code,
      )
  expect((await Promise.all([save(7), save(8)])).sort()).toEqual(['STAFF_CONFLICT', 'saved'])
})

test('another site has its own rules, and decides no request of this one', async () => {
  const { requestId } = await change({ sportFactors: { ...standard.sportFactors, esport: 10_000 } })
  const before = await server.system(rulesNow, elsewhere)
  await expect(
    server.staff((ctx) => dropRules(ctx, requestId ?? 0), { ...other, siteIds: [1, elsewhere] }, elsewhere),
  ).rejects.toMatchObject({
    code: 'STAFF_NOT_FOUND',
  })
  expect(await server.system(rulesNow, elsewhere)).toEqual(before)
  await server.staff((ctx) => dropRules(ctx, requestId ?? 0))
})

test.each<[string, Partial<typeof standard>, boolean]>([
  ['a lower margin', { margins: [{ marginBp: 200 }] }, false],
  ['a margin below that of traders', { margins: [...standard.margins, { sport: 'combat', marginBp: 199 }] }, true],
  ['a shift, whichever way', { shifts: [{ side: 'favourite', shiftBp: -1 }] }, true],
  ['a shorter delay', { delaySeconds: { ...standard.delaySeconds, esport: 7 } }, true],
  ['a longer delay', { delaySeconds: { ...standard.delaySeconds, soccer: 6 } }, false],
  ['a factor that is left out', { sportFactors: {} }, true],
  ['a share of the limits of some markets', { limits: [{ isLive: true, marketTypes: [45], factorBp: 2_000 }] }, false],
  ['no referral', { levels: standard.levels.map((one) => ({ ...one, referAbove: null })) }, true],
  ['a level that has fallen away, whose members get the limits below', { levels: standard.levels.slice(0, 4) }, false],
  [
    'a level of its own that was covered by a lower one',
    {
      levels: [
        ...standard.levels,
        { ...(standard.levels[4] as (typeof standard.levels)[number]), level: 9, mostWin: 1e12 },
      ],
    },
    true,
  ],
  ['the switch', { switches: { sports: false, esport: false } }, false],
])('%s takes a second: %s', (_, changes, takesTwo) => {
  expect(raisesRisk(standard, { ...standard, ...changes })).toBe(takesTwo)
})

test('a sample says which rule holds, and what prices come of rules that are not saved', async () => {
  const eventId = await desk.addEvent()
  const { rows } = await server.staff(showSamples)
  expect(rows.map((row) => row.eventId)).toContain(String(eventId))
  const tried = async (rules: Pick<typeof standard, 'margins' | 'shifts'> & Partial<typeof standard>) =>
    (
      await server.staff((ctx) => tryRules(ctx, { eventId: String(eventId), rules: { limits: [], ...rules } }))
    ).markets.find(({ marketKey }) => marketKey === '1')
  const plain = await tried({ margins: [{ marginBp: 500 }], shifts: [] })
  const moved = await tried({
    margins: [{ marginBp: 500 }, { sport: 'tennis', marginBp: 900 }],
    shifts: [{ side: 'favourite', shiftBp: 300 }],
    limits: [{ isLive: true, factorBp: 0 }, { factorBp: 5_000 }],
  })
  expect(plain).toMatchObject({ margin: 0, shift: null, limit: null, marginBp: 500 })
  expect(moved).toMatchObject({ margin: 0, shift: 0, limit: 1, marginBp: 500 })
  const favourite = plain?.outcomes.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
  expect(moved?.outcomes.find(({ id }) => id === favourite?.id)?.price).toBeLessThan(favourite?.price ?? 0)
})

test('who asks as soon as a change is in force sees it, also where somebody asked while it was made', async () => {
  const switches = { sports: true, esport: false }
  await server.staff(async (ctx) => {
    const { version, ...rules } = await rulesNow(ctx)
    await changeRules(ctx, { version, rules: { ...rules, switches }, reason: 'as agreed' })
    // Before the commit, by a transaction of its own.
    expect(await server.system(switchesOf)).toEqual({ sports: true, esport: true })
  })
  expect(await server.system(switchesOf)).toEqual(switches)
  await change({ switches: { sports: true, esport: true } })
})

test('what is switched off takes no bets; what is open goes on', async () => {
  const member = await desk.member()
  const eventId = await desk.addEvent()
  const open = await desk.place(member, await desk.ticketOn([eventId]))
  expect(open.code).toBe('0')
  const ticket = await desk.ticketOn([eventId])
  await change({ switches: { sports: false, esport: true } })
  expect((await desk.place(member, { ...ticket, stake: 20_000 })).code).toBe('B6029')
  await expect(desk.quote(ticket.selections)).rejects.toMatchObject({ code: 'B6029' })
  expect(await server.system(switchesOf)).toEqual({ sports: false, esport: true })
  expect(await server.system(switchesOf, elsewhere)).toEqual({ sports: true, esport: true })
  // What is open can still be cashed out.
  const cashOut = { memberId: member, cashOutId: randomUUID(), ticketId: open.ticket?.ticketId ?? '', stake: null }
  expect(await server.member(member, (ctx) => askCashOut(ctx, { ...cashOut, leastValue: 1 }))).toMatchObject({
    state: 'done',
  })
  await change({ switches: { sports: true, esport: true } })
  expect((await desk.place(member, { ...ticket, stake: 20_000 })).code).toBe('0')
})
