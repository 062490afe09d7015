import { chainOf } from '@maru/draws'
import { sports } from '@maru/sports'
import { describe, expect, test } from 'vitest'
import { stateAt } from '../state.ts'
import { finalScoreOf, highestToReveal, type MatchTerms, playMatch, problemsOfMatch, scoreAt } from './match.ts'

const chain = chainOf(new Uint8Array(32).fill(3), 20)
const published = { number: 0, link: chain.commitment }
const revealed = { number: 5, link: chain.linkAt(5) }
const termsOf = (sport: MatchTerms['sport']): MatchTerms => ({
  id: `${sport}-1-0-0`,
  sport,
  home: { strength: 0.25 },
  away: { strength: -0.5 },
})

describe.each(sports)('%s', (sport) => {
  const terms = termsOf(sport)
  const incidents = playMatch(revealed.link, terms)

  test('a link leads to one match, and anybody finds it again', () => {
    expect(playMatch(revealed.link, terms)).toEqual(incidents)
    expect(problemsOfMatch(terms, revealed, published, JSON.parse(JSON.stringify(incidents)))).toEqual([])
  })

  test('another link, other terms and a changed score are found', () => {
    const problems = (changed: MatchTerms, link = revealed, shown = incidents) =>
      problemsOfMatch(changed, link, published, shown)
    expect(problems(terms, { number: 5, link: chain.linkAt(6) })).toEqual(['link'])
    expect(problems(terms, { number: 6, link: chain.linkAt(6) })).toEqual(['course'])
    expect(problems({ ...terms, away: { strength: 0.7 } })).toEqual(['course'])
    expect(problems({ ...terms, id: `${terms.id}0` })).toEqual(['course'])
    expect(problems(terms, revealed, incidents.slice(0, -1))).toEqual(['course'])
    const last = incidents.at(-1)
    if (!last) throw new Error('no incident')
    const score = { ...last.state.score, home: last.state.score.home + 1 }
    expect(
      problems(terms, revealed, [...incidents.slice(0, -1), { ...last, state: { ...last.state, score } }]),
    ).toEqual(['course'])
  })

  test('goes forward in time from nothing to an ended score', () => {
    expect(incidents[0]).toMatchObject({ at: 0, kind: 'start' })
    expect(incidents[0]?.state.score).toEqual({ home: 0, away: 0, periods: [], ended: false, winner: null })
    for (const [index, { at }] of incidents.entries()) expect(at).toBeGreaterThanOrEqual(incidents[index - 1]?.at ?? 0)
    expect(incidents.filter(({ state }) => state.score.ended)).toHaveLength(1)
    const final = finalScoreOf(incidents)
    expect(final.periods.every(({ ended }) => ended)).toBe(true)
    expect(scoreAt(incidents, 1e9)).toEqual(final)
    expect(() => stateAt(incidents, -1)).toThrow(RangeError)
    expect(() => finalScoreOf(incidents.slice(0, -1))).toThrow(RangeError)
  })
})

test('periods add up to the score of the match, and whoever has more won', () => {
  for (const sport of sports)
    for (let number = 1; number <= 20; number++) {
      const { home, away, winner, periods } = finalScoreOf(playMatch(chain.linkAt(number), termsOf(sport)))
      const counted = periods.filter(({ kind }) => kind !== 'penalties')
      const bySets = counted.some(({ kind }) => kind === 'set' || kind === 'map')
      const sumOf = (side: 'home' | 'away') => {
        const other = side === 'home' ? 'away' : 'home'
        return counted.reduce((sum, period) => sum + (bySets ? Number(period[side] > period[other]) : period[side]), 0)
      }
      expect({ home, away }).toEqual({ home: sumOf('home'), away: sumOf('away') })
      if (home !== away) expect(winner).toBe(home > away ? 'home' : 'away')
      else expect(sport === 'soccer' || sport === 'handball' ? winner : null).toBeNull()
    }
})

test('a link is revealed only when every match of a lower number has ended', () => {
  const ended = new Set([1, 2, 4, 5])
  expect(highestToReveal(0, (number) => ended.has(number))).toBe(2)
  expect(highestToReveal(2, (number) => ended.has(number))).toBe(2)
  ended.add(3)
  expect(highestToReveal(2, (number) => ended.has(number))).toBe(5)
})
