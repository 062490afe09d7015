import type { Cash } from '@maru/contract'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  clearBalance,
  holdDraw,
  noteStakeAnswered,
  noteStakeSent,
  releaseDraw,
  shownNow,
} from '../undisclosed/undisclosed.ts'
import { noteHeld } from './member-info.ts'

let logins = 0
vi.mock('@maru/client', () => ({ serverNow: () => 0, session: () => ({ socketKey: String(logins) }) }))

const START = 1_000_000
type Balance = { cash: number; version: number }
type Bet = { stake: number; answer?: Balance & { staked: number }; isOver?: true }

/** A member's page and its server, whose answers and messages come in any order. */
const createWorld = () => {
  clearBalance()
  logins++
  let server: Balance = { cash: START, version: 1 }
  const read: Balance[] = []
  const bets: Bet[] = []
  const say = ({ cash, version }: Balance, isPlay = true): void => {
    noteHeld({ socketKey: String(logins), version, cashAmt: cash as Cash }, isPlay)
  }
  const move = (by: number): void => {
    server = { cash: server.cash + by, version: server.version + 1 }
  }
  say(server)
  return {
    bets,
    read,
    server: () => server,
    send: (stake: number) => {
      bets.push({ stake })
      noteStakeSent()
    },
    decide: (bet: Bet, isAccepted: boolean) => {
      if (bet.answer) return
      if (isAccepted) move(-bet.stake)
      bet.answer = { ...server, staked: isAccepted ? bet.stake : 0 }
    },
    answer: (bet: Bet) => {
      if (!bet.answer || bet.isOver) return
      bet.isOver = true
      say(bet.answer)
      noteStakeAnswered(bet.answer.staked)
    },
    win: move,
    /** Of what else moves each movement is said by itself. */
    deposit: (amount: number) => {
      say(server)
      move(amount)
      say(server, false)
    },
    look: () => read.push(server),
    say: (no: number) => {
      const said = read[no % Math.max(1, read.length)]
      if (said) say(said)
    },
  }
}

const amount = fc.integer({ min: 1, max: 50_000 })
const act = fc.oneof(
  fc.record({ act: fc.constant('send' as const), amount }),
  fc.record({ act: fc.constantFrom('accept' as const, 'refuse' as const, 'answer' as const, 'say' as const), amount }),
  fc.record({ act: fc.constantFrom('win' as const, 'deposit' as const, 'look' as const), amount }),
  fc.record({ act: fc.constantFrom('hold' as const, 'release' as const), amount }),
)

test('in whatever order stakes, answers, messages, draws and their ends come, what is shown tells of no draw before its end, and ends at the balance', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const world = createWorld()
      let isHeld = false
      /** While a draw is shown: what may be shown at most. */
      let most = 0
      /** Stakes that what is shown does not have yet: until all are answered. */
      let underWay = 0
      for (const { act, amount } of acts) {
        const before = shownNow() ?? 0
        const bet = world.bets[amount % Math.max(1, world.bets.length)]
        if (act === 'send') underWay += amount
        if (act === 'send') world.send(amount)
        else if (act === 'accept' || act === 'refuse') bet && world.decide(bet, act === 'accept')
        else if (act === 'answer') bet && world.answer(bet)
        else if (act === 'say') world.say(amount)
        else if (act === 'win' || act === 'deposit') world[act](amount)
        else if (act === 'look') world.look()
        else if (act === 'hold') holdDraw()
        else releaseDraw()
        const shown = shownNow() ?? 0
        if (act === 'hold') {
          expect(shown).toBe(before)
          if (!isHeld) most = before
          isHeld = true
        }
        if (act === 'release') isHeld = false
        const taken = underWay
        if (world.bets.every(({ isOver }) => isOver)) underWay = 0
        if (!isHeld) continue
        const given = act === 'deposit' ? amount : 0
        most += given
        expect(shown).toBeLessThanOrEqual(Math.min(most, before + given))
        expect(shown).toBeGreaterThanOrEqual(before + given - taken)
      }
      for (const bet of world.bets) {
        world.decide(bet, true)
        world.answer(bet)
      }
      releaseDraw()
      world.look()
      world.say(world.read.length - 1)
      expect(shownNow()).toBe(world.server().cash)
    }),
    { numRuns: 500 },
  )
})

test('the balance of a refused bet that was read before a draw paid, and comes after that, takes nothing from what is shown', () => {
  const world = createWorld()
  world.send(10_000)
  const [bet] = world.bets
  if (!bet) throw new Error('nothing was sent')
  world.decide(bet, false)
  holdDraw()
  world.win(19_500)
  world.look()
  world.say(0)
  world.answer(bet)
  expect(shownNow()).toBe(START)
  releaseDraw()
  expect(shownNow()).toBe(START + 19_500)
})
