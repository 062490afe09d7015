import { describe, expect, it } from 'vitest'
import { BRAKING, BRAKING_MS, cellsToGo, SPEED } from './reel-motion.ts'

const times = Array.from({ length: 400 }, (_, i) => (i * BRAKING_MS) / 399)

describe('a reel that comes to rest', () => {
  it('begins to brake where it is, at the speed it has', () => {
    expect(cellsToGo(0)).toBeCloseTo(BRAKING, 6)
    const step = BRAKING_MS / 10_000
    const speed = ((cellsToGo(0) - cellsToGo(step)) / step) * 1_000
    expect(speed).toBeGreaterThan(SPEED * 0.98)
    expect(speed).toBeLessThan(SPEED * 1.02)
  })

  it('runs a little past its place and settles back exactly on it', () => {
    const places = times.map(cellsToGo)
    const lowest = Math.min(...places)
    expect(lowest).toBeLessThan(-0.03)
    expect(lowest).toBeGreaterThan(-0.25)
    expect(cellsToGo(BRAKING_MS)).toBe(0)
    expect(cellsToGo(BRAKING_MS * 3)).toBe(0)
  })

  it('turns back once only', () => {
    const places = times.map(cellsToGo)
    const turns = places.filter(
      (at, i) =>
        i > 1 && Math.sign(at - (places[i - 1] ?? 0)) !== Math.sign((places[i - 1] ?? 0) - (places[i - 2] ?? 0)),
    )
    expect(turns.length).toBe(1)
  })
})
