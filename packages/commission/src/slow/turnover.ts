import { down, type Fraction, isLess, minus, per, plus, sum, times, whole } from './fraction.ts'
import type { PlainBet, PlainWager } from './plain.ts'
import { type Condition, conditionsOf, type Question } from './questions.ts'

/** Valid turnover of each wager, by its id, from plain records: in fractions, with every result gone through. */
export const slowTurnover = (wagers: readonly PlainWager[]): Map<number, bigint> => {
  const valid = new Map<number, bigint>()
  for (const round of roundsOf(wagers)) {
    const left = leftOfRound(round, round.every(isByItself))
    for (const one of round) valid.set(one.wagerId, cashPart(one, left.get(one.wagerId) ?? whole(0)))
  }
  return valid
}

const isByItself = ({ group }: PlainWager): boolean => group.endsWith('slot') || group === 'fishing'

/** All that a member had on one round. */
const roundsOf = (wagers: readonly PlainWager[]): PlainWager[][] => {
  const rounds = new Map<string, PlainWager[]>()
  for (const wager of wagers) {
    const { memberId, group, round, wagerId } = wager
    const key = isByItself(wager) ? `wager ${wagerId}` : `${memberId} ${group} ${round}`
    const known = rounds.get(key)
    if (known) known.push(wager)
    else rounds.set(key, [wager])
  }
  return [...rounds.values()]
}

const cashPart = ({ bets, bonusStake }: PlainWager, left: Fraction): bigint => {
  const stake = sum(bets.map((bet) => whole(bet.stake)))
  if (stake[0] === 0n) return 0n
  return down(times(left, per(minus(stake, whole(bonusStake)), stake)))
}

/** What of a bet was decided. */
const decided = ({ stake, end }: PlainBet): bigint => {
  if (end === 'decided') return stake
  if (end === 'half-void') return down(times(whole(stake), [1n, 2n]))
  if (typeof end === 'string') return 0n
  return down(times(whole(stake), minus(whole(1), end)))
}

type Entry = { wagerId: number; bet: PlainBet; counts: Fraction; conditions: Condition[] | null }

const leftOfRound = (wagers: readonly PlainWager[], isAlone: boolean): Map<number, Fraction> => {
  const entries = [...wagers]
    .sort((one, other) => one.wagerId - other.wagerId)
    .flatMap(({ wagerId, bets }) =>
      bets.map((bet): Entry => ({ wagerId, bet, counts: whole(decided(bet)), conditions: conditionsOf(bet.on) })),
    )
    .filter(({ counts }) => counts[0] > 0n)
  const left = new Map<number, Fraction>()
  const add = (wagerId: number, amount: Fraction) => left.set(wagerId, plus(left.get(wagerId) ?? whole(0), amount))
  for (const { wagerId, counts } of entries) add(wagerId, counts)
  if (isAlone) return left
  const parts = entries.some(({ bet }) => bet.on === 'unknown')
    ? [{ bets: entries, covered: withoutRisk(entries) }]
    : connected(entries).map((bets) => ({ bets, covered: surely(bets) }))
  for (const { bets, covered } of parts)
    for (const [wagerId, share] of shared(bets, covered)) add(wagerId, minus(whole(0), share))
  return left
}

/** What did not depend on the round: stakes less the difference that it made. */
const withoutRisk = (entries: readonly Entry[]): Fraction => {
  const counts = sum(entries.map((entry) => entry.counts))
  const paid = sum(entries.map(({ bet }) => whole(bet.payout)))
  const staked = sum(entries.map(({ bet }) => whole(bet.stake)))
  const made = isLess(paid, staked) ? minus(staked, paid) : minus(paid, staked)
  return isLess(made, counts) ? minus(counts, made) : whole(0)
}

/** Bets that are decided by one question, or by a row of questions in which each has a bet in common with the next. */
const connected = (entries: readonly Entry[]): Entry[][] => {
  const waiting = entries.filter(({ conditions }) => conditions !== null)
  const found: Entry[][] = []
  while (waiting.length > 0) {
    const group = waiting.splice(0, 1)
    for (let at = 0; at < waiting.length; ) {
      const one = waiting[at]
      if (one && group.some((other) => haveQuestionInCommon(one, other))) {
        group.push(one)
        waiting.splice(at, 1)
        at = 0
      } else at++
    }
    found.push(group.sort((one, other) => one.wagerId - other.wagerId))
  }
  return found
}

const namesOf = ({ conditions }: Entry): string[] => (conditions ?? []).map(({ question }) => question.name)
const haveQuestionInCommon = (one: Entry, other: Entry): boolean =>
  namesOf(one).some((name) => namesOf(other).includes(name))

/** The least that comes back, whatever the answers are. */
const surely = (bets: readonly Entry[]): Fraction => {
  const questions = new Map<string, Question>()
  for (const { conditions } of bets) for (const { question } of conditions ?? []) questions.set(question.name, question)
  const least = (open: readonly Question[], answers: Readonly<Record<string, number | string>>): Fraction => {
    const [next, ...others] = open
    if (!next) return sum(bets.map((bet) => returned(bet, answers)))
    return next.answers
      .map((answer) => least(others, { ...answers, [next.name]: answer }))
      .reduce((one, other) => (isLess(other, one) ? other : one))
  }
  return least([...questions.values()], {})
}

const returned = ({ counts, conditions }: Entry, answers: Readonly<Record<string, number | string>>): Fraction => {
  let amount = counts
  for (const { question, holds, odds } of conditions ?? []) {
    if (!holds(answers[question.name] ?? '')) return whole(0)
    amount = times(amount, whole(odds))
  }
  return amount
}

/** In proportion to what counts; each wager gets what the running total adds in whole won. */
const shared = (bets: readonly Entry[], amount: Fraction): [wagerId: number, share: Fraction][] => {
  const all = sum(bets.map(({ counts }) => counts))
  let before = 0n
  return bets.map(({ wagerId }, at) => {
    const upTo = down(per(times(sum(bets.slice(0, at + 1).map(({ counts }) => counts)), amount), all))
    const share = upTo - before
    before = upTo
    return [wagerId, whole(share)]
  })
}
