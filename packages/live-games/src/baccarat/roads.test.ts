import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CoupOutcome } from './coup.ts'
import { beadPlate, bigEyeRoad, bigRoad, cockroachRoad, derivedColours, ROAD_ROWS, smallRoad } from './roads.ts'

const WINNERS = { P: 'player', B: 'banker', T: 'tie' } as const

function shoe(letters: string): CoupOutcome[] {
  return [...letters].map((letter) => ({
    winner: WINNERS[letter as 'P' | 'B' | 'T'],
    playerPair: false,
    bankerPair: false,
  }))
}
const places = (cells: { column: number; row: number }[]) =>
  cells.map(({ column, row }) => `${column}.${row}`).join(' ')
const colours = (letters: string, back: 1 | 2 | 3) =>
  derivedColours(shoe(letters), back)
    .map((colour) => (colour === 'red' ? 'r' : 'b'))
    .join('')

describe('bead plate', () => {
  it('fills six down, then right, ties included', () => {
    expect(places(beadPlate(shoe('PBTPBPB')))).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.0')
  })
})

describe('big road', () => {
  it('goes down while a side repeats and right when it changes', () => {
    expect(places(bigRoad(shoe('PPBPBB')))).toBe('0.0 0.1 1.0 2.0 3.0 3.1')
  })

  it('marks a tie on the result before it, or on the first one', () => {
    expect(bigRoad(shoe('TTPTTB')).map(({ ties }) => ties)).toEqual([4, 0])
    expect(bigRoad(shoe('TTT'))).toEqual([])
  })

  it('turns right at the bottom, and earlier where a tail is in the way', () => {
    expect(places(bigRoad(shoe('PPPPPPPP')))).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5')
    expect(places(bigRoad(shoe('PPPPPPPPBBBBBBB')))).toBe('0.0 0.1 0.2 0.3 0.4 0.5 1.5 2.5 1.0 1.1 1.2 1.3 1.4 2.4 3.4')
  })

  it('never puts two results into one cell, and leaves nothing out', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('P', 'B', 'T', 'P', 'B'), { maxLength: 90 }), (letters) => {
        const cells = bigRoad(shoe(letters.join('')))
        expect(new Set(cells.map(({ column, row }) => `${column}.${row}`)).size).toBe(cells.length)
        expect(cells.length).toBe(letters.filter((letter) => letter !== 'T').length)
        expect(cells.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true)
      }),
    )
  })
})

describe('derived roads', () => {
  it('begin at the second result of their column, or at the first of the next', () => {
    expect(colours('PB', 1)).toBe('')
    expect(colours('PBB', 1)).toHaveLength(1)
    expect(colours('PBP', 1)).toHaveLength(1)
    expect(colours('PBPP', 2)).toHaveLength(1)
    expect(colours('PBPB', 2)).toHaveLength(1)
    expect(colours('PBPBB', 3)).toHaveLength(1)
    expect(colours('PBPBP', 3)).toHaveLength(1)
    expect(colours('PBPB', 3)).toBe('')
  })

  it('are red throughout in a ping-pong and in a steady two-two', () => {
    expect(colours('PBPBPBPB', 1)).toBe('rrrrrr')
    expect(colours('PPBBPPBB', 1)).toBe('rrrrr')
    expect(colours('PPBBPPBB', 2)).toBe('rrr')
  })

  it('turn blue where a column outgrows the one it is compared with by one, and red again beyond', () => {
    // Columns 1, 3: the second cell has no neighbour where one just ended (blue), the third none for longer (red).
    expect(colours('PBBB', 1)).toBe('br')
    // Columns 2, 1, then a new one: lengths differ (blue).
    expect(colours('PPBP', 1)).toBe('b')
  })

  it('read a known shoe: columns of 2, 3, 1, 4, 2', () => {
    const letters = 'PPBBBPBBBBPP'
    expect(colours(letters, 1)).toBe('rbbbbrrbr')
    expect(colours(letters, 2)).toBe('brrbbb')
    expect(colours(letters, 3)).toBe('rbrbr')
  })

  it('do not see ties', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('P', 'B', 'T'), { maxLength: 80 }), (letters) => {
        const all = letters.join('')
        for (const back of [1, 2, 3] as const) expect(colours(all, back)).toBe(colours(all.replaceAll('T', ''), back))
      }),
    )
  })

  it('are laid out in columns of one colour', () => {
    for (const road of [bigEyeRoad, smallRoad, cockroachRoad]) {
      const cells = road(shoe('PBBPPBPBBBPPBPBPPPBB'))
      for (let index = 1; index < cells.length; index++) {
        const [before, cell] = [cells[index - 1], cells[index]]
        if (before?.colour !== cell?.colour) expect(cell?.row).toBe(0)
      }
    }
  })
})
