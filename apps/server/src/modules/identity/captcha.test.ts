import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import type { Random } from '../../platform/context.ts'
import { drawDigits } from './captcha-picture.ts'

const randomOf = (seed: number): Random => {
  const { bytes, between } = seeded(seed)
  return { bytes, int: (below) => between(0, below - 1) }
}

test('the same digits are never drawn alike, and the picture’s source does not hold them', () => {
  const pictures = Array.from({ length: 20 }, (_, seed) => drawDigits('1352', randomOf(seed)))
  expect(new Set(pictures).size).toBe(20)
  for (const picture of pictures) {
    expect(picture).toMatch(/^<svg [^<]+<rect/)
    expect(picture).not.toMatch(/<text|1352|NaN|undefined/)
  }
})

test('no line of a digit comes back in another picture', () => {
  const lines = (seed: number) =>
    [...drawDigits('1111', randomOf(seed)).matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  const first = new Set(lines(1))
  expect(lines(2).filter((line) => first.has(line))).toEqual([])
})
