import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../../../platform/refusal.ts'
import { serveMergeMoney, serveOutGameMoney } from '../calls/member/bring-back-money.ts'
import { serveClose } from '../calls/member/close-game.ts'
import { faults, Killed, serverWithPurses } from './purse-vendor.fixture.ts'
import { reconcile } from './reconcile.job.ts'
import { playing } from './transfers.fixture.ts'

const { server, vendor } = await serverWithPurses()
const act = playing(server)
const MEMBERS = 2
const CASH = 50_000
/** By day; at night `TRANSFER_RUNS` says more. */
const RUNS = Number(process.env.TRANSFER_RUNS ?? 6)

const who = fc.nat(MEMBERS - 1)
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('launch' as const), who, amount: fc.option(fc.nat(CASH)) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('play' as const), who, by: fc.integer({ min: -9_000, max: 9_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('close' as const, 'out' as const, 'merge' as const), who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('faults' as const),
      plan: fc.array(fc.constantFrom(...faults), { maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('kill' as const),
      call: fc.constantFrom('credit' as const, 'debit' as const, 'balance' as const, 'status' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rounds' as const), open: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('later' as const), minutes: fc.nat(20) }) },
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never
type Person = { memberId: number; playerId: string }

const allowed = (error: unknown): void => {
  if (!isRefusal(error) && !(error instanceof Killed)) throw error
}

const perform = async (people: readonly Person[], one: Command): Promise<number> => {
  if (one.do === 'faults') vendor.plan = [...one.plan]
  if (one.do === 'kill') vendor.kill = { call: one.call, when: one.when }
  if (one.do === 'rounds') vendor.openRounds = one.open
  if (one.do === 'later') await act.later(one.minutes * 60_000)
  if (!('who' in one)) return 0
  const { memberId, playerId } = people[one.who] as Person
  if (one.do === 'launch') await act.launch(memberId, one.amount === null ? {} : { amount: one.amount }).catch(allowed)
  else if (one.do === 'play') {
    const before = vendor.purses.get(playerId) ?? 0
    // Nobody wins who has nothing to play with.
    if (before > 0) vendor.play(playerId, one.by)
    return (vendor.purses.get(playerId) ?? 0) - before
  } else if (one.do === 'close') await server.call(serveClose, memberId, {}).catch(allowed)
  else await server.call(one.do === 'out' ? serveOutGameMoney : serveMergeMoney, memberId, {}).catch(allowed)
  return 0
}

test(
  'for any order of launches, play, closings, faults and kills nothing is lost or doubled, and the sum is zero',
  { timeout: 120_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 30 }), async (commands) => {
        const people = await Promise.all(Array.from({ length: MEMBERS }, () => act.member(CASH)))
        let won = 0
        for (const one of commands) {
          won += await perform(people, one)
          for (const { memberId } of people) {
            const { cash, inGame, transferPending } = await act.balances(memberId)
            expect(Math.min(cash, inGame, transferPending)).toBeGreaterThanOrEqual(0)
          }
        }
        vendor.plan = []
        vendor.kill = undefined
        vendor.openRounds = 0
        await Promise.all(vendor.late.splice(0))
        for (const { memberId } of people) await server.call(serveClose, memberId, {})
        for (let n = 0; n < 8; n++) await act.later(6 * 60_000)
        let held = 0
        for (const { memberId, playerId } of people) {
          await server.inSteps(memberId, (ctx) => reconcile(ctx, { memberId, vendorCode: 'studio-purse' }))
          await act.later(1_000)
          const { cash, inGame, transferPending } = await act.balances(memberId)
          expect([inGame, transferPending, vendor.purses.get(playerId) ?? 0]).toEqual([0, 0, 0])
          held += cash
        }
        expect(held).toBe(MEMBERS * CASH + won)
        expect(await act.problems()).toEqual([])
      }),
      { numRuns: RUNS },
    ),
)
