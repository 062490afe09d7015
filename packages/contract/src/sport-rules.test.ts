import { expect, test } from 'vitest'
import { sportCodes } from './sport.ts'
import { mostRulesBytes, type SportBookRules, sportBookRules } from './sport-rules.ts'

test('as many rules as there may be can be sent', () => {
  const scope = {
    sport: 'basketball',
    competitionId: Number.MAX_SAFE_INTEGER,
    marketTypes: Array.from({ length: 100 }, () => 1_000_000),
    isLive: false,
    startsAfterHours: 10_000,
  } as const
  const levels = Array.from({ length: 100 }, (_, at) => ({
    level: at + 1,
    leastStake: Number.MAX_SAFE_INTEGER,
    mostStake: Number.MAX_SAFE_INTEGER,
    referAbove: Number.MAX_SAFE_INTEGER,
    mostWin: Number.MAX_SAFE_INTEGER,
    mostPrice: 1_000_000_000,
  }))
  const rules: SportBookRules = {
    margins: Array.from({ length: 500 }, () => ({ ...scope, marginBp: 5_000 })),
    shifts: Array.from({ length: 200 }, () => ({ ...scope, side: 'favourite' as const, shiftBp: -2_000 })),
    limits: Array.from({ length: 200 }, () => ({ ...scope, factorBp: 10_000 })),
    levels,
    sportFactors: Object.fromEntries(sportCodes.map((sport) => [sport, 100_000])),
    liability: {
      outcome: Number.MAX_SAFE_INTEGER,
      event: Number.MAX_SAFE_INTEGER,
      competition: Number.MAX_SAFE_INTEGER,
    },
    delaySeconds: Object.fromEntries(sportCodes.map((sport) => [sport, 8])) as SportBookRules['delaySeconds'],
    folds: { least: 20, most: 20 },
    switches: { sports: false, esport: false },
    notice: { minutes: 9, tickets: 500 },
  }
  expect(JSON.stringify(sportBookRules.parse(rules)).length).toBeLessThan(mostRulesBytes - 10_000)
})
