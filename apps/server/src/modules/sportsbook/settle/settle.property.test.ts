import type { OutcomeResult } from '@maru/sports'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { ResultKind } from '../../sportsdata/index.ts'
import { settlementDesk } from './settle.fixture.ts'
import { modelEnd } from './settle.model.ts'

const desk = await settlementDesk()
afterAll(() => desk.close())

/** Every night 100,000 tickets; by day enough to notice a slip. */
const TICKETS = Number(process.env.MODEL_COMMANDS ?? 200)
const EVENTS = 5
const EACH_RUN = TICKETS > 10_000 ? 40 : 10
const CASH = 50_000
/** When a ticket was accepted, and where windows begin and end. */
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 5, minute))

const leg = fc.record({
  event: fc.nat(EVENTS - 1),
  outcome: fc.constantFrom('1', '2'),
  price: fc.integer({ min: 1_010, max: 9_000 }),
  isBanker: fc.boolean(),
})
const ticket = fc
  .record({
    legs: fc.uniqueArray(leg, { minLength: 1, maxLength: EVENTS, selector: ({ event }) => event }),
    sizes: fc.uniqueArray(fc.nat(EVENTS), { minLength: 1, maxLength: 3 }),
    perLine: fc.integer({ min: 1, max: 400 }),
    minute: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ legs, sizes, ...rest }) => {
    // A line of bankers alone is none.
    const bankers = legs.filter(({ isBanker }) => isBanker).length
    const firm = bankers === legs.length ? bankers : bankers + 1
    const fitting = new Set(sizes.map((size) => firm + (size % (legs.length - firm + 1))))
    return { ...rest, legs, sizes: [...fitting] }
  })
const outcome: fc.Arbitrary<OutcomeResult> = fc.record({
  voidHalves: fc.constantFrom<0 | 1 | 2>(0, 0, 0, 1, 2),
  result: fc.constantFrom<0 | 1>(0, 1),
  sharedBy: fc.constantFrom(1, 1, 1, 2, 3),
})
const result = fc.record({
  event: fc.nat(EVENTS - 1),
  kind: fc.constantFrom<ResultKind>('settled', 'settled', 'settled', 'void', 'open'),
  windows: fc.oneof(
    { weight: 3, arbitrary: fc.constant<[number, number][]>([]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), { maxLength: 3 }),
    },
  ),
  one: outcome,
  other: fc.option(outcome, { freq: 6 }),
})
/** Several results before a settlement, so that it reads them out of order and passes some by. */
const step = fc.array(result, { minLength: 1, maxLength: 4 })
type Said = typeof result extends fc.Arbitrary<infer T> ? T : never
type Chosen = typeof ticket extends fc.Arbitrary<infer T> ? T : never

const resultOf = (said: Said | undefined, name: string, minute: number): OutcomeResult | undefined => {
  if (!said) return undefined
  const { kind, windows, one, other } = said
  const voided: OutcomeResult = { voidHalves: 2, result: 0, sharedBy: 1 }
  if (windows.some(([from, until]) => minute >= from && minute < until)) return voided
  if (kind === 'void') return windows.length > 0 ? undefined : voided
  if (kind === 'open') return undefined
  return name === '1' ? one : (other ?? undefined)
}

const modelOf = ({ legs, sizes, perLine, minute }: Chosen, said: readonly (Said | undefined)[]): number | undefined =>
  modelEnd(
    legs.map(({ event, outcome: name, ...rest }) => ({ ...rest, result: resultOf(said[event], name, minute) })),
    sizes,
    perLine,
  )

test('whatever tickets and results come, corrected and taken back, members hold what a plain model says, and the ledger agrees', {
  timeout: 120_000 + TICKETS * 2_000,
}, async () => {
  const run = async (tickets: readonly Chosen[], steps: readonly Said[][], spends: boolean): Promise<void> => {
    const events = await Promise.all(Array.from({ length: EVENTS }, () => desk.event()))
    const said: (Said | undefined)[] = events.map(() => undefined)
    const memberId = await desk.member(CASH * EACH_RUN)
    const placed = await desk.placeAll(
      tickets.map(({ legs, sizes, perLine, minute }) => ({
        memberId,
        legs: legs.map(({ event, ...rest }) => ({ ...rest, eventId: events[event] ?? 0 })),
        sizes,
        perLine,
        at: at(minute),
      })),
    )
    const begun = (await desk.held(memberId)).cash
    const spent = spends ? begun : 0
    if (spends) await desk.spend(memberId, begun)
    for (const results of steps) {
      for (const one of results) {
        said[one.event] = one
        const windows = one.windows.map(([from, until]) => ({ from: at(from).getTime(), until: at(until).getTime() }))
        const outcomes = one.kind === 'settled' ? { 1: one.one, ...(one.other ? { 2: one.other } : {}) } : {}
        await desk.say(events[one.event] ?? 0, { kind: one.kind, outcomes, windows })
      }
      await desk.settleTwice()
      const { cash, debt } = await desk.held(memberId)
      const ends = tickets.map((each) => modelOf(each, said))
      expect(cash - debt).toBe(ends.reduce<number>((sum, end) => sum + (end ?? 0), begun - spent))
      expect(Math.min(cash, debt)).toBe(0)
      const held = await desk.endsOf(memberId)
      for (const [i, { ticketId }] of placed.entries()) {
        const { state, payout } = held.get(ticketId) ?? {}
        expect([state === 'accepted', payout]).toEqual([ends[i] === undefined, ends[i] ?? 0])
      }
    }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(ticket, { minLength: EACH_RUN, maxLength: EACH_RUN }),
      fc.array(step, { minLength: 2, maxLength: 5 }),
      fc.boolean(),
      run,
    ),
    { numRuns: Math.ceil(TICKETS / EACH_RUN), endOnFailure: true },
  )
  await desk.nothingIsWrong()
})
