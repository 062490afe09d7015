import { factsOf } from '@maru/draws'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStaged } from './any-draw.fixture.ts'
import { endSide, ladderOf, ladderTimeline, linesDrawnAt, walkedAt } from './ladder.rules.ts'
import { pointOn, pointsUpTo } from './track.rules.ts'

const ladders = anyStaged.filter(({ game }) => game.endsWith('ladder'))

test('the walk ends where the draw says: left is odd, right is even', () => {
  fc.assert(
    fc.property(ladders, (staged) => {
      const facts = factsOf(staged.game as 'kinoladder', staged.draw, staged)
      const ladder = ladderOf(staged)
      expect(ladder.facts).toEqual(facts)
      expect(endSide(ladder)).toBe(facts.parity === 'odd' ? 'left' : 'right')
      const end = pointOn(ladder.way, walkedAt(ladder, ladderTimeline(staged).durationMs))
      expect(end).toEqual({ x: facts.parity === 'odd' ? 0 : 1, y: 1 })
    }),
  )
})

test('the walk begins at its start and crosses every line once', () => {
  fc.assert(
    fc.property(ladders, (staged) => {
      const { facts, lines, way } = ladderOf(staged)
      expect(way.points[0]).toEqual({ x: facts.start === 'left' ? 0 : 1, y: 0 })
      expect(lines).toHaveLength(facts.lines)
      for (const y of lines) expect(way.points.filter((point) => point.y === y)).toHaveLength(2)
    }),
  )
})

test('lines stand apart from each other and from both ends', () => {
  fc.assert(
    fc.property(ladders, (staged) => {
      const heights = [0, ...ladderOf(staged).lines, 1]
      heights.slice(1).forEach((y, index) => {
        expect(y - (heights[index] ?? 0)).toBeGreaterThan(0.07)
      })
    }),
  )
})

test('all lines are drawn before the walk begins', () => {
  fc.assert(
    fc.property(ladders, (staged) => {
      const ladder = ladderOf(staged)
      expect(linesDrawnAt(ladder, ladder.linesDrawnMs).every((share) => share === 1)).toBe(true)
      expect(walkedAt(ladder, ladder.linesDrawnMs)).toBe(0)
    }),
  )
})

test('the walk is never faster or slower', () => {
  fc.assert(
    fc.property(ladders, fc.nat(4_000), (staged, afterMs) => {
      const ladder = ladderOf(staged)
      const at = (ms: number) => walkedAt(ladder, ladder.walkFromMs + ms)
      expect(at(afterMs + 100) - at(afterMs)).toBeCloseTo(at(100) - at(0), 9)
    }),
  )
})

test('the walked part goes as far as the one who walks', () => {
  fc.assert(
    fc.property(ladders, fc.double({ min: 0, max: 1, noNaN: true }), (staged, share) => {
      const { way } = ladderOf(staged)
      expect(pointsUpTo(way, share).at(-1)).toEqual(pointOn(way, share))
    }),
  )
})
