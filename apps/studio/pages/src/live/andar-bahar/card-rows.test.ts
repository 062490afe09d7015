import { andarBaharPlaces, cardTimesOf } from '@maru/live-games'
import { expect, test } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { sayIn } from '../../frame/texts.ts'
import { MORE } from '../felt/felt-plan.ts'
import { lineFor, nameIn } from '../room/name-in.ts'
import { shapeOf } from '../scene/room-shape.ts'
import { andarBaharLayout, andarBaharPages, TRAY } from './andar-bahar-layout.ts'
import { andarBaharWords } from './andar-bahar-words.ts'
import { cardRows, spotOfCard } from './card-rows.ts'
import { dealtOn } from './dealt-on.ts'

const sizes = [
  [320, 518],
  [360, 588],
  [390, 752],
  [430, 850],
  [568, 280],
  [844, 338],
  [768, 972],
  [1_024, 716],
  [1_181, 668],
  [1_440, 848],
  [2_560, 1_388],
] as const
const layoutOf = (width: number, height: number, page = 0) =>
  andarBaharLayout({ width, height, shape: shapeOf(width, height), said: {} as TableSaid, page, isFramed: false })

test.each(sizes)('at %i × %i the longest round lies on the table, above the places', (width, height) => {
  const layout = layoutOf(width, height)
  const rows = cardRows(layout)
  const lowest = Math.min(
    ...Object.values(layout.places)
      .filter(({ bounds }) => bounds.x < layout.table.width)
      .map(({ bounds }) => bounds.y),
  )
  for (let index = 0; index < 50; index++) {
    const { x, y } = spotOfCard(rows, index, 25)
    expect(x - rows.width / 2).toBeGreaterThanOrEqual(layout.table.x)
    expect(x + rows.width / 2).toBeLessThanOrEqual(layout.table.x + layout.table.width)
    expect(y - rows.height / 2).toBeGreaterThanOrEqual(layout.edge - 4)
    if (layout.shape === 'portrait') expect(y + rows.height / 2).toBeLessThanOrEqual(lowest + 2)
  }
})

test.each(sizes)(
  'at %i × %i the tray of used cards lies on the table, off the joker and the first card',
  (width, height) => {
    const layout = layoutOf(width, height)
    const { joker, rows, ...card } = cardRows(layout)
    const { x, y, size } = layout.used ?? { x: 0, y: 0, size: 0 }
    expect(x - size * TRAY.side).toBeGreaterThanOrEqual(layout.table.x)
    expect(x + size * TRAY.side).toBeLessThan(rows.andar.x - card.width / 2)
    expect(y - size * TRAY.above).toBeGreaterThan(layout.edge)
    expect(y + size * TRAY.below).toBeLessThan(joker.y - card.height / 2)
    expect(size).toBeGreaterThan(15)
  },
)

test.each(sizes)('at %i × %i every place of the rules can be pressed', (width, height) => {
  const shape = shapeOf(width, height)
  const pages = Array.from({ length: andarBaharPages(shape) }, (_, page) => layoutOf(width, height, page))
  const codes = new Set(pages.flatMap(({ places }) => Object.keys(places)))
  codes.delete(MORE)
  expect([...codes].sort()).toEqual(andarBaharPlaces.map(({ code }) => code).sort())
  for (const { places } of pages)
    for (const [code, { bounds }] of Object.entries(places))
      expect(Math.min(bounds.width, bounds.height), code).toBeGreaterThanOrEqual(shape === 'desktop' ? 32 : 43.9)
})

test.each(sizes)(
  'at %i × %i names of numbers of cards stay inside their places, in every language',
  (width, height) => {
    const low = Object.entries(layoutOf(width, height).places).filter(([code]) => code.startsWith('cards-'))
    for (const language of ['ko', 'en', 'vn'] as const)
      for (const [code, { words }] of low) {
        const name = nameIn(words, andarBaharWords(code, sayIn(language), language))
        expect(lineFor(name, words), `${code} ${name}`).toBeGreaterThanOrEqual(words.nameSize)
      }
  },
)

test('cards go to andar and bahar in turn, and the rows do not show how long they will be', () => {
  const rows = cardRows(layoutOf(1_440, 848))
  expect([0, 1, 2, 3].map((index) => spotOfCard(rows, index, 1).side)).toEqual(['joker', 'andar', 'bahar', 'andar'])
  const at = cardTimesOf('andar-bahar', 'normal', 5).liesAt
  const said = { game: 'andar-bahar', pace: 'normal' } as const
  expect(dealtOn('andar', said, 9, at)).toBe(dealtOn('andar', said, 49, at))
  expect(dealtOn('andar', said, 9, at)).toBe(3)
})
