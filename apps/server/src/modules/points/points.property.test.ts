import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { slotWager } from '../../testing/wagers.ts'
import { balancesOf, trialBalance, verify } from '../ledger/index.ts'
import { cancelWager, moveWager, placeWager, settleWager, type WagerRef } from '../wagers/index.ts'
import { accrueSite } from './accrue.job.ts'
import { servePointChange } from './calls/member/convert-points.ts'
import { entriesOf, everyLevel, give, putEarning } from './points.fixture.ts'

const DAY_MS = 24 * 3_600_000
const [SLOT_BP, CASINO_BP] = [137, 61]
const server = await testServer({ at: '2026-11-20T12:00:00+09:00' })
await putEarning(server, '2026-11-20', { slot: everyLevel(SLOT_BP), casino: everyLevel(CASINO_BP) })

/** A wager by itself: what it was staked on, and what it came to. */
type Played = {
  ref: WagerRef
  product: 'slot' | 'casino'
  stake: number
  payout: number
  state: 'open' | 'settled' | 'cancelled'
}

/** What all wagers have earned, one by one and without the module: whole points of the sum. */
const earnedBy = (wagers: readonly Played[]): number => {
  let units = 0
  for (const { product, stake, payout, state } of wagers) {
    if (state !== 'settled' || stake === payout) continue
    units += product === 'slot' ? stake * SLOT_BP : Math.min(stake, Math.abs(payout - stake)) * CASINO_BP
  }
  return Math.floor(units / 10_000)
}

const money = { balanceAfter: 0, transferId: null }
let rounds = 0
const place = async (memberId: number, stake: number, product: Played['product']): Promise<Played> => {
  const ref = await server.system((ctx) =>
    placeWager(ctx, { ...slotWager(memberId, `r${++rounds}`), product, stake, ...money }),
  )
  return { ref, product, stake, payout: 0, state: 'open' }
}
const night = async (): Promise<void> => {
  server.clock.advance(DAY_MS)
  await server.contexts.reading({ who: { kind: 'system', job: 'points.accrue' }, siteId: 1 }, (ctx) => accrueSite(ctx))
}

const act = fc.constantFrom('place', 'settle', 'cancel', 'correct', 'convert', 'grant', 'night')
const command = fc.record({ act, amount: fc.integer({ min: 1, max: 400_000 }), which: fc.nat(99) })

test('in any order of settlements, cancels, corrections, conversions and grants, what was earned is what the wagers say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 12, maxLength: 30 }), async (commands) => {
      const memberId = await addMember(server)
      const wagers: Played[] = []
      let [granted, converted] = [0, 0]
      const pick = (which: number, state: Played['state']): Played | undefined => {
        const fitting = wagers.filter((wager) => wager.state === state)
        return fitting[which % Math.max(1, fitting.length)]
      }
      const run = async ({ act: what, amount, which }: (typeof commands)[number]): Promise<void> => {
        if (what === 'place') wagers.push(await place(memberId, amount, which % 2 === 0 ? 'slot' : 'casino'))
        if (what === 'settle') {
          const wager = pick(which, 'open')
          if (!wager) return
          const payout = which % 5 === 0 ? wager.stake : amount
          await server.system((ctx) => settleWager(ctx, wager.ref, { payout, ...money }))
          Object.assign(wager, { payout, state: 'settled' })
        }
        if (what === 'cancel') {
          const wager = pick(which, which % 3 === 0 ? 'open' : 'settled')
          if (!wager) return
          await server.system((ctx) => cancelWager(ctx, wager.ref, money))
          Object.assign(wager, { payout: 0, stake: 0, state: 'cancelled' })
        }
        if (what === 'correct') {
          const wager = pick(which, 'settled')
          if (!wager) return
          const payout = amount - wager.payout
          await server.system((ctx) =>
            moveWager(
              ctx,
              wager.ref,
              { stake: 0, payout, bets: 0, endsRound: false },
              { kind: payout < 0 ? 'rollback' : 'win', amount: Math.abs(payout), ...money },
            ),
          )
          wager.payout = amount
        }
        if (what === 'grant') {
          await give(server, memberId, amount)
          granted += amount
        }
        if (what === 'convert') {
          const sum = Math.floor(amount / 1_000) * 1_000
          const asked = { amount: sum, requestKey: randomUUID() }
          if ((await codeOf(server.call(servePointChange, memberId, asked))) === 'done') converted += sum
        }
        if (what === 'night') await night()
      }
      for (const one of commands) {
        await run(one)
        const { points } = await server.system((ctx) => balancesOf(ctx, memberId))
        expect(points).toBeGreaterThanOrEqual(0)
        const rows = await entriesOf(server, memberId)
        expect(rows[0]?.balanceAfter ?? 0).toBe(points)
        expect(rows.reduce((sum, { amount, way }) => sum + amount * way, 0)).toBe(points)
      }
      await night()
      const { points, cash } = await server.system((ctx) => balancesOf(ctx, memberId))
      const due = granted - converted + earnedBy(wagers)
      // What was converted before it had to be taken back is owed, and the purse is empty then.
      expect(points).toBe(Math.max(0, due))
      expect(cash).toBe(converted)
      await give(server, memberId, 5_000_000)
      await night()
      expect((await server.system((ctx) => balancesOf(ctx, memberId))).points).toBe(due + 5_000_000)
    }),
    { numRuns: 10 },
  )
  for (const { sum } of await server.system(trialBalance)) expect(sum).toBe(0)
  expect(await server.system(verify)).toEqual([])
})
