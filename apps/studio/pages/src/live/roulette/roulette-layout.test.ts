import { callBets, neighbourBet, roulettePlaces, wheelOrder } from '@maru/live-games'
import { describe, expect, test } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { HALF_RESULT, IN_TWO_LINES, RESULT_HEIGHT } from '../room/result-height.ts'
import { shapeOf } from '../scene/room-shape.ts'
import type { Box } from '../scene/scene.ts'
import { numberSizeOf } from './board-shapes.ts'
import { rouletteLayout } from './roulette-layout.ts'
import { roulettePages } from './roulette-parts.ts'

/** Width and height below the frame's header. */
const sizes = [
  320, 344, 360, 375, 390, 414, 430, 480, 540, 568, 600, 601, 640, 667, 700, 740, 768, 820, 844, 932, 1_024, 1_100,
  1_180, 1_181, 1_280, 1_366, 1_440, 1_600, 1_920, 2_560,
].flatMap((width) =>
  [0.44, 0.5, 0.5625, 0.625, 0.75, 1, 1.3, 1.5, 1.78, 2, 2.16]
    .map((ratio) => [width, Math.round(width * ratio) - (width * ratio < 500 ? 40 : 52)] as const)
    .filter(([w, h]) => h >= 280 && (w > h || h <= 1_500) && !(w <= 600 && h < 500 && h >= w) && !(w < 568 && w > h))
    // A small phone that lies, below a browser's bar.
    .concat(width === 568 ? [[568, 300] as const] : []),
)
const allOf = (width: number, height: number) => {
  const shape = shapeOf(width, height)
  const said = {} as TableSaid
  const pages = Array.from({ length: roulettePages(shape) }, (_, page) =>
    rouletteLayout({ width, height, shape, said, page, isFramed: false }),
  )
  return { shape, pages }
}
const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  )
const isInside = (inner: Box, width: number, height: number): boolean =>
  inner.x >= -0.5 && inner.y >= -0.5 && inner.x + inner.width <= width + 0.5 && inner.y + inner.height <= height + 0.5
/** Of a lying phone: three chips, to undo, double and clear. */
const TRAY_NEEDS = 334
const isOnLine = (code: string): boolean => /^(split|street|trio|corner|first-four|six-line)/.test(code)
const smallest = ({ width, height }: Box): number => Math.min(width, height)
const boxOfPocket = ({ x, y, width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height })

