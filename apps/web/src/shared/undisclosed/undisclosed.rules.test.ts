import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceSaid,
  betSaid,
  type Disclosure,
  gameLeft,
  gameOpened,
  hiddenSince,
  lateMoneyMs,
  nothingHidden,
  revealSaid,
  roundResumed,
  shownBalance,
  silentVendorMs,
  slowAnswerMs,
  speakingVendorMs,
  stakeAnswered,
  stakeSent,
  timePassed,
} from './undisclosed.rules.ts'

type Step = (now: Disclosure, at: number) => Disclosure
const bet =
  (won: number): Step =>
  (now, at) =>
    betSaid(now, won, at)
const cash =
  (won: number, isPlay = true): Step =>
  (now, at) =>
    balanceSaid(now, won, isPlay, at)
const wait =
  (ms: number): Step =>
  (now, at) =>
    timePassed(now, at + ms)

/** What is shown after each step, each at its own millisecond. */
const shownAfter = (says: 'bet' | 'revealed' | 'nothing', steps: readonly Step[]) => {
  let now = gameOpened(balanceSaid(nothingHidden, 10_000, true, 0), { says })
  return steps.map((step, at) => {
    now = step(now, at + 1)
    return shownBalance(now)
  })
}

test('a stake shows when the game says it; the money of the round when the game has shown it', () => {
  expect(shownAfter('bet', [bet(1_000), cash(9_000), cash(11_500), revealSaid])).toEqual([9_000, 9_000, 9_000, 11_500])
})

test('one message that carries stake and result gives away neither more nor less', () => {
  expect(shownAfter('bet', [bet(1_000), cash(9_600), revealSaid])).toEqual([9_000, 9_000, 9_600])
})

test('a refused bet comes back when the game says so', () => {
  expect(shownAfter('bet', [bet(1_000), revealSaid, cash(10_000)])).toEqual([9_000, 9_000, 10_000])
})

test('a round that is shown before its money is known does not jump back in between', () => {
  expect(shownAfter('bet', [bet(1_000), revealSaid, cash(9_000), cash(9_500)])).toEqual([9_000, 9_000, 9_000, 9_500])
  expect(shownAfter('bet', [bet(1_000), revealSaid, wait(lateMoneyMs)])).toEqual([9_000, 9_000, 10_000])
})

test('a stake that the server says before the game does is taken once', () => {
  expect(shownAfter('bet', [cash(9_000), bet(1_000), cash(11_500), revealSaid])).toEqual([9_000, 9_000, 9_000, 11_500])
  expect(shownAfter('bet', [cash(9_000), cash(11_500), bet(1_000), revealSaid])).toEqual([9_000, 9_000, 9_000, 11_500])
  expect(shownAfter('bet', [cash(9_600), bet(1_000), revealSaid])).toEqual([9_600, 9_000, 9_600])
})

test('money that falls without a bet, such as a payout taken back, holds nothing back for long', () => {
  expect(shownAfter('bet', [cash(9_000), cash(9_500), wait(lateMoneyMs)])).toEqual([9_000, 9_000, 9_500])
})

test('a deposit shows in the middle of a round, and says nothing of it', () => {
  expect(shownAfter('bet', [bet(1_000), cash(9_000), cash(12_000), cash(62_000, false), revealSaid])).toEqual([
    9_000, 9_000, 9_000, 59_000, 62_000,
  ])
  expect(shownAfter('nothing', [cash(9_000), cash(12_000), cash(62_000, false)])).toEqual([9_000, 9_000, 59_000])
})

test('free spins of minutes are waited for where the vendor says when they end', () => {
  const long = speakingVendorMs - 10
  expect(shownAfter('bet', [bet(1_000), cash(9_000), cash(19_000), wait(long), revealSaid])).toEqual([
    9_000, 9_000, 9_000, 9_000, 19_000,
  ])
  expect(shownAfter('revealed', [cash(9_000), cash(19_000), wait(long), revealSaid])).toEqual([
    9_000, 9_000, 9_000, 19_000,
  ])
})

test('a vendor that never says it is followed after fifteen seconds, win by win', () => {
  expect(shownAfter('nothing', [cash(9_000), cash(11_000), wait(silentVendorMs - 2), wait(silentVendorMs)])).toEqual([
    9_000, 9_000, 9_000, 11_000,
  ])
  let now = gameOpened(balanceSaid(nothingHidden, 10_000, true, 0), { says: 'nothing' })
  now = balanceSaid(now, 11_000, true, 0)
  now = balanceSaid(now, 12_000, true, 10_000)
  expect(shownBalance(timePassed(now, silentVendorMs))).toBe(11_000)
  expect(hiddenSince(now)).toBe(0)
})

test('a lost stake keeps the result hidden as long as a won one', () => {
  let now = gameOpened(balanceSaid(nothingHidden, 10_000, true, 0), { says: 'nothing' })
  now = balanceSaid(now, 9_000, true, 5)
  expect(hiddenSince(now)).toBe(5)
  expect(hiddenSince(timePassed(now, 5 + silentVendorMs))).toBeUndefined()
})

test('a round that is shown again after a reload holds its result until its end, however long that takes', () => {
  const before = { shown: 9_000, since: 5 }
  const opened = gameOpened(nothingHidden, { says: 'bet' })
  for (const reloaded of [
    roundResumed(balanceSaid(opened, 19_000, true, 10), before, 20),
    balanceSaid(roundResumed(opened, before, 20), 19_000, true, 30),
  ]) {
    const late = timePassed(reloaded, 20 + speakingVendorMs - 1)
    expect([shownBalance(late), hiddenSince(late)]).toEqual([9_000, 5])
    expect(shownBalance(balanceSaid(late, 69_000, false, 40))).toBe(59_000)
    expect(shownBalance(balanceSaid(late, 21_000, true, 40))).toBe(9_000)
    expect(shownBalance(revealSaid(late, 50))).toBe(19_000)
    expect(hiddenSince(revealSaid(late, 50))).toBeUndefined()
  }
})

