import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { grantCash } from '../../../testing/people.ts'
import { noMoney, slotWager } from '../../../testing/wagers.ts'
import { balancesOf, trialBalance, verify } from '../../ledger/index.ts'
import { moveWager, placeWager, type WagerRef } from '../../wagers/index.ts'
import { accrueSite } from '../accrual/accrue.job.ts'
import { servePartnerConvert } from '../calls/partner/convert-commission.ts'
import { servePartnerGive } from '../calls/partner/give-money.ts'
import { addBelow, addPartner, codeOf, flat, setRates } from '../partner.fixture.ts'
import { payRolling } from './pay-rolling.service.ts'

const [HEAD_BP, STORE_BP] = [160, 101]
const BEGINNING = 3_000_000
const HOUR_MS = 3_600_000
const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
await server.pool.query(
  `INSERT INTO site.option (site_id, name, value) VALUES (1, 'partnersSeeNamesTo', '5'), (1, 'minimumCommissionConversion', '1'), (1, 'mostGivenByTier', '[0,0,0,0,0]'), (1, 'mostTakenByTier', '[0,0,0,0,0]')`,
)

/** A head office, a store and a member; the store gives, takes and converts. */
type World = { head: number; store: number; member: number; chainId: number; nick: string }
const create = async (): Promise<World> => {
  const head = await addPartner(server, 1)
  const store = await addPartner(server, 5, head)
  await setRates(server, head, flat(HEAD_BP))
  await setRates(server, store, flat(STORE_BP))
  await server.system((ctx) => grantCash(ctx, store, BEGINNING))
  const member = await addBelow(server, store)
  const [chain] = (await server.pool.query('SELECT chain_id FROM identity.rate_chain WHERE holder_id = $1', [store]))
    .rows
  const [named] = (await server.pool.query('SELECT mem_nick FROM identity.member WHERE member_id = $1', [member])).rows
  return { head, store, member, chainId: chain.chain_id, nick: named.mem_nick }
}

/** What must be true, in plain sums. `earned` of a store and its head: whole won of each wager as it stands. */
type Model = {
  converted: number
  given: number
  taken: number
  wagers: { ref: WagerRef; stake: number; payout: number }[]
}
const earnedBy = ({ wagers }: Model, bp: number): number =>
  wagers.reduce((sum, { stake, payout }) => sum + (stake === payout ? 0 : Math.floor((stake * bp) / 10_000)), 0)

const accrueAll = async (): Promise<void> => {
  const one = async (sql: string): Promise<number> => (await server.pool.query<{ n: number }>(sql)).rows[0]?.n ?? 0
  const written = await one('SELECT pg_current_xact_id()::text::bigint AS n')
  do await server.system(accrueSite)
  while ((await one('SELECT read_until AS n FROM partner.accrual_state WHERE site_id = 1')) <= written)
}

const command = fc.record({
  act: fc.constantFrom('place', 'place', 'correct', 'give', 'take', 'convert', 'convert', 'accrue', 'pay', 'day'),
  amount: fc.integer({ min: 1, max: 400_000 }),
  which: fc.nat(99),
})
const paidEvery = fc.constantFrom('at-once', 'day')

test('in any order of play, corrections, payments, conversions, gifts and takes, each won is where the sums say, and nobody is below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 12, maxLength: 28 }), paidEvery, async (commands, every) => {
      await server.ownerPool.query(`DELETE FROM site.option WHERE name = 'rollingPaid'`)
      await server.ownerPool.query(`INSERT INTO site.option (site_id, name, value) VALUES (1, 'rollingPaid', $1)`, [
        JSON.stringify(every),
      ])
      const { head, store, member, chainId, nick } = await create()
      const model: Model = { converted: 0, given: 0, taken: 0, wagers: [] }
      const balances = (id: number) => server.system((ctx) => balancesOf(ctx, id))
      const move = async (way: 'give' | 'take', amount: number): Promise<boolean> => {
        server.clock.advance(60_000)
        const asked = { way, memberId: member, memNick: nick, amount, note: '', requestKey: randomUUID() }
        const [first, again] = await Promise.all([1, 2].map(() => codeOf(server.call(servePartnerGive, store, asked))))
        expect(first).toBe(again)
        return first === 'done'
      }
      const run = async ({ act, amount, which }: (typeof commands)[number]): Promise<void> => {
        const wager = model.wagers[which % Math.max(1, model.wagers.length)]
        if (act === 'place') {
          const settled = { stake: amount, payout: which % 7 === 0 ? amount : 0, endsRound: true }
          const ref = await server.system((ctx) =>
            placeWager(ctx, { ...slotWager(member, `r${randomUUID()}`), ...settled, rateChainId: chainId, ...noMoney }),
          )
          model.wagers.push({ ref, stake: amount, payout: settled.payout })
        }
        if (act === 'correct' && wager) {
          // It comes to what was staked, and so to nothing, or to something else.
          const payout = which % 2 === 0 ? wager.stake : amount
          await server.system((ctx) =>
            moveWager(ctx, wager.ref, { stake: 0, payout: payout - wager.payout, bets: 0, endsRound: true }, undefined),
          )
          wager.payout = payout
        }
        if (act === 'give') {
          const mayGive = amount <= BEGINNING + model.converted - model.given + model.taken
          expect(await move('give', amount)).toBe(mayGive)
          if (mayGive) model.given += amount
        }
        if (act === 'take') {
          const mayTake = amount <= model.given - model.taken
          expect(await move('take', amount)).toBe(mayTake)
          if (mayTake) model.taken += amount
        }
        if (act === 'convert') {
          const { commission } = await balances(store)
          const sum = which % 3 === 0 ? commission : Math.min(commission, amount % 1_000)
          const done = await codeOf(server.call(servePartnerConvert, store, { amount: sum, requestKey: randomUUID() }))
          expect(done).toBe(sum > 0 ? 'done' : 'C701')
          model.converted += sum
        }
        if (act === 'accrue') await Promise.all([accrueAll(), server.system(payRolling)])
        if (act === 'pay') await Promise.all([1, 2].map(() => server.system(payRolling)))
        if (act === 'day') server.clock.advance(24 * HOUR_MS)
      }
      for (const one of commands) await run(one)
      await accrueAll()
      server.clock.advance(24 * HOUR_MS)
      await Promise.all([1, 2].map(() => server.system(payRolling)))
      const earned = earnedBy(model, STORE_BP)
      expect(await balances(store)).toMatchObject({
        cash: BEGINNING + model.converted - model.given + model.taken,
        commission: Math.max(0, earned - model.converted),
      })
      expect((await balances(member)).cash).toBe(model.given - model.taken)
      expect((await balances(head)).commission).toBe(earnedBy(model, HEAD_BP - STORE_BP))
      const { rows } = await server.pool.query('SELECT owed FROM partner.purse WHERE holder_id = $1', [store])
      expect(rows[0]?.owed ?? 0).toBe(Math.max(0, model.converted - earned))
      expect((await server.ownerPool.query('SELECT * FROM partner.verify_purses()')).rows).toEqual([])
    }),
    { numRuns: 8 },
  )
  expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
  expect(await server.system(verify)).toEqual([])
})
