import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Debt, planMoney, type Step } from './settle-money.rules.ts'
import type { MoneyMove } from './writer/effect.rules.ts'

const comes = (amount: number): MoneyMove => ({ to: 'member', kind: 'wager-paid', amount, bonus: 0 })
const goes = (amount: number): MoneyMove => ({ to: 'vendor', kind: 'payout-taken-back', amount, bonus: 0 })
const paying = (memberId: number, moves: readonly MoneyMove[], key = 'wager:1:2') => ({
  memberId,
  moves,
  key,
  reference: 'round:maru:1',
})
const said = ({ kind, amount, key }: Step) => `${kind} ${amount} ${key}`

test('what the cash lacks is advanced before it is taken, be it one unit, and nothing where it lacks none', () => {
  const opened = (cash: number): number =>
    planMoney(
      [paying(7, [goes(5_000)])],
      () => cash,
      () => undefined,
    ).debts.get(7)?.open ?? 0
  expect([4_999, 5_000, 5_001].map(opened)).toEqual([1, 0, 0])
  const { steps, cashAfter, debts } = planMoney(
    [paying(7, [goes(5_000)])],
    () => 800,
    () => undefined,
  )
  expect(steps.map(said)).toEqual(['debt-opened 4200 debt:7:1', 'payout-taken-back 5000 wager:1:2'])
  expect(cashAfter).toEqual([0])
  expect(debts).toEqual(new Map([[7, { open: 4_200, changes: 1 }]]))
})

test('a debt is paid from what a settlement pays, and its changes are numbered on', () => {
  const { steps, debts } = planMoney(
    [paying(7, [comes(5_000)])],
    () => 100,
    () => ({ open: 4_200, changes: 3 }),
  )
  expect(steps.map(said)).toEqual(['wager-paid 5000 wager:1:2', 'debt-collected 4200 debt:7:4'])
  expect(debts).toEqual(new Map([[7, { open: 0, changes: 4 }]]))
})

test('bonus money moves beside the cash under a key of its own, and pays no debt', () => {
  const { steps, cashAfter, debts } = planMoney(
    [
      paying(7, [{ to: 'member', kind: 'wager-cancelled', amount: 1_000, bonus: 1_000 }]),
      paying(7, [{ ...comes(50), bonus: 20 }], 'wager:2:2'),
    ],
    () => 0,
    () => ({ open: 4_200, changes: 3 }),
  )
  expect(steps.map((step) => `${step.purse} ${said(step)}`)).toEqual([
    'bonus wager-cancelled 1000 wager:1:2:bonus',
    'cash wager-paid 30 wager:2:2',
    'bonus wager-paid 20 wager:2:2:bonus',
    'cash debt-collected 30 debt:7:4',
  ])
  expect(cashAfter).toEqual([0, 30])
  expect(debts.get(7)).toEqual({ open: 4_170, changes: 4 })
})

test('who owes nothing and lacks nothing has no debt, and each transfer of a wager has a key of its own', () => {
  const { steps, debts } = planMoney(
    [paying(7, [comes(10), goes(4)])],
    () => 0,
    () => undefined,
  )
  expect(steps.map(said)).toEqual(['wager-paid 10 wager:1:2', 'payout-taken-back 4 wager:1:2:2'])
  expect(debts.size).toBe(0)
})

const amount = fc.integer({ min: 1, max: 9_000 })
const anyPaying = fc.record({
  memberId: fc.integer({ min: 1, max: 3 }),
  moves: fc.array(fc.oneof(amount.map(comes), amount.map(goes)), { maxLength: 3 }),
})
const anyDebt = fc.record({ open: fc.integer({ min: 0, max: 5_000 }), changes: fc.integer({ min: 1, max: 9 }) })

test('whatever is settled: no cash below zero, every key once, and cash less debt changes by what the results say', () => {
  const property = fc.property(
    fc.array(anyPaying, { maxLength: 12 }),
    fc.array(fc.nat(6_000), { minLength: 4, maxLength: 4 }),
    fc.array(fc.option(anyDebt, { nil: undefined }), { minLength: 4, maxLength: 4 }),
    (drawn, cash, owed) => {
      const payings = drawn.map(({ memberId, moves }, i) => paying(memberId, moves, `wager:${i}:2`))
      const { steps, debts } = planMoney(
        payings,
        (id) => cash[id] ?? 0,
        (id) => owed[id],
      )
      expect(new Set(steps.map(({ key, memberId }) => `${memberId} ${key}`)).size).toBe(steps.length)
      for (const memberId of new Set(payings.map((each) => each.memberId))) {
        const before: Debt = owed[memberId] ?? { open: 0, changes: 0 }
        let held = cash[memberId] ?? 0
        let open = before.open
        for (const { kind, amount } of steps.filter((step) => step.memberId === memberId)) {
          held += kind === 'wager-paid' || kind === 'debt-opened' ? amount : -amount
          open += kind === 'debt-opened' ? amount : kind === 'debt-collected' ? -amount : 0
          expect(held).toBeGreaterThanOrEqual(0)
        }
        const moves = payings.filter((each) => each.memberId === memberId).flatMap((each) => each.moves)
        const net = moves.reduce((sum, move) => sum + (move.to === 'member' ? move.amount : -move.amount), 0)
        expect(held - open).toBe((cash[memberId] ?? 0) - before.open + net)
        expect((debts.get(memberId) ?? before).open).toBe(open)
        // What is left to who owes has paid the debt.
        expect(Math.min(held, open)).toBe(0)
      }
    },
  )
  fc.assert(property)
})
