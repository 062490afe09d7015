import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawComments } from './comment-draw.ts'
import { hexOf } from './hex.ts'

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })
const comments = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 60 })

test('whoever knows the seed finds the same winners, in whatever order the comments are read', () => {
  fc.assert(
    fc.property(seeds, comments, fc.integer({ min: 1, max: 70 }), (seed, ids, winners) => {
      const score = (id: number) =>
        createHash('sha256')
          .update(`${hexOf(seed)}:${id}`)
          .digest('hex')
      const expected = ids.toSorted((a, b) => (score(a) < score(b) ? -1 : 1)).slice(0, winners)
      expect(drawComments(seed, ids, winners)).toEqual(expected)
      expect(drawComments(seed, ids.toReversed(), winners)).toEqual(expected)
    }),
  )
})

test('each comment wins about as often as any other', () => {
  const ids = [11, 12, 13, 14]
  const won = new Map(ids.map((id) => [id, 0]))
  for (let n = 0; n < 4_000; n++) {
    const [id = 0] = drawComments(createHash('sha256').update(`seed ${n}`).digest(), ids, 1)
    won.set(id, (won.get(id) ?? 0) + 1)
  }
  for (const times of won.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150)
})
