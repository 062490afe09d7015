import { describe, expect, test } from 'vitest'
import {
  countedOf,
  emptyDraft,
  noteOf,
  partName,
  picksOf,
  type ScoreDraft,
  scoreOf,
  VOID,
} from './typed-score.rules.ts'

const sets = { isBout: false, parts: [{ kind: 'set' as const, nrs: [1, 2, 3], isRequired: true }] }
const draft = (changes: Partial<ScoreDraft>): ScoreDraft => ({ ...emptyDraft, ...changes })
const set = (nr: number, home: string, away: string) => ({ [partName('set', nr)]: { home, away } })

describe('a score is sent', () => {
  test('with the parts that were played, and none after them', () => {
    const typed = draft({ home: '2', away: '0', parts: { ...set(1, '6', '3'), ...set(2, '7', '5') } })
    expect(scoreOf(typed, sets)?.periods.map(({ nr, home, away }) => [nr, home, away])).toEqual([
      [1, 6, 3],
      [2, 7, 5],
    ])
  })

  test('not while a part between is empty, or something is no number', () => {
    const whole = { home: '2', away: '0' }
    expect(scoreOf(draft({ ...whole, parts: set(2, '7', '5') }), sets)).toBeUndefined()
    expect(scoreOf(draft(whole), sets)).toBeUndefined()
    expect(scoreOf(draft({ home: '2', away: '-1', parts: set(1, '6', '3') }), sets)).toBeUndefined()
  })

  test('of a bout with who won, how, and in which round', () => {
    const bout = { isBout: true, parts: [{ kind: 'round' as const, nrs: [1, 2, 3], isRequired: true }] }
    expect(scoreOf(draft({ winner: 'away', method: 'knockout' }), bout)).toBeUndefined()
    expect(scoreOf(draft({ winner: 'away', method: 'knockout', rounds: '3' }), bout)).toMatchObject({
      winner: 'away',
      method: 'knockout',
      periods: [{ nr: 1 }, { nr: 2 }, { nr: 3 }],
    })
    expect(scoreOf(draft({ winner: 'draw', rounds: '3' }), bout)).toMatchObject({ winner: null, method: null })
    for (const rounds of ['0', '4']) expect(scoreOf(draft({ winner: 'draw', rounds }), bout), rounds).toBeUndefined()
  })
})

test('the fields say what the final score counts, and what of it may stay empty', () => {
  const more = { nrs: [1], isRequired: false }
  const [overtime, penalties] = [
    { ...more, kind: 'overtime' as const },
    { ...more, kind: 'penalties' as const },
  ]
  expect([countedOf('volleyball'), noteOf('volleyball', sets.parts)]).toEqual(['score.sets', 'note.unplayed'])
  expect([countedOf('badminton'), noteOf('badminton', [])]).toEqual(['score.games', undefined])
  expect([countedOf('soccer'), noteOf('soccer', [overtime, penalties])]).toEqual(['score', 'note.penalties'])
  expect(noteOf('basketball', [overtime])).toBe('note.overtime')
})

test('of what is chosen by hand a void market has no winner', () => {
  const picks = { '8/goalnr=1': '6', '8/goalnr=2': VOID }
  expect(picksOf(draft({ picks }), [{ key: '8/goalnr=1' }, { key: '8/goalnr=2' }, { key: '8/goalnr=3' }])).toEqual([
    { market: '8/goalnr=1', outcome: '6' },
    { market: '8/goalnr=2', outcome: null },
  ])
})
