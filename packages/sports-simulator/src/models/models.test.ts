import { hexOf } from '@maru/draws'
import { sports } from '@maru/sports'
import { expect, test } from 'vitest'
import { nothing } from '../ending.ts'
import { playMatch } from '../match/match.ts'
import { pricesOf } from '../price/price.ts'
import { hasPrices } from '../state.ts'
import { digestOf } from '../teams/digest.ts'
import { modelOf } from './models.ts'

const statesOfMatch = 12

test.each(sports)('%s: from every state the endings add up to 1 and take nothing back', (sport) => {
  const model = modelOf(sport, 0.4, -0.2)
  for (let nr = 0; nr < 3; nr++) {
    const link = digestOf(`states ${nr}`)
    const incidents = playMatch(link, { id: hexOf(link), sport, home: { strength: 0.4 }, away: { strength: -0.2 } })
    const every = Math.ceil(incidents.length / statesOfMatch)
    for (const { state } of incidents.filter((_, at) => at % every === 0)) {
      if (state.score.ended) continue
      const endings = model.endings(state, { ...nothing, whole: true }) ?? []
      expect(endings.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
      for (const { home, away, probability } of endings) {
        expect(home).toBeGreaterThanOrEqual(state.score.home)
        expect(away).toBeGreaterThanOrEqual(state.score.away)
        expect(probability).toBeGreaterThan(0)
      }
    }
  }
})

test.each(sports)('%s: outcomes of a market share its stake, and a higher line is less likely', (sport) => {
  const model = modelOf(sport, 0.4, -0.2)
  const priced = pricesOf(model, model.start)
  for (const { market, outcomes } of priced) {
    const isDouble = [10, 63].includes(market.type)
    const sum = outcomes.reduce((total, { won }) => total + won, 0) + (outcomes[0]?.void ?? 0)
    const perOutcome = market.specifiers.total?.endsWith('5') || market.specifiers.hcp?.endsWith('5')
    if (perOutcome || market.specifiers.total === undefined) expect(sum).toBeCloseTo(isDouble ? 2 : 1, 9)
  }
  const totals = Map.groupBy(
    priced.filter(({ market, outcomes }) => market.specifiers.total !== undefined && outcomes.length === 2),
    ({ market: { type, specifiers } }) =>
      `${type} ${specifiers.setnr ?? specifiers.periodnr ?? specifiers.quarternr ?? ''}`,
  )
  for (const lines of totals.values())
    for (const [at, { outcomes }] of lines.entries())
      expect(outcomes[0]?.won).toBeLessThanOrEqual((lines[at - 1]?.outcomes[0]?.won ?? 1) + 1e-12)
})

test('prices stand before a match and in it, but not after a goal of soccer and not after the end', () => {
  const link = digestOf('goals')
  const terms = { id: 'goals', sport: 'soccer', home: { strength: 1 }, away: { strength: 1 } } as const
  const incidents = playMatch(link, terms)
  expect(hasPrices(modelOf('soccer', 1, 1).start)).toBe(true)
  const goals = incidents.filter(({ kind }) => kind === 'goal')
  expect(goals.length).toBeGreaterThan(0)
  for (const { state } of goals) {
    expect(hasPrices(state)).toBe(false)
    expect(hasPrices({ ...state, second: state.second + 60 })).toBe(true)
  }
  expect(incidents.filter(({ state }) => state.score.ended).map(({ state }) => hasPrices(state))).toEqual([false])
})
