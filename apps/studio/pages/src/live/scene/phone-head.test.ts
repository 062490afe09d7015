import { describe, expect, test } from 'vitest'
import { isDealerCovered, phoneHead } from './phone-head.ts'

const sizes = [
  [320, 563],
  [360, 660],
  [390, 590],
  [390, 752],
  [430, 840],
  [600, 900],
] as const

describe.each(sizes)('above the places of a phone of %i × %i', (width, height) => {
  const bottom = height - 62
  const heads = [40, 100, 136, 180, 230].map((above) => ({ above, head: phoneHead(width, height, above, bottom, 0.9) }))

  test('a dealer stands, or the places have a ground of their own over him', () => {
    for (const { above, head } of heads) {
      expect(head.dealer.width).toBeGreaterThan(80)
      expect(isDealerCovered(head)).toBe(head.edge >= above)
    }
  })

  test('what rests in sight of the dealer ends above the places', () => {
    for (const { above, head } of heads)
      if (!isDealerCovered(head)) expect(head.resting.y + head.resting.height).toBeLessThanOrEqual(above)
  })

  test('what comes forward stays on the screen, above the chips, and begins at the edge of the table', () => {
    for (const { head } of heads) {
      const { x, y, width: wide, height: high } = head.running
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
      expect(y + high).toBeLessThanOrEqual(bottom)
      expect(Math.abs(y - head.edge)).toBeLessThan(30)
    }
  })
})
