import { type SportBookRules, sportBookRules, sportCodes } from '@maru/contract'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { draftOf, moved, readPercent, readRules } = await import('./rules-draft.rules.ts')

const rules: SportBookRules = sportBookRules.parse({
  margins: [
    { marginBp: 800 },
    { sport: 'tennis', marketTypes: [186], isLive: false, startsAfterHours: 72, marginBp: 625 },
  ],
  shifts: [{ competitionId: 7, side: 'over', shiftBp: -150 }],
  limits: [{ marketTypes: [45], isLive: true, factorBp: 1_250 }],
  levels: [
    { level: 1, leastStake: 1_000, mostStake: 500_000, referAbove: null, mostWin: 1_000_000, mostPrice: 1_000_000 },
  ],
  sportFactors: Object.fromEntries(sportCodes.map((sport) => [sport, sport === 'esport' ? 5_000 : 10_000])),
  liability: { outcome: 1_000, event: 2_000, competition: 3_000 },
  delaySeconds: Object.fromEntries(sportCodes.map((sport) => [sport, 5])),
  folds: { least: 1, most: 10 },
})

test('what stands in the fields is what was loaded', () => {
  expect(readRules(draftOf(rules))).toEqual({ rules })
})

test('what cannot be is named by its field', () => {
  const draft = draftOf(rules)
  const wrong = (changes: Partial<typeof draft>) => {
    const read = readRules({ ...draft, ...changes })
    return 'wrong' in read ? [...read.wrong] : []
  }
  expect(wrong({ margins: draft.margins.map((rule) => ({ ...rule, percent: '60' })) })).toContain('margins.0.marginBp')
  expect(wrong({ shifts: draft.shifts.map((rule) => ({ ...rule, percent: 'x' })) })).toEqual(['shifts.0.shiftBp'])
  expect(wrong({ limits: draft.limits.map((rule) => ({ ...rule, percent: '100.01' })) })).toEqual(['limits.0.factorBp'])
  const [level] = draft.levels
  expect(wrong({ levels: level ? [level, level] : [] })).toEqual(['levels.1.level'])
  expect(wrong({ levels: level ? [{ ...level, mostStake: '999' }] : [] })).toEqual(['levels.0.mostStake'])
  expect(wrong({ delays: { ...draft.delays, soccer: '2' } })).toEqual(['delaySeconds.soccer'])
  expect(wrong({ folds: { least: '3', most: '2' } })).toEqual(['folds.most'])
  expect(wrong({ notice: { minutes: '10', tickets: '0' } })).toEqual(['notice.minutes', 'notice.tickets'])
})

test.each([
  ['6', 600],
  ['6,25', 625],
  ['0.01', 1],
  ['-3', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('%j is %d basis points', (text, bp) => {
  expect(readPercent(text)).toBe(bp)
})
test('a shift may be less', () => expect(readPercent('−1.5', true)).toBe(-150))

test('a rule is moved between the others', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})
