import type { SportChange, SportChangeGroup } from '@maru/contract'
import type { OutcomeResult } from '@maru/sports'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ResultKind } from '../../../sportsdata/index.ts'
import type { PlacedTicket } from '../../settle/accepted-ticket.fixture.ts'
import { settlementDesk } from '../../settle/settle.fixture.ts'
import { askChange, confirmChange, previewChange } from './change-result.service.ts'

const desk = await settlementDesk()
afterAll(() => desk.close())

/** Every night 20,000 changes; by day enough to notice a slip. */
const RUNS = Math.ceil(Number(process.env.MODEL_COMMANDS ?? 60) / 5)
const EVENTS = 3
const CASH = 60_000
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 5, minute))

const leg = fc.record({
  event: fc.nat(EVENTS - 1),
  outcome: fc.constantFrom('1', '2', '3'),
  price: fc.integer({ min: 1_010, max: 9_000 }),
})
const ticket = fc.record({
  legs: fc.uniqueArray(leg, { minLength: 1, maxLength: EVENTS, selector: ({ event }) => event }),
  size: fc.nat(EVENTS),
  perLine: fc.integer({ min: 1, max: 900 }),
  minute: fc.integer({ min: 0, max: 30 }),
  member: fc.nat(1),
})
const outcome: fc.Arbitrary<OutcomeResult> = fc.record({
  voidHalves: fc.constantFrom<0 | 1 | 2>(0, 0, 0, 1, 2),
  result: fc.constantFrom<0 | 1>(0, 1),
  sharedBy: fc.constantFrom(1, 1, 2),
})
const result = fc.record({
  event: fc.nat(EVENTS - 1),
  kind: fc.constantFrom<ResultKind>('settled', 'settled', 'settled', 'void', 'open'),
  window: fc.option(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), { freq: 4 }),
  one: outcome,
  other: outcome,
})
const goals = fc.integer({ min: 0, max: 2 })
const change = fc.oneof(
  fc.record({ kind: fc.constant('result' as const), event: fc.nat(EVENTS - 1), home: goals, away: goals }),
  fc.record({
    kind: fc.constant('void' as const),
    event: fc.nat(EVENTS - 1),
    since: fc.option(fc.integer({ min: 0, max: 30 })),
  }),
  fc.record({ kind: fc.constant('restore' as const), event: fc.nat(EVENTS - 1) }),
)
type Chosen = typeof change extends fc.Arbitrary<infer T> ? T : never

const asked = (chosen: Chosen, eventId: number): SportChange => {
  if (chosen.kind === 'restore') return { kind: 'restore', eventId, market: null }
  if (chosen.kind === 'void')
    return { kind: 'void', eventId, market: null, since: chosen.since === null ? null : at(chosen.since).toISOString() }
  const { home, away } = chosen
  return { kind: 'result', eventId, score: { home, away, periods: [], winner: null, method: null }, picks: [] }
}

type Stood = { state: string; payout: number }
const groupOf = (before: Stood, after: Stood): SportChangeGroup => {
  if (before.state === after.state && before.payout === after.payout) return 'unchanged'
  if (before.state === 'accepted') return 'ended'
  if (after.state === 'accepted') return 'opened'
  if (before.payout === 0 && after.payout > 0) return 'lost-won'
  return before.payout > 0 && after.payout === 0 ? 'won-lost' : 'changed'
}

