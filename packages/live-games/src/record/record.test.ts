import { bytesOfHex } from '@maru/draws'
import { expect, test } from 'vitest'
import { type LiveGame, liveGames } from '../games.ts'
import { simulatedGame } from '../simulate/simulate.ts'
import { checkRecord } from './check.ts'
import { readRecord } from './read.ts'
import type { LinkRecord, RecordedLink, RecordedSeed } from './record.ts'

/** Of either kind. */
type AnyRound = { at: number; cards: number[]; result: string; actions?: string[] }
type AnyRecord = { known: RecordedLink; seeds: RecordedSeed[]; rounds: AnyRound[] }
const recordOf = (game: LiveGame, rounds = 6) => {
  const [table] = simulatedGame(game).tables(rounds, bytesOfHex('21'.repeat(32)))
  if (!table) throw new Error('no rounds')
  return JSON.parse(JSON.stringify(table.record)) as AnyRecord
}
const problemsOf = (record: unknown) => checkRecord(readRecord(record)).problems

test.each(liveGames)('a record of %s is read as it was written, and is right', (game) => {
  const record = recordOf(game)
  expect(readRecord(record)).toEqual(record)
  expect(checkRecord(readRecord(record))).toMatchObject({ rounds: 6, voided: 0, problems: [] })
})

test.each(liveGames)('another result of %s is found, and the right one is said', (game) => {
  const record = recordOf(game)
  const rounds = record.rounds.with(2, { ...(record.rounds[2] as AnyRound), result: 'player 9:0 ' })
  const expected = record.rounds[2]?.result
  expect(problemsOf({ ...record, rounds })).toEqual([{ round: 2, problem: 'result', expected }])
})

test('a round of baccarat that took a card more or less than the rules say is found', () => {
  const record = recordOf('baccarat')
  const last = record.rounds.at(-1)
  const cards = last?.cards ?? []
  const rounds = record.rounds.with(-1, { ...(last as AnyRound), cards: cards.slice(0, -1) })
  expect(problemsOf({ ...record, rounds })).toMatchObject([{ round: 5, problem: 'result' }])
})

test('a blackjack action that the rules do not allow, or one missing, is found', () => {
  const record = recordOf('blackjack')
  const [first, ...others] = record.rounds
  const actions = first?.actions ?? []
  for (const wrong of [actions.slice(1), ['split', ...actions], [...actions, 'hit']])
    expect(problemsOf({ ...record, rounds: [{ ...first, actions: wrong }, ...others] })).toContainEqual(
      expect.objectContaining({ round: 0, problem: 'result' }),
    )
})

test('a voided round may end at any card, and the next one begins after it', () => {
  const record = recordOf('dragon-tiger')
  const [first, second] = record.rounds
  const voided = { at: 0, cards: first?.cards.slice(0, 1), result: 'void' }
  const untouched = { at: 1, cards: [], result: 'void' }
  const cards = [first?.cards[1], second?.cards[0]]
  const next = { at: 1, cards, result: '' }
  const [problem] = problemsOf({ ...record, rounds: [voided, untouched, next] })
  expect(problem).toMatchObject({ round: 2, problem: 'result' })
  const result = (problem as { expected: string }).expected
  expect(checkRecord(readRecord({ ...record, rounds: [voided, untouched, { ...next, result }] }))).toMatchObject({
    voided: 2,
    problems: [],
  })
})

test.each<[string, (record: AnyRecord) => Partial<LinkRecord> | Partial<AnyRecord>, unknown]>([
  ['another list', () => ({ list: '00'.repeat(32) }), 'list'],
  ['no seed', ({ seeds }) => ({ seeds: seeds.map(({ commitment }) => ({ commitment, seed: null })) }), 'unseeded'],
  ['another chain', () => ({ known: { number: 0, link: '00'.repeat(32) } }), { round: 0, problem: 'link' }],
  ['a known link above', ({ known }) => ({ known: { ...known, number: 9 } }), { round: 0, problem: 'link' }],
  ['a link left out', ({ rounds }) => ({ rounds: rounds.toSpliced(1, 1) }), { round: 1, problem: 'order' }],
  [
    'the same link twice',
    ({ rounds }) => ({ rounds: rounds.toSpliced(1, 0, rounds[0] as AnyRound) }),
    { round: 1, problem: 'order' },
  ],
])('%s is found in rounds of roulette', (_, change, problem) => {
  const record = recordOf('roulette')
  expect(problemsOf({ ...record, ...change(record) })).toContainEqual(problem)
})

test('a card of andar bahar that was not dealt is found', () => {
  const record = recordOf('andar-bahar')
  const { cards, ...first } = record.rounds[0] as AnyRound
  const rounds = record.rounds.with(0, { ...first, cards: cards.with(0, ((cards[0] ?? 0) + 1) % 52) })
  expect(problemsOf({ ...record, rounds })).toMatchObject([{ round: 0, problem: 'result' }])
})

test.each<[string, object]>([
  ['game', { game: 'poker' }],
  ['seeds: a list', { seeds: {} }],
  ['seeds[0]: an object', { seeds: [null] }],
  ['seeds[0].seed: text', { seeds: [{ commitment: '00'.repeat(32) }] }],
  ['known.number', { known: { number: -1, link: '00'.repeat(32) } }],
  ['known.link: 64 hexadecimal digits', { known: { number: 0, link: 'x' } }],
  ['rounds[0].cards[0]: a card', { rounds: [{ at: 0, cards: [52], result: '' }] }],
  ['rounds[0].actions[0]: one of', { rounds: [{ at: 0, cards: [1], result: '', actions: ['fold'] }] }],
])('a record is refused, and why is said: %s', (why, change) => {
  expect(() => readRecord({ ...recordOf('baccarat'), ...change })).toThrow(why)
  expect(() => readRecord({ ...recordOf('baccarat'), ...change })).toThrow(RangeError)
})

test('what is no object is no record', () => {
  for (const value of [null, [], 'text', 1]) expect(() => readRecord(value)).toThrow('the record: an object')
})
