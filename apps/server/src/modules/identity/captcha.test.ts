import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import type { Random } from '../../platform/context.ts'
import { drawDigits } from './captcha-picture.ts'
import { soundDigits } from './captcha-sound.ts'

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

test('each digit sounds as that many tones, with a longer pause behind it', () => {
  for (const digits of ['1234', '5555', '1111', '4152']) {
    const wav = soundDigits(digits, randomOf(7))
    expect(wav.subarray(0, 4).toString()).toBe('RIFF')
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
    expect(countTones(wav.subarray(44)).join('')).toBe(digits)
  }
})

/** Groups of loud stretches, parted by silence of 0.3 s and more. */
const countTones = (samples: Buffer): number[] => {
  const window = 80
  const groups: number[] = []
  let quiet = Number.POSITIVE_INFINITY
  for (let at = 0; at + window <= samples.length; at += window) {
    const isLoud = samples.subarray(at, at + window).some((sample) => Math.abs(sample - 128) > 40)
    if (isLoud && quiet * window > 2_400) groups.push(1)
    else if (isLoud && quiet > 2) groups.push((groups.pop() ?? 0) + 1)
    quiet = isLoud ? 0 : quiet + 1
  }
  return groups
}
