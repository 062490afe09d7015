import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import type { Random } from '../../platform/context.ts'
import { learn, read, readAtPlaces } from './captcha-reader.fixture.ts'
import { levelOf, randomOf, sceneOf, soundDigits, soundKey } from './captcha-sound.ts'

const seed = (no: number): Random => {
  const { bytes, between } = seeded(no)
  return { bytes, int: (below) => between(0, below - 1) }
}
const languages = ['ko', 'en', 'vn'] as const
const digitsOf = (random: Random): string => Array.from({ length: 4 }, () => 1 + random.int(5)).join('')
const someScene = (no: number) => {
  const random = seed(no)
  const digits = digitsOf(random)
  return { digits, scene: sceneOf(digits, 'en', random) }
}
const TRIES = 18

test('a program that learned from the generator itself reads one code of nine, or half of them given where each digit is', () => {
  const learned = learn(Array.from({ length: 16 }, (_, no) => someScene(50_000 + no).scene))
  const tries = Array.from({ length: TRIES }, (_, no) => someScene(no))
  const right = tries.filter(({ digits, scene }) => read(scene.samples, learned) === digits).length
  expect(right).toBeLessThanOrEqual(TRIES / 9)
  const placed = tries.filter(({ digits, scene }) => readAtPlaces(scene, learned) === digits).length
  expect(placed).toBeLessThanOrEqual(TRIES / 2)
  // It does read some: so it is no strawman, and the words are those of the digits.
  expect(placed).toBeGreaterThan(3)
}, 120_000)

test('whoever counts tones, which was all that the sound took before, reads none', () => {
  for (let no = 0; no < 4; no++) {
    const random = seed(no)
    const digits = digitsOf(random)
    expect(countTones(soundDigits(digits, 'ko', random).subarray(44)).join('')).not.toBe(digits)
  }
})

test('for people each digit stays 0 to 7 dB above all else that sounds meanwhile, in each language', () => {
  for (const language of languages) {
    const ratios = Array.from({ length: 2 }, (_, no) => sceneOf('1352', language, seed(no))).flatMap((scene) =>
      scene.said.flatMap(({ at, length, digit }) => {
        if (digit === undefined) return []
        const part = (samples: Float32Array) => levelOf(samples.subarray(at, at + length))
        return 20 * Math.log10(part(scene.digits) / part(scene.rest))
      }),
    )
    expect(Math.min(...ratios)).toBeGreaterThan(0.3)
    expect(Math.max(...ratios)).toBeLessThan(7)
  }
})

test('it is as loud as recorded speech usually is, and nothing is clipped, in each language', () => {
  for (const language of languages) {
    const samples = Float32Array.from(soundDigits('1352', language, seed(1)).subarray(44), (byte) => (byte - 128) / 128)
    const decibels = 20 * Math.log10(levelOf(samples))
    expect(decibels).toBeGreaterThan(-24)
    expect(decibels).toBeLessThan(-14)
    expect(samples.every((sample) => Math.abs(sample) < 0.99)).toBe(true)
  }
})

test('it is a WAV of some seconds, the same for the same captcha and another for each other', () => {
  const sound = (id: string) => soundDigits('1352', 'vn', randomOf(soundKey(Buffer.alloc(32, 1), id)))
  const wav = sound('one')
  expect(wav.subarray(0, 4).toString()).toBe('RIFF')
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
  const seconds = (wav.length - 44) / wav.readUInt32LE(24)
  expect(seconds).toBeGreaterThan(3)
  expect(seconds).toBeLessThan(14)
  expect(sound('one').equals(wav)).toBe(true)
  expect(sound('two').equals(wav)).toBe(false)
})

/** Groups of loud stretches, parted by silence of 0.3 s and more. */
const countTones = (samples: Buffer): number[] => {
  const window = 120
  const groups: number[] = []
  let quiet = Number.POSITIVE_INFINITY
  for (let at = 0; at + window <= samples.length; at += window) {
    const isLoud = samples.subarray(at, at + window).some((sample) => Math.abs(sample - 128) > 40)
    if (isLoud && quiet * window > 3_600) groups.push(1)
    else if (isLoud && quiet > 2) groups.push((groups.pop() ?? 0) + 1)
    quiet = isLoud ? 0 : quiet + 1
  }
  return groups
}