describe.each(sizes)('a table of %i × %i', (width, height) => {
  const { shape, pages } = allOf(width, height)
  const isTouch = shape !== 'desktop'

  test('has a target for every place of the rules, inside the room', () => {
    const codes = new Set(pages.flatMap(({ board }) => board?.targets.map(({ code }) => code) ?? []))
    expect(roulettePlaces.map(({ code }) => code).filter((code) => !codes.has(code))).toEqual([])
    expect(codes.size).toBe(roulettePlaces.length)
    const outside = pages.flatMap(
      ({ board }) => board?.targets.filter(({ box }) => !isInside(box, width, height)) ?? [],
    )
    expect(outside).toEqual([])
  })

  test('has no two targets that overlap, and none over the chips or the tabs', () => {
    for (const { board, race, tray, tabs } of pages) {
      const targets = board?.targets ?? race?.calls.map(({ call, box }) => ({ code: call as string, box })) ?? []
      const over: string[] = []
      targets.forEach((one, at) => {
        for (const other of targets.slice(at + 1))
          if (overlap(one.box, other.box) > 0.01) over.push(`${one.code} ${other.code}`)
        if (overlap(one.box, tray) > 0.5 || (tabs && overlap(one.box, tabs) > 0.5)) over.push(one.code)
      })
      expect(over).toEqual([])
    }
  })

  test('has the dial where no number, chip or tab is, and the chips beside the tabs', () => {
    for (const { board, race, dial, tray, tabs, bets } of pages) {
      const pressed = [...(board?.targets ?? []), ...(race?.calls ?? [])].map(({ box }) => box)
      const pockets = race?.isRing ? [] : (race?.pockets.map(boxOfPocket) ?? [])
      const shown = bets.width > 0 ? [bets] : []
      for (const box of [...pressed, ...pockets, ...shown, tray, ...(tabs ? [tabs] : [])])
        expect(overlap(box, dial)).toBeLessThan(0.5)
      if (tabs && !isTouch) expect(overlap(tray, tabs)).toBeLessThan(0.5)
      if (shape === 'landscape') expect(tray.width).toBeGreaterThanOrEqual(TRAY_NEEDS)
    }
  })

  test('has the result off the numbers of the first page, and on a phone off all that is won', () => {
    const [first] = pages
    if (!first?.board) throw new Error('no board')
    const half = HALF_RESULT - 12
    const height = first.result.isLow ? IN_TWO_LINES : RESULT_HEIGHT - 14
    const card = { x: first.result.x - half, y: first.result.y, width: 2 * half, height }
    expect(card.x).toBeGreaterThanOrEqual(0)
    expect(card.x + card.width).toBeLessThanOrEqual(width)
    const looked = first.board.targets.filter(
      ({ code }) => (first.result.isLow || code.startsWith('straight-')) && code !== 'straight-0',
    )
    expect(looked.filter(({ box }) => overlap(box, card) > 8).map(({ code }) => code)).toEqual([])
  })

  test("has one's own chip off the digits of a number", () => {
    for (const { board, places } of pages) {
      const touched = (board?.cells ?? []).filter(({ code, number, box }) => {
        const own = places[code]?.own
        if (!own || number === undefined) return false
        const size = numberSizeOf(box)
        const digits = { right: box.x + box.width / 2 + size * 0.6, bottom: box.y + box.height / 2 + size * 0.36 }
        return own.x - own.radius < digits.right && own.y - own.radius * 0.72 < digits.bottom
      })
      expect(touched.map(({ code }) => code)).toEqual([])
    }
  })

  test('has targets that a finger meets', () => {
    const small = pages.flatMap(({ board }) =>
      (board?.targets ?? [])
        .filter(({ code, box }) => smallest(box) < (isOnLine(code) ? (isTouch ? 24 : 10) : isTouch ? 44 : 20) - 0.01)
        .map(({ code, box }) => `${code} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`),
    )
    expect(small).toEqual([])
  })

  test('has a racetrack with every pocket once, large enough and apart', () => {
    const races = pages.flatMap(({ race }) => race ?? [])
    expect(races.length).toBeGreaterThan(0)
    for (const { pockets, calls, stepper, isRing } of races) {
      expect(pockets.map(({ pocket }) => pocket)).toEqual(wheelOrder)
      const least = isTouch ? 44 : 20
      const short = pockets.filter((pocket) => Math.min(pocket.width + 1.6, pocket.height + 3) < least - 0.01)
      expect(short).toEqual([])
      expect([...calls.map(({ box }) => box), stepper].filter((box) => box.height < least - 0.01)).toEqual([])
      if (isRing) continue
      const boxes = [...pockets.map(boxOfPocket), ...calls.map(({ box }) => box), stepper]
      expect(boxes.filter((box) => !isInside(box, width, height))).toEqual([])
      boxes.forEach((one, at) => {
        for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBeLessThan(0.01)
      })
    }
  })

  test('shows where the chips of every place lie on the first page', () => {
    const marks = pages[0]?.board?.marks ?? {}
    expect(roulettePlaces.map(({ code }) => code).filter((code) => !(code in marks))).toEqual([])
  })
})

test('targets lie between the numbers that they cover', () => {
  const [page] = allOf(1_440, 848).pages
  const middleOf = (code: string) => page?.board?.marks[code] ?? { x: 0, y: 0 }
  for (const { code, numbers } of roulettePlaces.filter(
    (place) => isOnLine(place.code) && !place.numbers.includes(0),
  )) {
    const x = numbers.reduce((sum, number) => sum + middleOf(`straight-${number}`).x, 0) / numbers.length
    expect(Math.abs(middleOf(code).x - x), code).toBeLessThan(12)
  }
})

test('calls and neighbours are laid on places that the table has', () => {
  const codes = new Set(roulettePlaces.map(({ code }) => code))
  const asked = [...Object.values(callBets).flat(), ...wheelOrder.flatMap((pocket) => neighbourBet(pocket, 8))]
  expect(asked.filter(({ place }) => !codes.has(place))).toEqual([])
})
