import { describe, expect, test } from 'vitest'
import type { OutcomeResult } from '../market.ts'
import { lineText, quartersOf } from './line.ts'
import { ended, running } from './scores.fixture.ts'
import { settleMarket } from './settle.ts'

/** The books' own words: half the stake on each of the two lines beside a quarter line, each won, lost or returned. */
const halvesReturn = (margin: number, line: number): number => {
  const lines = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25]
  const returns = lines.map((one) => (margin + one > 0 ? 2 : margin + one < 0 ? 0 : 1))
  return returns.reduce((sum: number, one) => sum + one, 0) / 2
}
const returned = ({ voidHalves, result }: OutcomeResult): number => voidHalves / 2 + (1 - voidHalves / 2) * result * 2

describe('a quarter line', () => {
  const lines = Array.from({ length: 81 }, (_, index) => (index - 40) / 4)

  test('is two bets of half the stake, for every line and margin of a handicap', () => {
    for (const line of lines)
      for (let home = 0; home <= 6; home++)
        for (let away = 0; away <= 6; away++) {
          const specifiers = { hcp: String(line) }
          const results = settleMarket({ type: 16, specifiers }, ended(home, away))
          const [one, other] = [results?.get('1714'), results?.get('1715')]
          expect(one && returned(one), `${home}:${away} ${line}`).toBe(halvesReturn(home - away, line))
          expect(other && returned(other), `${home}:${away} ${line}`).toBe(halvesReturn(away - home, -line))
        }
  })

  test('is the same of a total, which is decided before the end only where nothing can change it', () => {
    for (const line of lines.filter((one) => one >= 0))
      for (let goals = 0; goals <= 12; goals++) {
        const specifiers = { total: String(line) }
        const final = settleMarket({ type: 18, specifiers }, ended(goals, 0))
        const [over, under] = [final?.get('12'), final?.get('13')]
        expect(over && returned(over)).toBe(halvesReturn(goals, -line))
        expect(under && returned(under)).toBe(halvesReturn(-goals, line))
        const early = settleMarket({ type: 18, specifiers }, running(goals, 0))
        const passed = goals - line >= 0.5
        expect(early).toEqual(passed ? final : null)
      }
  })

  test.each(['', '0.3', '1e1', '.5', '0.125', '-', '99999', ' 1', '1.', 'NaN', '0.20'])('is never %j', (text) => {
    expect(() => quartersOf(text)).toThrow(RangeError)
  })

  test('is written as it was read', () => {
    for (const line of lines) expect(lineText(quartersOf(String(line)))).toBe(String(line))
    expect(quartersOf('+0.50')).toBe(2)
    expect(Object.is(quartersOf('-0'), 0)).toBe(true)
  })
})
