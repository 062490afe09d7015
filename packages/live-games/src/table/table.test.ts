import { expect, test } from 'vitest'
import { acceptedOfAll, chipsOf, doubleOf, isFinished, repeatOf } from './calls.ts'
import { decideCommand, type TableCommand } from './decide.ts'
import type { Limits } from './limits.ts'
import { applyEvent, emptyTable, replayed, type TableEvent, type TableState } from './state.ts'

const limits: Limits = {
  places: { player: { least: 1_000, most: 100_000 }, tie: { least: 500, most: 10_000 } },
  mostOfPlayer: 105_000,
  mostOfTable: 200_000,
}
const play = (state: TableState, command: TableCommand) => {
  const decision = decideCommand(state, limits, command)
  for (const event of decision.events) applyEvent(state, event)
  return decision.refused ?? decision.events.map(({ type }) => type)
}
const place = (state: TableState, change: string, chips: { [place: string]: number }, player = 'ann', isOpen = true) =>
  play(state, { type: 'place', change, player, chips, isOpen })
const accept = (state: TableState, change: string, isOpen = true) =>
  play(state, { type: 'answer', change, answer: 'accepted', isOpen })
const owed = ({ owed: calls }: TableState) => [...calls.values()].map(({ type }) => type)

/** A table at which ann has 2,000 on the player and 500 on the tie. */
const withChips = () => {
  const state = emptyTable()
  place(state, 'one', { player: 2_000, tie: 500 })
  accept(state, 'one')
  return state
}

test('a change is one bet, a settled round one win for each player, lost or not', () => {
  const state = withChips()
  place(state, 'two', { player: 1_000 }, 'bo')
  expect([...state.owed.values()]).toEqual([{ type: 'bet', change: 'two', player: 'bo', amount: 1_000 }])
  accept(state, 'two')
  play(state, { type: 'close' })
  expect(play(state, { type: 'settle', returns: { tie: 900 } })).toEqual(['settled'])
  expect([...state.owed.values()]).toEqual([
    { type: 'win', player: 'ann', amount: 4_500 },
    { type: 'win', player: 'bo', amount: 0 },
  ])
  for (const player of ['ann', 'bo']) play(state, { type: 'paid', player })
  expect(isFinished(state)).toBe(true)
})

test('a bet that is refused, or late, is refunded and never counts', () => {
  const state = withChips()
  for (const change of ['no', 'late', 'silent']) place(state, change, { tie: 500 })
  play(state, { type: 'answer', change: 'no', answer: 'refused', isOpen: true })
  expect(accept(state, 'late', false)).toEqual(['undoing'])
  expect(state.changes.get('late')).toMatchObject({ state: 'undoing', why: 'late' })
  play(state, { type: 'close' })
  expect(state.changes.get('silent')).toMatchObject({ state: 'undoing', why: 'late' })
  expect(owed(state)).toEqual(['rollback', 'rollback'])
  expect(place(state, 'after', { tie: 500 })).toBe('late')
  expect(chipsOf(state, 'ann')).toEqual({ player: 2_000, tie: 500 })
})

test('chips that are placed when the clock has closed betting are late, also before the step that closes it', () => {
  expect(place(withChips(), 'two', { tie: 500 }, 'ann', false)).toBe('late')
})

test.each([
  ['no-chips', {}],
  ['place', { banker: 1_000 }],
  ['place', { toString: 1_000 }],
  ['amount', { player: 0 }],
  ['amount', { player: -1_000 }],
  ['amount', { player: 1_000.5 }],
  ['place-most', { player: 98_001 }],
  ['player-most', { player: 98_000, tie: 9_000 }],
])('what is against the limits is refused as %s', (problem, chips) => {
  expect(place(withChips(), 'two', chips)).toBe(problem)
})

test('a place has a least, counted with what lies there, and the table a most of all players', () => {
  expect(place(emptyTable(), 'one', { player: 999 })).toBe('place-least')
  const state = withChips()
  expect(place(state, 'two', { player: 1 })).toEqual(['asked'])
  place(state, 'three', { player: 100_000 }, 'bo')
  expect(place(state, 'four', { player: 97_500 }, 'cy')).toBe('table-most')
  expect(place(state, 'four', { player: 97_499 }, 'cy')).toEqual(['asked'])
})

test('the same change again does nothing; its id for another change is a conflict', () => {
  const state = withChips()
  expect(place(state, 'one', { tie: 500, player: 2_000 })).toEqual([])
  expect(place(state, 'one', { player: 2_500 })).toBe('conflict')
  expect(place(state, 'one', { player: 2_000, tie: 500 }, 'bo')).toBe('conflict')
})

test('a player takes back one change or all of the own, until betting closes', () => {
  const state = withChips()
  place(state, 'two', { tie: 500 })
  place(state, 'bos', { tie: 500 }, 'bo')
  const undo = (change: string, isOpen = true) => play(state, { type: 'undo', player: 'ann', change, isOpen })
  expect(undo('bos')).toBe('unknown')
  expect(undo('two', false)).toBe('late')
  expect(undo('two')).toEqual(['undoing'])
  expect(undo('two')).toEqual([])
  expect(undo('all')).toEqual(['undoing'])
  expect(chipsOf(state, 'ann')).toEqual({})
  expect(chipsOf(state, 'bo')).toEqual({ tie: 500 })
})

