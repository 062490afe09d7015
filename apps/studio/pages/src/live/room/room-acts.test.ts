import { expect, test } from 'vitest'
import type { RowShown, TableSaid, TableShown } from '../../../../src/tables/table-shapes.ts'
import type { TableHandlers, TableLink } from '../store/table-link.ts'
import { TableStore } from '../store/table-store.ts'
import { roomActs } from './use-room-acts.ts'

const NOW = 1_000_000
const said = {
  places: [{ code: 'banker', least: 1_000, most: 5_000_000 }],
  mostOfPlayer: 5_000_000,
} as unknown as TableSaid

/** A table in a phase, and what a press on the banker does there. */
function pressedIn(phase: RowShown['phase'], more: Partial<TableShown> = {}) {
  let handlers: TableHandlers | undefined
  const link = {
    now: () => NOW,
    listen: (_code: string, to: TableHandlers) => {
      handlers = to
      return { again: () => {}, stop: () => {} }
    },
    tiles: () => () => {},
    chat: async () => ({ outcome: 'done' }),
    call: async () => ({ outcome: 'pending' }),
  } as unknown as TableLink
  const news = { asks: () => {}, revealed: () => {}, moved: () => {} }
  const store = new TableStore(link, 'table', { balance: 1_000_000, balanceAt: 0, net: 0 }, news)
  const close = store.open()
  const table = {
    state: 'open',
    row: { round: 7, phase, startedAt: NOW, endsAt: NOW + 15_000, voided: false },
    shoe: { takesBets: true },
    past: [],
    bets: { places: {}, players: 0, recent: [] },
    ...more,
  } as unknown as TableShown
  handlers?.message({ seq: 1, term: 1, now: NOW, t: 'table', table })
  const sounds: string[] = []
  roomActs(store, said, { play: (sound) => void sounds.push(sound) }, 50_000).press(['banker'])
  const { bets, refusal } = store.state()
  close()
  return { laid: bets.total, refused: refusal?.reason, sounds }
}

test('a press while betting is open lays the chosen chip', () => {
  expect(pressedIn('betting')).toEqual({ laid: 50_000, refused: undefined, sounds: ['chip'] })
})

test('a press that comes after the close lays nothing, and that is said', () => {
  expect(pressedIn('closing')).toEqual({ laid: 0, refused: 'late', sounds: [] })
})

test('a press where no bets are taken at all does nothing', () => {
  const nothing = { laid: 0, refused: undefined, sounds: [] }
  expect(pressedIn('dealing')).toEqual(nothing)
  expect(pressedIn('closing', { state: 'paused' })).toEqual(nothing)
  expect(pressedIn('closing', { shoe: { takesBets: false } as TableShown['shoe'] })).toEqual(nothing)
})
