import type { MarketType, OutcomeId, Specifiers } from '../market.ts'
import type { Score } from '../score.ts'
import type { Sport } from '../sport.ts'
import type { Part } from './part.ts'
import { allVoid, type Question, type Results } from './question.ts'

/** Of which a specifier says the number: from 1, and no event has more. */
const MOST_PERIODS = 99

/** A type of market. `outcomes`: the same for all specifiers, or those of a variant. */
export const defineType = (
  type: number,
  name: string,
  sports: readonly Sport[],
  specifiers: readonly string[],
  outcomes: readonly OutcomeId[] | ((specifiers: Specifiers) => readonly OutcomeId[]),
  decide: (score: Score, specifiers: Specifiers) => Results | null,
): MarketType => ({
  type,
  name,
  sports,
  specifiers,
  outcomes(given) {
    checkNames(type, specifiers, given)
    return typeof outcomes === 'function' ? outcomes(given) : outcomes
  },
  settle(given, score) {
    checkNames(type, specifiers, given)
    return decide(score, given)
  },
})

/** A question about a part of an event. `number`: the specifier that says which period it is, where the part is one. */
export const ask = (
  type: number,
  name: string,
  sports: readonly Sport[],
  part: Part,
  question: Question,
  number?: string,
): MarketType =>
  defineType(
    type,
    name,
    sports,
    number === undefined ? question.specifiers : [number, ...question.specifiers],
    question.outcomes,
    (score, specifiers) => {
      if (number !== undefined) numberOf(specifiers, number)
      const counted = part(score, specifiers)
      // Also where there is no score yet: specifiers are refused whatever the score is.
      const asked = counted === null || counted === 'unplayed' ? NOTHING_YET : counted
      const results = question.decide(asked, specifiers)
      return counted === 'unplayed' ? allVoid(question.outcomes) : results
    },
  )
const NOTHING_YET = { home: 0, away: 0, isOver: false }

/** A specifier that numbers something from 1. Throws RangeError for anything else. */
export const numberOf = (specifiers: Specifiers, name: string): number => {
  const text = specifiers[name] ?? ''
  const nr = Number(text)
  if (!/^[1-9]\d*$/.test(text) || nr > MOST_PERIODS) throw new RangeError(`a ${name} of ${text}`)
  return nr
}

const checkNames = (type: number, names: readonly string[], given: Specifiers): void => {
  const found = Object.keys(given)
  if (found.length !== names.length || !names.every((name) => Object.hasOwn(given, name)))
    throw new RangeError(`market ${type} with ${found.join(', ') || 'no specifiers'}`)
}
