import { describe, expect, test } from 'vitest'
import { beadRoad, bigRoad, type RoadResult, roadCounts, streakRoad } from './road-layout.ts'

const of = (text: string) => [...text] as RoadResult[]
const places = (text: string, columns?: number) =>
  bigRoad(of(text), columns).map(({ column, row, side }) => `${side}${column}${row}`)

describe('the big road', () => {
  test('a streak runs down, the other side starts a column', () => {
    expect(places('BBPB')).toEqual(['B00', 'B01', 'P10', 'B20'])
  })

  test('a streak longer than six turns right along the floor', () => {
    expect(places('PPPPPPPP')).toEqual(['P00', 'P01', 'P02', 'P03', 'P04', 'P05', 'P15', 'P25'])
  })

  test('the next streak starts beside the column where the dragon began, above its tail', () => {
    expect(places('PPPPPPPPB').at(-1)).toBe('B10')
  })

  test('a streak stops above a tail and turns right itself', () => {
    // The tail of eight lies at the floor of columns 1 and 2; the bankers have five rows left and turn in the fifth.
    expect(places('PPPPPPPPBBBBBB').slice(8)).toEqual(['B10', 'B11', 'B12', 'B13', 'B14', 'B24'])
  })

  test('a dragon that has turned does not turn down again', () => {
    expect(places('PPPPPPPPBBBBBBB').at(-1)).toBe('B34')
  })

  test('no two results share a place', () => {
    const long = of('PPPPPPPPBBBBBBBPPPPPPPBBBBBBBBBPBPBPPPPPPPPPPBBBBBBB')
    const taken = bigRoad(long, 99).map(({ column, row }) => `${column},${row}`)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken).toHaveLength(long.length)
  })

  test('ties mark the result before them; those before any result mark the first', () => {
    expect(bigRoad(of('TTBTP')).map((cell) => cell.ties)).toEqual([3, 0])
    expect(bigRoad(of('TTT'))).toEqual([])
  })

  test('only the last columns are given', () => {
    expect(places('BPBPB', 3)).toEqual(['B00', 'P10', 'B20'])
    expect(bigRoad([])).toEqual([])
  })
})

test('a road of any results is the big road of theirs', () => {
  const text = 'PPPPPPPPBBBBBBBPPPPPPPBBBBBBBBBPBPB'
  const cells = streakRoad([...text])
  expect(cells.map(({ column, row, result }) => `${result}${column}${row}`)).toEqual(places(text, 99))
  expect(cells.map(({ at }) => at)).toEqual([...text].map((_, at) => at))
  expect(streakRoad(['small', 'large', 'medium', 'medium']).map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ])
})

test('the bead road fills downwards and drops whole columns from the left', () => {
  const beads = beadRoad(of('BPBPBPT'), 10)
  expect(beads[5]).toEqual({ column: 0, row: 5, result: 'P' })
  expect(beads[6]).toEqual({ column: 1, row: 0, result: 'T' })
  expect(beadRoad(of('BPBPBPT'), 1)).toEqual([{ column: 0, row: 0, result: 'T' }])
})

test('the counts name each side', () => {
  expect(roadCounts(of('BBPT'))).toEqual({ B: 2, P: 1, T: 1 })
})
