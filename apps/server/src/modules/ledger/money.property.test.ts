import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cashDesk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addGames, type TestPlayer } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import { setSiteOption } from '../site/index.ts'
import { createRoundSettler, createWagerWriter, figureProblemsOf, openDebtOf } from '../wagers/index.ts'
import { createDice } from '../wagers/own/own-product.fixture.ts'
import { moneyCommands } from './money.commands.model.ts'
import { balanceOf, bonusOf, type MoneyModel, moneyModelOf, playedIn, type VendorCode } from './money.model.ts'
import { addSecondVendor, type MoneyReal } from './money.vendors.model.ts'
import { trialBalance, verify } from './proof.service.ts'

const server = await testServer()
const writer = createWagerWriter(server.contexts)
const wallet = createWallet(server.contexts, writer)
const dice = createDice(server.contexts, new Set(), writer)
const settler = createRoundSettler(server.contexts)
const CASH = 40_000
/** Every night 100,000; by day enough to notice a slip. */
const COMMANDS = Number(process.env.MODEL_COMMANDS ?? 600)
/** Sequences that run beside each other, each with a member of its own: writers then have batches to write. */
const WORKERS = 8

beforeAll(async () => {
  await addGames(server)
  await addSecondVendor(server)
  await server.system((ctx) => setSiteOption(ctx, 'withdrawalWaitMinutes', 0))
})
afterAll(() => Promise.all([wallet.close(), settler.close()]))

const begin = async (): Promise<{ model: MoneyModel; real: MoneyReal }> => {
  const memberId = await cashDesk(server).member(CASH)
  const nobody = (vendorCode: VendorCode): TestPlayer => ({
    memberId,
    playerId: '',
    token: '',
    sessionId: 0,
    siteId: 1,
    vendorCode,
  })
  const players: Record<VendorCode, TestPlayer> = { studio: nobody('studio'), lotus: nobody('lotus') }
  const ids = new Map<string, string>()
  const idOf = (name: string) => ids.get(name) ?? ids.set(name, randomUUID()).get(name) ?? ''
  const real: MoneyReal = {
    server,
    wallet,
    name: `m${memberId}`,
    idOf,
    memberId,
    players,
    requests: [],
    dice,
    settler,
    sent: [],
    executed: 0,
  }
  return { model: moneyModelOf(CASH), real }
}

const isTheSame = async (model: MoneyModel, { memberId }: MoneyReal): Promise<void> => {
  const { cash, withdrawalPending, points, bonus } = await cashDesk(server).balances(memberId)
  expect({ cash, withdrawalPending, points, bonus }).toEqual({
    cash: balanceOf(model, 'cash'),
    withdrawalPending: balanceOf(model, 'pending'),
    points: balanceOf(model, 'points'),
    bonus: bonusOf(model),
  })
  const owed = await server.system((ctx) => openDebtOf(ctx, memberId))
  expect(owed?.open ?? 0).toBe(model.debt)
  const { rows } = await server.pool.query(
    `SELECT coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(payout), 0)::bigint AS payout,
       coalesce(sum(bonus_stake), 0)::bigint AS bonus_stake, coalesce(sum(bonus_payout), 0)::bigint AS bonus_payout FROM wagers.wager
     WHERE member_id = $1 AND vendor_code <> 'house'`,
    [memberId],
  )
  expect(rows[0]).toEqual(playedIn(model))
}

test('whatever a member does with two vendors, the cash desk and the house at once comes to what a plain model of it comes to', {
  timeout: 60_000 + COMMANDS * 100,
}, async () => {
  let executed = 0
  const sequence = fc.asyncProperty(fc.commands(moneyCommands, { maxCommands: 60, size: 'max' }), async (commands) => {
    const { model, real } = await begin()
    await fc.asyncModelRun(() => ({ model, real }), commands)
    executed += real.executed
    await isTheSame(model, real)
  })
  const work = async (): Promise<void> => {
    while (executed < COMMANDS) await fc.assert(sequence, { numRuns: 5, endOnFailure: false })
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  expect(executed).toBeGreaterThanOrEqual(COMMANDS)
  expect(await server.system(verify)).toEqual([])
  expect(await server.system(figureProblemsOf)).toEqual([])
  expect((await server.system((ctx) => trialBalance(ctx))).filter(({ sum }) => sum !== 0)).toEqual([])
})
