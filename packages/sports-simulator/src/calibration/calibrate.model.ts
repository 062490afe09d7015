import { hexOf, streamOf } from '@maru/draws'
import type { Sport } from '@maru/sports'
import { endingOf } from '../ending.ts'
import { finalScoreOf, playMatch } from '../match/match.ts'
import type { Model } from '../models/model.ts'
import { modelOf } from '../models/models.ts'
import { questionsOf } from '../price/markets.ts'
import { endingsFrom, priceAll } from '../price/price.ts'
import { factorsOf, type PricedMarket, type Question } from '../price/question.ts'
import { uniform } from '../random.ts'
import { hasPrices, stateAt } from '../state.ts'
import { digestOf } from '../teams/digest.ts'

/** Pairs of sides from equals to a favourite against an outsider. */
const pairs: readonly (readonly [home: number, away: number])[] = [
  [0, 0],
  [1.2, -0.9],
  [-0.7, 0.6],
  [-1.6, 1.1],
]

/** What is expected of one outcome over many matches, and what came. `variance` is that of the count, each match for itself. */
export type Cell = { name: string; expected: number; variance: number; came: number }

/** The least variance of a cell whose count is taken as normal; smaller ones are not tested. */
const leastVariance = 12
/** Parts into which probabilities in play are divided. */
const binsOf = (matches: number): number => (matches < 2_000 ? 2 : 10)

/**
 * Half the width, in standard deviations, of the interval that all of `count` cells keep together in 99% of simulations: 2 Q(z) ≤ exp(-z² / 2), and by Bonferroni's inequality the
 * chances that one of them is off add up to at most 1%.
 */
export const sigmasOfAll = (count: number): number => Math.sqrt(2 * Math.log(count / 0.01))

/** Cells whose count lies outside of the interval. */
export const cellsOff = (cells: readonly Cell[]): string[] => {
  const tested = cells.filter(({ variance }) => variance >= leastVariance)
  const most = sigmasOfAll(tested.length)
  return tested.flatMap(({ name, expected, variance, came }) => {
    const sigmas = (came - expected) / Math.sqrt(variance)
    return Math.abs(sigmas) > most
      ? [`${name}: ${came} instead of ${expected.toFixed(1)}, ${sigmas.toFixed(1)} sigmas`]
      : []
  })
}

export const testedCells = (cells: readonly Cell[]): number =>
  cells.filter(({ variance }) => variance >= leastVariance).length

export type Calibration = { before: Cell[]; during: Cell[]; contradictions: string[] }

/**
 * Plays matches from seeds and counts what was priced before them and at one moment of each. `priced` may be another model than the one that is played: then the counts have to be off.
 *
 * The moment is drawn from a fixed span, whatever the match: one that ended by then, or has no prices, is left out. A moment drawn from the length of the match would know how
 * long it still lasts.
 */
export const calibrate = (
  sport: Sport,
  matches: number,
  priced: (home: number, away: number) => Model = (home, away) => modelOf(sport, home, away),
): Calibration => {
  const [before, during] = [createCells(), createCells()]
  const contradictions: string[] = []
  const bins = binsOf(matches)
  const prepared = pairs.map(([home, away]) => prepare(sport, priced(home, away)))
  for (let nr = 0; nr < matches; nr++) {
    const at = nr % pairs.length
    const [home = 0, away = 0] = pairs[at] ?? []
    const { model, questions, prices, span, few } = prepared[at] as Prepared
    const link = digestOf(`calibration ${sport} ${nr}`)
    const incidents = playMatch(link, { id: hexOf(link), sport, home: { strength: home }, away: { strength: away } })
    const final = finalScoreOf(incidents)
    const cameOf = (question: Question, outcome: number) =>
      factorsOf(question, outcome, endingOf(final, question.need)).won
    for (const [index, question] of questions.entries())
      eachOutcome(prices[index] as PricedMarket, (outcome, name, won) =>
        before.add(question.kind === 'line' ? `${at} ${name}` : name, won, cameOf(question, outcome)),
      )
    const state = stateAt(incidents, uniform(streamOf(digestOf(`moment ${hexOf(link)}`))) * span)
    if (!hasPrices(state)) continue
    for (const [index, market] of priceAll(endingsFrom(model, state), few).entries())
      eachOutcome(market, (outcome, name, won) => {
        const came = cameOf(few[index] as Question, outcome)
        if ((won < 1e-9 && came === 1) || (won > 1 - 1e-9 && came === 0)) contradictions.push(`${name}: ${won}`)
        during.add(`${name} ${Math.min(bins - 1, Math.floor(won * bins))}`, won, came)
      })
  }
  return { before: before.all(), during: during.all(), contradictions }
}

type Prepared = {
  model: Model
  questions: Question[]
  prices: PricedMarket[]
  /** Seconds from which moments are drawn: as long as a match lasts. */
  span: number
  /** One of each type and period, for prices in play. */
  few: Question[]
}

const prepare = (sport: Sport, model: Model): Prepared => {
  const endings = endingsFrom(model, model.start)
  const questions = questionsOf(sport, endings).filter(isDecided)
  const few = [
    ...Map.groupBy(questions, ({ market: { type, specifiers } }) => `${type} ${periodOf(specifiers)}`).values(),
  ]
  const example = model.play(streamOf(digestOf(`length ${sport}`)))
  return {
    model,
    questions,
    prices: priceAll(endings, questions),
    span: example.at(-1)?.at ?? 0,
    few: few.map((group) => group[Math.floor(group.length / 2)] as Question),
  }
}

const periodOf = ({ setnr, gamenr, mapnr, quarternr, periodnr }: Readonly<Record<string, string>>): string =>
  setnr ?? gamenr ?? mapnr ?? quarternr ?? periodnr ?? ''

/** Whole and quarter lines come from the same endings, but their outcomes are not simply won or lost. */
const isDecided = ({ kind, market: { specifiers } }: Question): boolean =>
  kind === 'choice' || (specifiers.hcp ?? specifiers.total ?? '').endsWith('.5')

const eachOutcome = (
  { market, outcomes }: PricedMarket,
  visit: (outcome: number, name: string, won: number) => void,
) => {
  const name = `${market.type} ${JSON.stringify(market.specifiers)}`
  for (const [outcome, { id, won }] of outcomes.entries()) visit(outcome, `${name} ${id}`, won)
}

const createCells = () => {
  const cells = new Map<string, Cell>()
  return {
    add(name: string, probability: number, came: number) {
      const cell = cells.get(name) ?? { name, expected: 0, variance: 0, came: 0 }
      cells.set(name, cell)
      cell.expected += probability
      cell.variance += probability * (1 - probability)
      cell.came += came
    },
    all: () => [...cells.values()],
  }
}
