import { hexOf } from '@maru/draws'
import { settleMarket, sports } from '@maru/sports'
import { expect, test } from 'vitest'
import { endingOf } from '../ending.ts'
import { finalScoreOf, playMatch } from '../match/match.ts'
import { modelOf } from '../models/models.ts'
import { digestOf } from '../teams/digest.ts'
import { questionsOf } from './markets.ts'
import { endingsFrom } from './price.ts'
import { factorsOf } from './question.ts'

const matches = 60

test.each(sports)('%s: a market is counted as it will be settled', (sport) => {
  const model = modelOf(sport, 0.2, -0.3)
  const questions = questionsOf(sport, endingsFrom(model, model.start))
  for (let nr = 0; nr < matches; nr++) {
    const link = digestOf(`settled ${sport} ${nr}`)
    const terms = { id: hexOf(link), sport, home: { strength: 0.2 }, away: { strength: -0.3 } }
    const score = finalScoreOf(playMatch(link, terms))
    for (const question of questions) {
      const results = settleMarket(question.market, score)
      const counted = question.outcomes.map((id, outcome) => ({
        id,
        ...factorsOf(question, outcome, endingOf(score, question.need)),
      }))
      const settled = question.outcomes.map((id) => {
        const { voidHalves = 0, result = 0 } = results?.get(id) ?? {}
        return { id, won: (1 - voidHalves / 2) * result, void: voidHalves / 2 }
      })
      expect({ market: question.market, outcomes: counted }).toEqual({ market: question.market, outcomes: settled })
      expect([...(results?.keys() ?? [])].sort()).toEqual([...question.outcomes].sort())
    }
  }
})
