import { expect, test } from 'vitest'
import type { TableMessage, TableShown } from '../../../../src/tables/table-shapes.ts'
import { receive } from './receive.ts'

const table = (round: number, heads = 1): TableShown => ({
  state: 'open',
  row: { round, phase: 'betting', startedAt: 0, endsAt: 15_000, voided: false },
  shoe: null,
  cut: null,
  past: [],
  deal: null,
  result: null,
  bets: { places: {}, players: 0, recent: [] },
  heads,
  seats: [],
  counts: {},
  dealer: 0,
  dealerName: null,
  video: null,
})
const snapshot = (term: number, seq: number, shown = table(1)): TableMessage => ({
  t: 'table',
  term,
  seq,
  now: 0,
  table: shown,
})
const heads = (term: number, seq: number, count: number): TableMessage => ({
  t: 'heads',
  term,
  seq,
  now: 0,
  heads: count,
})

const after = (...messages: TableMessage[]) =>
  messages.reduce(
    ({ known, heals }, message) => {
      const next = receive(known, message)
      return { known: next.known, heals: [...heals, next.heal] }
    },
    { known: null as ReturnType<typeof receive>['known'], heals: [] as boolean[] },
  )

test('what follows the snapshot in order is applied', () => {
  const { known, heals } = after(snapshot(1, 5), heads(1, 6, 7), heads(1, 7, 8))
  expect(known).toMatchObject({ seq: 7, table: { heads: 8 } })
  expect(heals).toEqual([false, false, false])
})

test('a message before the snapshot is dropped: everything comes with it', () => {
  expect(after(heads(1, 6, 7))).toEqual({ known: null, heals: [false] })
})

test('a gap changes nothing and asks for a new snapshot', () => {
  const { known, heals } = after(snapshot(1, 5), heads(1, 8, 9))
  expect(known).toMatchObject({ seq: 5, table: { heads: 1 } })
  expect(heals).toEqual([false, true])
})

test('a message that comes again, or late, has no effect', () => {
  const { known, heals } = after(snapshot(1, 5), heads(1, 6, 7), heads(1, 6, 1), heads(1, 4, 1))
  expect(known).toMatchObject({ seq: 6, table: { heads: 7 } })
  expect(heals.at(-1)).toBe(false)
})

test('another leader counts from anew, so its first message asks for a snapshot', () => {
  const { known, heals } = after(snapshot(1, 5), heads(2, 1, 9))
  expect(known).toMatchObject({ term: 1 })
  expect(heals).toEqual([false, true])
  expect(receive(known, snapshot(2, 1, table(3))).known).toMatchObject({
    term: 2,
    seq: 1,
    table: { row: { round: 3 } },
  })
})

test('what the leader before still says has no effect', () => {
  const { known } = after(snapshot(2, 1, table(3)), heads(1, 99, 50), snapshot(1, 99, table(2)))
  expect(known).toMatchObject({ term: 2, seq: 1, table: { row: { round: 3 }, heads: 1 } })
})

test('who comes in the middle of a round sees its deal and its bets', () => {
  const deal = { kind: 'cards', cards: [1, 2, 3, 4] } as const
  const shown = { ...table(9), deal, row: { ...table(9).row, phase: 'dealing' } as TableShown['row'] }
  expect(after(snapshot(4, 40, shown)).known?.table).toMatchObject({ deal, row: { phase: 'dealing' } })
})

test('a new round has no bets yet, and a result that is sent again stands once', () => {
  const row = { ...table(2).row, round: 2 }
  const past = { round: 1, result: 'banker 3:7', cards: [] }
  const result = { round: 1, result: past.result, pays: {}, winners: [], players: 0, paid: 0 }
  const shown = { ...table(1).row, phase: 'result' } as const
  const said = { t: 'result', term: 1, now: 0, row: shown, deal: null, shoe: null, result, past, counts: {} } as const
  const begun = { ...table(1), bets: { places: { tie: { sum: 1, players: 1 } }, players: 1, recent: [] } }
  const { known } = after(
    snapshot(1, 1, begun),
    { ...said, seq: 2 },
    { ...said, seq: 3 },
    { t: 'phase', term: 1, seq: 4, now: 0, row, deal: null, shoe: null, cut: null },
  )
  expect(after(snapshot(1, 1, begun), { ...said, seq: 2 }).known?.table.row.phase).toBe('result')
  expect(known?.table.past).toEqual([past])
  expect(known?.table.bets.players).toBe(0)
})
