import type { Ending, Need } from '../ending.ts'
import type { Model } from '../models/model.ts'
import type { State } from '../state.ts'
import { questionsOf } from './markets.ts'
import { isVoid, type PricedMarket, type Question } from './question.ts'

export type Endings = (need: Need) => readonly Ending[] | null

/** Endings of a model from one state, each need counted once. */
export const endingsFrom = (model: Model, state: State): Endings => {
  const known = new Map<string, readonly Ending[] | null>()
  return (need) => {
    const key = `${need.whole} ${need.regular} ${need.points} ${need.spans.map(({ from, to }) => `${from}-${to}`).join()}`
    const found = known.get(key)
    if (found !== undefined) return found
    const endings = model.endings(state, need)
    known.set(key, endings)
    return endings
  }
}

/**
 * Probabilities of every outcome of some questions. All of them are sums over the endings of one model, so that they agree with each other. A market that the
 * model cannot count is left out.
 */
export const priceAll = (endingsOf: Endings, questions: readonly Question[]): PricedMarket[] =>
  questions.flatMap((question) => {
    const endings = endingsOf(question.need)
    return endings ? [priceOf(question, endings)] : []
  })

/** The markets of a match as its model prices them from a state. */
export const pricesOf = (model: Model, state: State): PricedMarket[] => {
  const endingsOf = endingsFrom(model, state)
  return priceAll(endingsOf, questionsOf(model.sport, endingsOf))
}

export const priceOf = (question: Question, endings: readonly Ending[]): PricedMarket => {
  const sums = question.kind === 'line' ? sumsOfLine(question, endings) : sumsOfChoice(question, endings)
  return {
    market: question.market,
    outcomes: question.outcomes.map((id, at) => {
      const [won = 0, voided = 0] = sums[at] ?? []
      return { id, won, void: voided, probability: voided < 1 ? won / (1 - voided) : 0 }
    }),
  }
}

const sumsOfChoice = (question: Question, endings: readonly Ending[]): [number, number][] => {
  const sums = question.outcomes.map((): [number, number] => [0, 0])
  for (const ending of endings) {
    const bits = question.of(ending)
    for (const [at, sum] of sums.entries())
      if (bits === isVoid) sum[1] += ending.probability
      else if ((bits >> at) & 1) sum[0] += ending.probability
  }
  return sums
}

const sumsOfLine = (question: Question, endings: readonly Ending[]): [number, number][] => {
  const first: [number, number] = [0, 0]
  const second: [number, number] = [0, 0]
  for (const ending of endings) {
    const { probability } = ending
    const quarters = question.of(ending)
    if (quarters >= 2) first[0] += probability
    else if (quarters <= -2) second[0] += probability
    else if (quarters === 0) {
      first[1] += probability
      second[1] += probability
    } else {
      // Half of the stake is decided, half comes back.
      first[1] += probability / 2
      second[1] += probability / 2
      if (quarters === 1) first[0] += probability / 2
      else second[0] += probability / 2
    }
  }
  return [first, second]
}