test('a void refunds every stake, before or after betting closed, and never after the round was settled', () => {
  for (const closes of [false, true]) {
    const state = withChips()
    if (closes) play(state, { type: 'close' })
    expect(play(state, { type: 'void' })).toEqual(['voided'])
    expect(owed(state)).toEqual(['rollback'])
    expect(play(state, { type: 'settle', returns: { player: 200 } })).toEqual([])
    play(state, { type: 'rolled-back', change: 'one' })
    expect(isFinished(state)).toBe(true)
  }
  const settled = withChips()
  play(settled, { type: 'close' })
  play(settled, { type: 'settle', returns: {} })
  expect(play(settled, { type: 'void' })).toEqual([])
})

test('double and repeat are the chips that counted', () => {
  const state = withChips()
  expect(doubleOf(state, 'ann')).toEqual({ player: 2_000, tie: 500 })
  place(state, 'two', doubleOf(state, 'ann'))
  accept(state, 'two')
  place(state, 'no', { tie: 500 })
  play(state, { type: 'answer', change: 'no', answer: 'refused', isOpen: true })
  expect(repeatOf(state, 'ann')).toEqual({ player: 4_000, tie: 1_000 })
  expect(repeatOf(state, 'bo')).toEqual({})
  expect(acceptedOfAll(state)).toEqual({ places: { player: 4_000, tie: 1_000 }, players: 1 })
})

test('large stakes at large pays are exact', () => {
  const state = emptyTable()
  const most = 900_000_000_001
  const wide: Limits = { places: { tie: { least: 1, most } }, mostOfPlayer: most, mostOfTable: most }
  for (const command of [
    { type: 'place', change: 'one', player: 'ann', chips: { tie: most }, isOpen: true },
    { type: 'answer', change: 'one', answer: 'accepted', isOpen: true },
    { type: 'close' },
    { type: 'settle', returns: { tie: 50_099 } },
  ] satisfies TableCommand[])
    for (const event of decideCommand(state, wide, command).events) applyEvent(state, event)
  expect(state.payouts.get('ann')?.returned).toBe(450_891_000_000_500)
})

const asked: TableEvent = { type: 'asked', change: 'one', player: 'ann', chips: { tie: 500 } }
test.each<[string, TableEvent[]]>([
  ['an answer to no change', [{ type: 'accepted', change: 'one' }]],
  ['a change that is asked for twice', [asked, asked]],
  ['a bet accepted after betting closed', [asked, { type: 'closed' }, { type: 'accepted', change: 'one' }]],
  ['a settled round that was not closed', [{ type: 'settled', returns: {} }]],
  ['two results', [{ type: 'closed' }, { type: 'settled', returns: {} }, { type: 'settled', returns: {} }]],
  [
    'a refund of a settled stake',
    [
      asked,
      { type: 'accepted', change: 'one' },
      { type: 'closed' },
      { type: 'settled', returns: {} },
      { type: 'undoing', change: 'one', why: 'void' },
    ],
  ],
  ['a payout to nobody', [{ type: 'paid', player: 'ann' }]],
])('stored events with %s are no round', (_, events) => {
  expect(() => replayed(events)).toThrow(RangeError)
})

test('a raise stakes more after betting has closed, whatever the limits of places, and is settled with the rest', () => {
  const state = withChips()
  const raise = (change: string, isOpen = true) =>
    play(state, { type: 'raise', change, player: 'ann', chips: { 'player-double': 2_000 }, isOpen })
  expect(raise('double')).toBe('late')
  play(state, { type: 'close' })
  expect(raise('double')).toEqual(['asked'])
  expect(raise('double')).toEqual([])
  expect(owed(state)).toEqual(['bet'])
  expect(play(state, { type: 'undo', player: 'ann', change: 'all', isOpen: true })).toBe('late')
  expect(accept(state, 'double')).toEqual(['accepted'])
  expect(repeatOf(state, 'ann')).toEqual({ player: 2_000, tie: 500 })
  play(state, { type: 'settle', returns: { player: 200, 'player-double': 200 } })
  expect([...state.owed.values()]).toEqual([{ type: 'win', player: 'ann', amount: 8_000 }])
})

test.each([
  ['the turn was over', (state: TableState) => accept(state, 'double', false)],
  ['it was withdrawn', (state: TableState) => play(state, { type: 'withdraw', change: 'double' })],
  ['the round was settled', (state: TableState) => play(state, { type: 'settle', returns: {} })],
  ['the round was voided', (state: TableState) => play(state, { type: 'void' })],
])('a raise that the wallet had not accepted when %s is given back, whatever it answers later', (_, end) => {
  const state = withChips()
  play(state, { type: 'close' })
  play(state, { type: 'raise', change: 'double', player: 'ann', chips: { 'player-double': 2_000 }, isOpen: true })
  end(state)
  expect(state.changes.get('double')?.state).toBe('undoing')
  expect(accept(state, 'double')).toEqual([])
  expect(play(state, { type: 'rolled-back', change: 'double' })).toEqual(['undone'])
  expect(play(state, { type: 'withdraw', change: 'one' })).toEqual([])
})