test('what a change does to tickets, members and what they owe is what its preview said, after whatever was said and corrected before', {
  timeout: 120_000 + RUNS * 10_000,
}, async () => {
  let confirmed = 0
  const run = async (
    tickets: readonly (typeof ticket extends fc.Arbitrary<infer T> ? T : never)[],
    steps: readonly (typeof result extends fc.Arbitrary<infer T> ? T : never)[][],
    changes: readonly Chosen[],
    spends: boolean,
  ): Promise<void> => {
    const events = await Promise.all(Array.from({ length: EVENTS }, () => desk.event()))
    const idOf = (event: number): number => events[event] ?? 0
    await desk.server.ownerPool.query(
      `UPDATE sportsdata.event SET state = 'ended' WHERE event_id = ANY ($1::bigint[])`,
      [events],
    )
    const members = [await desk.member(CASH), await desk.member(CASH)]
    const placed: PlacedTicket[] = []
    for (const { legs, size, perLine, minute, member } of tickets)
      placed.push(
        await desk.place({
          memberId: members[member] ?? 0,
          legs: legs.map(({ event, ...rest }) => ({ ...rest, eventId: idOf(event) })),
          sizes: [1 + (size % legs.length)],
          perLine,
          at: at(minute),
        }),
      )
    for (const [i, results] of steps.entries()) {
      for (const { event, kind, window, one, other } of results)
        await desk.say(idOf(event), {
          kind,
          windows: window ? [{ from: at(window[0]).getTime(), until: at(window[1]).getTime() }] : [],
          outcomes: kind === 'settled' ? { 1: one, 2: other } : {},
        })
      await desk.settle()
      if (i === 0 && spends)
        for (const memberId of members) {
          const { cash } = await desk.held(memberId)
          if (cash > 0) await desk.spend(memberId, cash)
        }
    }
    const stateNow = async () => ({
      tickets: (await Promise.all(placed.map(desk.ticket))) as Stood[],
      members: await Promise.all(members.map(desk.held)),
    })
    for (const chosen of changes) {
      const wanted = asked(chosen, idOf(chosen.event))
      const said = await desk.server.staff((ctx) => previewChange(ctx, wanted))
      if (said.markets.length === 0) continue
      confirmed += 1
      const before = await stateNow()
      const changeId = await desk.server.staff((ctx) =>
        askChange(ctx, { change: wanted, reason: 'test', seen: said.seen }),
      )
      const done = await desk.server.staff((ctx) => confirmChange(ctx, changeId, said.seen), { staffId: 2 })
      expect(done).toMatchObject({ state: 'confirmed', preview: { seen: said.seen } })
      expect(await stateNow()).toEqual(before)
      await desk.settleTwice()
      const after = await stateNow()
      const onIt = tickets.map(({ legs }) => legs.some(({ event }) => event === chosen.event))
      const sums = new Map<string, { tickets: number; moved: number }>()
      for (const [i, was] of before.tickets.entries()) {
        const now = after.tickets[i] as Stood
        if (!onIt[i]) expect(now).toEqual(was)
        if (!onIt[i]) continue
        const group = groupOf(was, now)
        const known = sums.get(group) ?? { tickets: 0, moved: 0 }
        sums.set(group, { tickets: known.tickets + 1, moved: known.moved + now.payout - was.payout })
      }
      const [book] = said.books
      expect(new Map(book?.groups.map(({ group, ...rest }) => [group, rest]) ?? [])).toEqual(sums)
      const moved = members.map((_, i) => {
        const [was, now] = [before.members[i], after.members[i]]
        return (now?.cash ?? 0) - (now?.debt ?? 0) - (was?.cash ?? 0) + (was?.debt ?? 0)
      })
      expect(book?.moved ?? 0).toBe(moved.reduce((sum, one) => sum + one, 0))
      const owed = members.map((_, i) => Math.max(0, (after.members[i]?.debt ?? 0) - (before.members[i]?.debt ?? 0)))
      expect([book?.shortMembers ?? 0, book?.short ?? 0]).toEqual([
        owed.filter((one) => one > 0).length,
        owed.reduce((sum, one) => sum + one, 0),
      ])
    }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(ticket, { minLength: 6, maxLength: 6 }),
      fc.array(fc.array(result, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 }),
      fc.array(change, { minLength: 2, maxLength: 3 }),
      fc.boolean(),
      run,
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(confirmed).toBeGreaterThan(0)
  await desk.nothingIsWrong()
})
