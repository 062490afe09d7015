import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFinished, type WalletCall } from './calls.ts'
import { decideCommand, type TableCommand } from './decide.ts'
import type { Limits } from './limits.ts'
import { applyEvent, replayed, type TableEvent } from './state.ts'
import { ModelWallet } from './wallet.model.ts'

const placeCodes = ['player', 'banker', 'tie'] as const
const limit = { least: 3, most: 60 }
const limits: Limits = { places: { player: limit, banker: limit, tie: limit }, mostOfPlayer: 90, mostOfTable: 200 }
const returns = { player: 195, tie: 850 }

const player = fc.constantFrom('ann', 'bo', 'cy')
const change = fc.nat(15).map((id) => `change-${id}`)
const isOpen = fc.nat(9).map((n) => n > 0)
const chips = fc.dictionary(fc.constantFrom(...placeCodes), fc.integer({ min: 1, max: 30 }), { minKeys: 1 })
const acts = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('place' as const), change, player, chips, isOpen }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('undo' as const),
      player,
      change: fc.oneof(change, fc.constant('all' as const)),
      isOpen,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('call' as const),
      at: fc.nat(),
      refuses: fc.boolean(),
      isLost: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('receive' as const), at: fc.nat(), isOpen }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('raise' as const),
      change: change.map((id) => `raise-${id}`),
      player,
      chips,
      isOpen,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('withdraw' as const), change: change.map((id) => `raise-${id}`) }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'close' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'settle' as const, returns }) },
  { weight: 1, arbitrary: fc.constant({ type: 'void' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'kill' as const }) },
)
type Answer = { call: WalletCall; answer: 'accepted' | 'refused' | 'done' }

/** A table, its wallet, and all that is under way between them: calls and answers come in any order, late, more than once or never. */
const tableWithWallet = () => {
  const wallet = new ModelWallet()
  const stored: TableEvent[] = []
  const sent: WalletCall[] = []
  const answers: Answer[] = []
  let state = replayed(stored)
  const restart = () => {
    const before = state
    state = replayed(JSON.parse(JSON.stringify(stored)) as TableEvent[])
    expect(state).toEqual(before)
  }
  const command = (asked: TableCommand): void => {
    const { events } = decideCommand(state, limits, asked)
    for (const event of events) {
      stored.push(event)
      applyEvent(state, event)
    }
    for (const call of state.owed.values())
      if (!sent.some((one) => JSON.stringify(one) === JSON.stringify(call))) sent.push(call)
  }
  const call = (made: WalletCall | undefined, refuses: boolean, isLost = false): void => {
    if (!made) return
    const answer = { call: made, answer: wallet.answer(made, refuses) }
    if (!isLost) answers.push(answer)
  }
  const receive = (received: Answer | undefined, open: boolean): void => {
    if (!received) return
    const { call: made, answer } = received
    if (made.type === 'win') command({ type: 'paid', player: made.player })
    else if (made.type === 'rollback') command({ type: 'rolled-back', change: made.change })
    else if (answer !== 'done') command({ type: 'answer', change: made.change, answer, isOpen: open })
  }
  const finish = (): void => {
    command({ type: 'close' })
    command({ type: 'settle', returns })
    for (const made of [...state.owed.values()]) {
      call(made, false)
      receive(answers.at(-1), false)
    }
  }
  return { wallet, stored, sent, answers, command, call, receive, restart, finish, state: () => state }
}

test('every accepted chip is settled or refunded once, whatever the order of commands, calls, answers and kills', () =>
  fc.assert(
    fc.property(fc.array(acts, { minLength: 5, maxLength: 80 }), (sequence) => {
      const table = tableWithWallet()
      for (const act of sequence) {
        if (act.type === 'kill') table.restart()
        else if (act.type === 'call') table.call(table.sent[act.at % table.sent.length], act.refuses, act.isLost)
        else if (act.type === 'receive') table.receive(table.answers[act.at % table.answers.length], act.isOpen)
        else table.command(act)
      }
      table.finish()
      table.restart()
      expect(isFinished(table.state())).toBe(true)

      const { wallet, stored } = table
      const events = stored.length
      const balances = [...wallet.balances]
      for (const made of table.sent) table.call(made, false)
      for (const answer of table.answers) table.receive(answer, true)
      for (const type of ['close', 'void'] as const) table.command({ type })
      expect(stored).toHaveLength(events)
      expect([...wallet.balances]).toEqual(balances)

      const expected = new Map<string, number>()
      const add = (who: string, amount: number) => expected.set(who, (expected.get(who) ?? 0) + amount)
      const won = new Map<string, Map<string, number>>()
      const { changes, phase, payouts } = table.state()
      for (const { change: id, player: who, chips: placed, state } of changes.values()) {
        const counts = state === 'accepted'
        expect(wallet.bets.get(id)?.state === 'taken').toBe(counts)
        if (!counts) continue
        expect(phase).toBe('settled')
        const own = won.get(who) ?? new Map<string, number>()
        won.set(who, own)
        for (const [code, amount] of Object.entries(placed)) {
          add(who, -amount)
          own.set(code, (own.get(code) ?? 0) + amount)
        }
      }
      for (const [who, own] of won) {
        const back =
          Math.floor((195 * (own.get('player') ?? 0)) / 100) + Math.floor((850 * (own.get('tie') ?? 0)) / 100)
        add(who, back)
        expect(payouts.get(who)).toMatchObject({ returned: back, paid: true })
      }
      expect([...payouts.keys()].sort()).toEqual([...won.keys()].sort())
      for (const [who, balance] of wallet.balances) expect(balance, who).toBe(expected.get(who) ?? 0)
    }),
    { numRuns: 500 },
  ))

test('limits hold whatever is placed, undone and refused', () =>
  fc.assert(
    fc.property(fc.array(acts, { minLength: 5, maxLength: 80 }), (sequence) => {
      const table = tableWithWallet()
      for (const act of sequence) {
        if (act.type === 'place' || act.type === 'undo') table.command(act)
        if (act.type === 'call') table.call(table.sent[act.at % table.sent.length], act.refuses)
        if (act.type === 'receive') table.receive(table.answers[act.at % table.answers.length], act.isOpen)
        const { held, heldOfAll } = table.state()
        const sums = [...held.values()].map((places) => [...places.values()].reduce((sum, amount) => sum + amount, 0))
        expect(Math.max(0, ...sums)).toBeLessThanOrEqual(limits.mostOfPlayer)
        expect(Math.max(0, ...[...held.values()].flatMap((places) => [...places.values()]))).toBeLessThanOrEqual(60)
        expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(heldOfAll)
        expect(heldOfAll).toBeLessThanOrEqual(limits.mostOfTable)
      }
    }),
    { numRuns: 100 },
  ))