test('a round that is shown again after its page was closed moves nothing back', () => {
  const opened = gameOpened(balanceSaid(nothingHidden, 19_000, true, 10), { says: 'bet' })
  expect(shownBalance(roundResumed(opened, undefined, 20))).toBe(19_000)
})

test('without a game everything shows at once, and leaving one shows everything', () => {
  const now = betSaid(balanceSaid(nothingHidden, 10_000, true, 0), 1_000, 1)
  expect(shownBalance(balanceSaid(now, 12_000, true, 2))).toBe(12_000)
  const playing = balanceSaid(betSaid(gameOpened(now, { says: 'bet' }), 1_000, 3), 30_000, true, 4)
  expect(shownBalance(playing)).toBe(9_000)
  expect(shownBalance(gameLeft(playing))).toBe(30_000)
})

test('whatever came before, what is shown between a bet and its end depends on the stake alone', () => {
  const rounds = fc.array(
    fc.record({ stake: fc.integer({ min: 1, max: 500 }), payout: fc.nat(5_000), parts: fc.nat(2) }),
  )
  fc.assert(
    fc.property(rounds, (played) => {
      let now = gameOpened(balanceSaid(nothingHidden, 1_000_000, true, 0), { says: 'bet' })
      let held = 1_000_000
      let at = 0
      for (const { stake, payout, parts } of played) {
        now = betSaid(now, stake, ++at)
        const atBet = shownBalance(now)
        expect(atBet).toBe(held - stake)
        if (parts > 0) now = balanceSaid(now, held - stake, true, ++at)
        if (parts > 1) now = balanceSaid(now, held - stake, true, ++at)
        now = balanceSaid(now, held - stake + payout, true, ++at)
        expect(shownBalance(now)).toBe(atBet)
        held += payout - stake
        now = revealSaid(now, ++at)
        now = balanceSaid(now, held, true, ++at)
        expect(shownBalance(now)).toBe(held)
        expect(hiddenSince(now)).toBeUndefined()
      }
    }),
  )
})

test('what a draw pays is shown with its end, and stakes on the next round at once', () => {
  let now = gameOpened(balanceSaid(nothingHidden, 10_000, true, 0), { says: 'draw' })
  now = balanceSaid(now, 19_500, true, 1)
  expect(shownBalance(now)).toBe(10_000)
  now = balanceSaid(now, 14_500, true, 2)
  expect(shownBalance(now)).toBe(5_000)
  expect(shownBalance(gameLeft(now))).toBe(14_500)
})

test('a stake that is placed while a draw is shown says nothing of what the draw pays, in whatever order and together they come', () => {
  const placed = (balances: readonly number[], staked: number) => {
    let now = stakeSent(gameOpened(balanceSaid(nothingHidden, 10_000, true, 0), { says: 'draw' }), 0)
    const shown = balances.map((balance, at) => {
      now = balanceSaid(now, balance, true, at + 1)
      return shownBalance(now)
    })
    now = stakeAnswered(now, staked, 10)
    // The end of the draw.
    return [...shown, shownBalance(now), shownBalance(gameLeft(now))]
  }
  // 500 won, 1,000 staked: together, one after the other, both ways.
  expect(placed([9_500], 1_000)).toEqual([10_000, 9_000, 9_500])
  expect(placed([9_000, 9_500], 1_000)).toEqual([10_000, 10_000, 9_000, 9_500])
  expect(placed([10_500, 9_500], 1_000)).toEqual([10_000, 10_000, 9_000, 9_500])
  // Refused; and a stake alone, which hides nothing.
  expect(placed([10_500], 0)).toEqual([10_000, 10_000, 10_500])
  expect(placed([9_000], 1_000)).toEqual([10_000, 9_000, 9_000])
})

test('a draw that begins or ends while a stake is being placed changes nothing of that', () => {
  const sent = stakeSent(balanceSaid(nothingHidden, 10_000, true, 0), 0)
  const held = balanceSaid(gameOpened(sent, { says: 'draw' }), 9_500, true, 1)
  expect(shownBalance(held)).toBe(10_000)
  expect(shownBalance(stakeAnswered(held, 1_000, 2))).toBe(9_000)
  expect(shownBalance(stakeAnswered(gameLeft(held), 1_000, 2))).toBe(9_500)
})

test('without a draw everything shows with the answer, or where that is late', () => {
  const said = balanceSaid(stakeSent(balanceSaid(nothingHidden, 10_000, true, 0), 0), 9_000, true, 1)
  expect(shownBalance(stakeAnswered(said, 1_000, 2))).toBe(9_000)
  expect(shownBalance(timePassed(said, slowAnswerMs))).toBe(9_000)
  // Whose answer never said what became of it.
  expect(shownBalance(stakeAnswered(said, 0, 2))).toBe(9_000)
})

test('a bet that is taken back beside a draw gives its stake back at once, and no more', () => {
  const drawing = gameOpened(balanceSaid(nothingHidden, 10_000, true, 0), { says: 'draw' })
  const now = balanceSaid(stakeSent(drawing, 1), 11_500, true, 2)
  expect(shownBalance(now)).toBe(10_000)
  // 500 of it were won.
  expect(shownBalance(stakeAnswered(now, -1_000, 3))).toBe(11_000)
})

test('a stake beside a draw hides nothing', () => {
  const now = gameOpened(balanceSaid(nothingHidden, 10_000, true, 0), { says: 'draw' })
  expect(hiddenSince(balanceSaid(now, 5_000, true, 1))).toBeUndefined()
})
