import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import type { Random } from '../../platform/context.ts'
import { learnPictures, readPicture } from './captcha-picture.fixture.ts'
import { drawDigits, pictureOf } from './captcha-picture.ts'

const randomOf = (seed: number): Random => {
  const { bytes, between } = seeded(seed)
  return { bytes, int: (below) => between(0, below - 1) }
}
const some = (from: number, count: number) =>
  Array.from({ length: count }, (_, no) => {
    const random = randomOf(from + no)
    const digits = Array.from({ length: 4 }, () => 1 + random.int(5)).join('')
    return { digits, picture: pictureOf(digits, random) }
  })

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

test('a program that learned from the generator and knows each place does not read every picture', () => {
  const learned = learnPictures(some(50_000, 100))
  const tries = some(0, 40)
  const right = tries.filter(({ digits, picture }) => readPicture(picture, learned) === digits).length
  expect(right).toBeLessThanOrEqual(28)
  expect(right).toBeGreaterThan(4)
})

test('what covers the digits is drawn in lines of the same widths and lengths as they are', () => {
  const ink = (digits: string) =>
    Array.from({ length: 20 }, (_, seed) => drawDigits(digits, randomOf(seed)).split('</g>')[0] ?? '').flatMap((svg) =>
      [...svg.matchAll(/stroke-width="([^"]+)" d="([^"]+)"/g)].map(([, width, line = '']) => ({
        width: Number(width),
        points: line.split('L').length,
      })),
    )
  const [all, noise] = [ink('1352'), ink('')]
  for (const of of ['width', 'points'] as const) {
    const most = (lines: typeof all) => Math.max(...lines.map((line) => line[of]))
    const least = (lines: typeof all) => Math.min(...lines.map((line) => line[of]))
    expect([least(noise), most(noise)]).toEqual([least(all), most(all)])
  }
})
