import { limitPeriods } from '@maru/contract'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addGames, bet, launchAgain, rollback, win } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import type { BetOperation } from '../games/wallet-port.ts'
import { createDice, slipOn } from '../wagers/own/own-product.fixture.ts'
import { createWagerWriter } from '../wagers/writer/writer.service.ts'
import type { LimitName } from './limit.rules.ts'
import { confirmOwnLimit, setLimit } from './limit.service.ts'
import { type LimitOf, type MoneyEvent, sumFor } from './limits.model.ts'

const HOUR = 3_600_000
const LEAST_STAKE = 100
const RUNS = Number(process.env.PROPERTY_RUNS ?? 12)
const server = await testServer({ at: '2026-11-26T20:00:00+09:00' })
await addGames(server)
const wallets = [createWallet(server.contexts), createWallet(server.contexts, createWagerWriter(server.contexts))]
const writer = createWagerWriter(server.contexts)
const dice = createDice(server.contexts, new Set(), writer)
const desk = cashDesk(server)
afterAll(() => Promise.all([...wallets.map((wallet) => wallet.close()), writer.close()]))

const name = fc.record({ kind: fc.constantFrom('stake', 'loss', 'deposit'), period: fc.constantFrom(...limitPeriods) })
const stake = fc.integer({ min: LEAST_STAKE, max: 3_000 })
const change = fc.tuple(name, fc.option(fc.integer({ min: 0, max: 12_000 }), { freq: 6 }))
const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bets'),
      stakes: fc.array(stake, { minLength: 1, maxLength: 6 }),
      beside: fc.option(change),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('win'), amount: fc.integer({ min: 0, max: 4_000 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('limit'), change }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm'), name }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deposit'), units: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.constantFrom(1, 5, 24, 30, 60) }) },
)
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never

/** A member, what happened to its money by the answers that it got, and the limits by the answers that it got. */
const begin = async () => {
  const memberId = await desk.member(1_000_000)
  const events: MoneyEvent[] = []
  const limits = new Map<LimitOf, number>()
  const asked = new Map<LimitOf, { at: number; amount: number | null }>()
  const open: BetOperation[] = []
  let player = await launchAgain(server, memberId)
  let slips = 0
  const now = () => server.clock.now().getTime()
  const happened = (what: MoneyEvent['what'], amount: number) => void events.push({ at: now(), what, amount })
  const limitOf = ({ kind, period }: { kind: string; period: string }) => `${kind} ${period}` as LimitOf
  // Deposits come in tens of thousands.
  const amountOf = ({ kind }: { kind: string }, amount: number | null) =>
    amount !== null && kind === 'deposit' ? amount * 10 : amount

  const placed = async (amount: number, n: number): Promise<string> => {
    const viaVendor = n % 3 !== 0
    const operation = bet(player, { amount })
    const { outcome } = viaVendor
      ? await (wallets[n % 2] as (typeof wallets)[0]).operate(operation)
      : await dice.place(
          { siteId: 1, memberId, currency: 'KRW' },
          slipOn('model', { slipId: `s${slips++}`, stake: amount }),
        )
    if (outcome === 'done') happened('stake', amount)
    if (outcome === 'done' && viaVendor) open.push(operation)
    return outcome
  }
  const changed = async ([which, units]: [{ kind: string; period: string }, number | null]) => {
    const amount = amountOf(which, units)
    const { holds } = await server.member(memberId, (ctx) =>
      setLimit(ctx, memberId, { ...(which as LimitName), amount }),
    )
    if (!holds) asked.set(limitOf(which), { at: now(), amount })
    else if (amount !== null) limits.set(limitOf(which), amount)
  }
  const confirmed = async (which: { kind: string; period: string }) => {
    const code = await codeOf(server.member(memberId, (ctx) => confirmOwnLimit(ctx, which as LimitName)))
    if (code !== 'done') return
    const wanted = asked.get(limitOf(which))
    expect(now() - (wanted?.at ?? now())).toBeGreaterThanOrEqual(24 * HOUR)
    expect(now() - (wanted?.at ?? 0)).toBeLessThanOrEqual(72 * HOUR)
    if (wanted?.amount == null) limits.delete(limitOf(which))
    else limits.set(limitOf(which), wanted.amount)
  }
  const deposited = async (amount: number) => {
    const has = [...limits].every(
      ([limit, most]) => !limit.startsWith('deposit') || sumFor(limit, events, now()) + amount <= most,
    )
    const code = await codeOf(
      desk.deposit(memberId, amount).then(async ({ cashIdx }) => {
        await desk.wait(cashIdx)
        await desk.approve(cashIdx)
      }),
    )
    expect(code).toBe(has ? 'done' : 'C131')
    if (has) happened('deposit', amount)
  }

  const run = async (one: Command): Promise<void> => {
    if ('stakes' in one) await Promise.all([...one.stakes.map(placed), one.beside ? changed(one.beside) : undefined])
    else if ('amount' in one || one.do === 'undo') {
      const answered = open.shift()
      if (!answered) return
      const isWin = 'amount' in one
      const operation = isWin
        ? win(player, answered, { amount: one.amount })
        : rollback(player, answered, { endsRound: true })
      expect((await (wallets[0] as (typeof wallets)[0]).operate(operation)).outcome).toBe('done')
      happened(isWin ? 'paid' : 'returned', isWin ? one.amount : answered.amount)
    } else if ('change' in one) await changed(one.change)
    else if ('name' in one) await confirmed(one.name)
    else if ('units' in one) await deposited(one.units * 10_000)
    else if ('hours' in one) {
      server.clock.advance(one.hours * HOUR)
      // A game is open for twelve hours.
      player = await launchAgain(server, memberId)
    }
  }
  const sums = () =>
    new Map([...limits].map(([limit, most]) => [limit, { most, sum: sumFor(limit, events, now()) }] as const))
  return { run, sums, placed }
}

test('in any order of bets, wins, rollbacks, deposits and changes, beside one another, no sum passes the limit in force, and all below it is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 24 }), async (commands) => {
      const member = await begin()
      for (const one of commands) {
        const before = member.sums()
        await member.run(one)
        for (const [limit, { most, sum }] of member.sums()) {
          const was = before.get(limit)
          // Set within this command: stakes beside it may have been before it.
          if (!was) continue
          // Above the limit only what was there when it was tightened.
          expect(sum, `${limit} after ${JSON.stringify(one)}`).toBeLessThanOrEqual(Math.max(was.sum, was.most, most))
        }
      }
      const rooms = [...member.sums()].flatMap(([limit, { most, sum }]) =>
        limit.startsWith('deposit') ? [] : [most - sum],
      )
      if (rooms.length === 0) return
      const room = Math.min(...rooms)
      expect(await member.placed(Math.max(LEAST_STAKE, room + 1), 0)).toBe('limit-reached')
      if (room >= LEAST_STAKE) expect(await member.placed(room, 1)).toBe('done')
    }),
    { numRuns: RUNS },
  )
}, 120_000)
