import type { MiniSelection } from '@maru/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { ballOver, betDesk, betOn, even, odd } from './bets.fixture.ts'

const desk = await betDesk()
const { server, services, elsewhere } = desk
await desk.setGame('most_exposure = 12000, cancel_seconds = 20')

const CASH = 9_000
const RUNS = Number(process.env.PROPERTY_RUNS ?? 12)

const bets: { selections: MiniSelection[]; price: number }[] = [
  { selections: [odd], price: 1_950 },
  { selections: [even], price: 1_950 },
  { selections: [odd, ballOver], price: 3_696 },
  { selections: [{ market: 'power-ball-exact', outcome: '7' }], price: 9_000 },
  { selections: [{ market: 'power-ball-exact', outcome: '7' }], price: 9_050 },
]
const member = fc.nat(2)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('place' as const),
      member,
      bet: fc.nat(bets.length - 1),
      stake: fc.constantFrom(500, 1_000, 1_333, 4_000),
      isElsewhere: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('again' as const), slip: fc.nat(20), isElsewhere: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('take back' as const), slip: fc.nat(20), isElsewhere: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(100, 3_000, 15_000, 60_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('settle' as const),
      parity: fc.constantFrom('odd', 'even'),
      ball: fc.nat(9),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Steps of a group are sent at once. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 14 })

let rounds = 0
/** Every sequence has a round of its own. */
const nextRound = async (): Promise<string> => {
  const opens = Date.parse('2026-11-20T07:00:00Z') + rounds++ * 300_000
  const draw = new Date(opens + 300_000).toISOString()
  server.clock.set(new Date(opens + 1_000).toISOString())
  await desk.openRound(draw)
  return draw
}

test('whatever is placed, taken back and settled: money agrees with the ledger, and exposure with the legs of open bets', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (all) => {
      const draw = await nextRound()
      const members = await Promise.all([0, 1, 2].map(() => desk.member(CASH)))
      const sent: { memberId: number; bet: ReturnType<typeof betOn> }[] = []
      let isSettled = false
      const act = async (one: Step): Promise<unknown> => {
        if (one.what === 'wait') return server.clock.advance(one.ms)
        if (one.what === 'settle') {
          isSettled = true
          await desk.setState('closed', draw)
          const side = one.ball > 4 ? 'over' : 'under'
          return desk.settle(
            { 'sum-parity': one.parity, 'power-ball-side': side, 'power-ball-exact': String(one.ball) },
            draw,
          )
        }
        const by = one.isElsewhere ? elsewhere : services
        if (one.what === 'place') {
          const memberId = members[one.member] as number
          const bet = betOn({ ...bets[one.bet], stake: one.stake })
          sent.push({ memberId, bet })
          return desk.place(memberId, bet, { draw, by })
        }
        const slip = sent[one.slip]
        if (!slip) return
        if (one.what === 'again') return desk.place(slip.memberId, slip.bet, { draw, by })
        return desk.takeBack(slip.memberId, slip.bet.slipId, by).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
        })
      }
      for (const group of all) await Promise.all(group.map(act))
      const { rows } = await server.pool.query<{ member_id: number; net: number }>(
        'SELECT member_id, sum(payout - stake)::int AS net FROM wagers.wager WHERE member_id = ANY ($1) GROUP BY 1',
        [members],
      )
      for (const memberId of members)
        expect(await desk.cash(memberId)).toBe(CASH + (rows.find((row) => row.member_id === memberId)?.net ?? 0))
      const ofRound = <Row>(of: Record<string, Row>) =>
        Object.fromEntries(Object.entries(of).filter(([name]) => name.includes(draw.replace('.000Z', 'Z'))))
      const { kept, counted } = await desk.exposures()
      if (!isSettled) expect(ofRound(kept)).toEqual(ofRound(counted))
      for (const { staked, to_pay, combined_loss } of Object.values(ofRound(kept)))
        expect(to_pay - staked + combined_loss).toBeLessThanOrEqual(12_000)
      await desk.nothingIsWrong()
    }),
    { numRuns: RUNS },
  )
}, 120_000)
