import { sports } from '@maru/sports'
import { describe, expect, test } from 'vitest'
import { modelOf } from '../models/models.ts'
import { drawNoBet, handicap, regularPlay, spanOf, total, wholeMatch, winDrawWin, winnerOf } from '../price/kinds.ts'
import { questionsOf } from '../price/markets.ts'
import { endingsFrom, priceAll } from '../price/price.ts'
import { jointOf } from './joint.ts'

const model = modelOf('soccer', 0.5, -0.2)
const endings = endingsFrom(model, model.start)
const home = { question: winDrawWin(1, regularPlay), outcome: 0 }
const over = { question: total(18, regularPlay, 2.5), outcome: 0 }

test.each(sports)('%s: one leg alone has the probability of its market', (sport) => {
  const of = modelOf(sport, 0.3, -0.4)
  const from = endingsFrom(of, of.start)
  const questions = questionsOf(sport, from).slice(0, 12)
  for (const [at, { outcomes }] of priceAll(from, questions).entries())
    for (const [outcome, { probability }] of outcomes.entries()) {
      const price = jointOf(from, [{ question: questions[at] ?? home.question, outcome }])?.price
      expect(price ? 1 / price : 0).toBeCloseTo(probability, 7)
    }
})

describe('several outcomes of one match', () => {
  test('are no less likely together than their bound, and more than their product where they go together', () => {
    const [one, other] = [jointOf(endings, [home]), jointOf(endings, [over])]
    const both = jointOf(endings, [home, over])
    expect(both?.won).toBeGreaterThan((one?.won ?? 1) * (other?.won ?? 1))
    expect(both?.won).toBeLessThan(Math.min(one?.won ?? 0, other?.won ?? 0))
    expect(both?.price).toBeCloseTo(1 / (both?.won ?? 1), 7)
  })

  test('of all outcomes of one market and one of another add up to the other', () => {
    for (const second of [over, { question: total(68, spanOf(1), 0.5), outcome: 1 }]) {
      const parts = [0, 1, 2].map((outcome) => jointOf(endings, [{ ...home, outcome }, second])?.won ?? 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(jointOf(endings, [second])?.won ?? 0, 7)
    }
  })

  test('that exclude each other never come, and have no price', () => {
    expect(jointOf(endings, [home, { ...home, outcome: 2 }])).toMatchObject({ won: 0, price: null })
    // A draw makes the other void: both never win.
    const notLevel = { question: drawNoBet(11, regularPlay), outcome: 0 }
    expect(jointOf(endings, [{ ...home, outcome: 1 }, notLevel])).toMatchObject({ won: 0, price: null })
  })

  test('of different halves are counted over both', () => {
    const first = { question: winDrawWin(60, spanOf(1)), outcome: 0 }
    const second = { question: winDrawWin(83, spanOf(2)), outcome: 0 }
    // Halves of the model are independent.
    const product = (jointOf(endings, [first])?.won ?? 0) * (jointOf(endings, [second])?.won ?? 0)
    expect(jointOf(endings, [first, second])?.won).toBeCloseTo(product, 7)
    expect(jointOf(endings, [first, second, { ...home, outcome: 2 }])?.won).toBe(0)
  })

  test('are worth the stake at their price, with what the others bring where one is void', () => {
    const notLevel = { question: drawNoBet(11, regularPlay), outcome: 0 }
    const level = { question: handicap(16, regularPlay, 0), outcome: 0 }
    const [alone, draw] = [jointOf(endings, [notLevel]), jointOf(endings, [{ ...home, outcome: 1 }])]
    // Void in the same endings: the stake comes back, as of one of them.
    expect(jointOf(endings, [notLevel, level])?.rest).toBeCloseTo(draw?.won ?? 0, 7)
    expect(jointOf(endings, [notLevel, level])?.price).toBeCloseTo(alone?.price ?? 0, 7)
    const drawnOver = jointOf(endings, [{ ...home, outcome: 1 }, over])?.won ?? 0
    const both = jointOf(endings, [notLevel, over])
    expect(both?.rest).toBeCloseTo(drawnOver * (jointOf(endings, [over])?.price ?? 0), 7)
    expect((both?.price ?? 0) * (both?.won ?? 0) + (both?.rest ?? 0)).toBeCloseTo(1, 7)
    // More than where a void leg counts as won.
    expect(both?.price).toBeGreaterThan(1 / ((both?.won ?? 0) + drawnOver))
  })

  test('pay the price also where it bounds what some of them bring by themselves', () => {
    // A win by one goal makes -0.75 half won and -1 void; what is left would bring more than the whole. So any win at all pays the price.
    const notLevel = { question: drawNoBet(11, regularPlay), outcome: 0 }
    const by = (hcp: number) => ({ question: handicap(16, regularPlay, hcp), outcome: 0 })
    for (const legs of [
      [home, by(-0.75)],
      [home, notLevel, by(-1)],
    ])
      expect(jointOf(endings, legs)?.price).toBeCloseTo(jointOf(endings, [home])?.price ?? 0, 9)
    const all = jointOf(endings, [over, notLevel, by(-0.75), { question: total(18, regularPlay, 3), outcome: 0 }])
    expect((all?.price ?? 0) * (all?.won ?? 0) + (all?.rest ?? 0)).toBeCloseTo(1, 9)
  })

  test('are refused where a model cannot count them, and none is no combination', () => {
    expect(() => jointOf(endings, [])).toThrow(RangeError)
    const basketball = modelOf('basketball', 0, 0)
    const from = endingsFrom(basketball, basketball.start)
    const winner = { question: winnerOf(219, wholeMatch), outcome: 0 }
    expect(jointOf(from, [winner, { question: winDrawWin(235, spanOf(1)), outcome: 0 }])).toBeNull()
    const halves = [spanOf(1), spanOf(1, 2)].map((span) => ({ question: winDrawWin(60, span), outcome: 0 }))
    expect(jointOf(from, halves)).toBeNull()
  })
})
