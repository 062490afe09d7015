import type { Scene } from './captcha-sound.ts'
import { RATE_HZ } from './captcha-voice.ts'

// An attacker with the generator's source: it learns words from sounds whose digits it knows, and compares by dynamic time warping.
const HOP = 240
const WINDOW = 512
const BANDS = 14
const NEIGHBOURS = 7

type Spectrum = Float32Array
type Learned = { digit: string | undefined; word: Spectrum[] }
type Guess = { digit: string; sure: number }

/** Log energies of bands (mel), without the level of the moment; and that level. */
const spectra = (samples: Float32Array): { shapes: Spectrum[]; levels: number[] } => {
  const shapes: Spectrum[] = []
  const levels: number[] = []
  for (let at = 0; at + WINDOW <= samples.length; at += HOP) {
    const power = powerOf(samples.subarray(at, at + WINDOW))
    const bands = new Float32Array(BANDS)
    for (let k = 2; k < power.length; k++) {
      const band = Math.floor((BANDS * mel((k * RATE_HZ) / WINDOW)) / mel(RATE_HZ / 2 + 1))
      bands[band] = (bands[band] ?? 0) + (power[k] ?? 0)
    }
    const logs = bands.map((energy) => Math.log(energy + 0.1))
    const mean = logs.reduce((sum, one) => sum + one, 0) / BANDS
    shapes.push(logs.map((one) => one - mean))
    levels.push(Math.log(bands.reduce((sum, one) => sum + one, 0.001)))
  }
  return { shapes, levels }
}
const mel = (hertz: number): number => Math.log(1 + hertz / 700)

/** By the fast Fourier transform. */
const powerOf = (window: Float32Array): Float64Array => {
  const size = window.length
  const re = Float64Array.from(window, (sample, n) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size)))
  const im = new Float64Array(size)
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      const held = re[i] ?? 0
      re[i] = re[j] ?? 0
      re[j] = held
    }
  }
  for (let step = 2; step <= size; step <<= 1)
    for (let k = 0; k < step / 2; k++) {
      const cos = Math.cos((-2 * Math.PI * k) / step)
      const sin = Math.sin((-2 * Math.PI * k) / step)
      for (let p = k; p < size; p += step) {
        const q = p + step / 2
        const [pr, pi, qr, qi] = [re[p] ?? 0, im[p] ?? 0, re[q] ?? 0, im[q] ?? 0]
        const [r, i] = [qr * cos - qi * sin, qr * sin + qi * cos]
        re[p] = pr + r
        im[p] = pi + i
        re[q] = pr - r
        im[q] = pi - i
      }
    }
  return re.subarray(0, size / 2).map((one, k) => one ** 2 + (im[k] ?? 0) ** 2)
}

const distance = (a: readonly Spectrum[], b: readonly Spectrum[]): number => {
  if (a.length > 2 * b.length || b.length > 2 * a.length) return Number.POSITIVE_INFINITY
  let before = new Float64Array(b.length + 1).fill(Number.POSITIVE_INFINITY)
  before[0] = 0
  for (const shape of a) {
    const row = new Float64Array(b.length + 1).fill(Number.POSITIVE_INFINITY)
    for (const [at, other] of b.entries()) {
      let sum = 0
      for (let n = 0; n < BANDS; n++) sum += ((shape[n] ?? 0) - (other[n] ?? 0)) ** 2
      row[at + 1] = Math.sqrt(sum) + Math.min(before[at] ?? 0, before[at + 1] ?? 0, row[at] ?? 0)
    }
    before = row
  }
  return (before[b.length] ?? 0) / (a.length + b.length)
}

const framesOf = ({ at, length }: { at: number; length: number }): [number, number] => [
  Math.floor(at / HOP),
  Math.ceil((at + length) / HOP),
]

export const learn = (scenes: readonly Scene[]): Learned[] =>
  scenes.flatMap(({ samples, said }) => {
    const { shapes } = spectra(samples)
    return said.map((one) => ({ digit: one.digit, word: shapes.slice(...framesOf(one)) }))
  })

const guess = (word: readonly Spectrum[], learned: readonly Learned[]): Guess => {
  const nearest = learned
    .map((one) => ({ digit: one.digit, weight: 1 / (0.01 + distance(word, one.word)) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, NEIGHBOURS)
  const votes = new Map<string, number>()
  for (const { digit, weight } of nearest) if (digit) votes.set(digit, (votes.get(digit) ?? 0) + weight)
  const [[digit, sure] = ['1', 0]] = [...votes].sort((a, b) => b[1] - a[1])
  return { digit, sure }
}

/** The four that look most like digits, in their order. */
const four = (guesses: readonly Guess[]): string => {
  const least = guesses.map(({ sure }) => sure).sort((a, b) => b - a)[3] ?? 0
  return guesses
    .filter(({ sure }) => sure >= least)
    .slice(0, 4)
    .map(({ digit }) => digit)
    .join('')
}

/** Finds words by their loudness, as whoever has the sound alone must. */
export const read = (samples: Float32Array, learned: readonly Learned[]): string => {
  const { shapes, levels } = spectra(samples)
  const smooth = levels.map((_, at) => {
    const around = levels.slice(Math.max(0, at - 2), at + 3)
    return around.reduce((sum, one) => sum + one, 0) / around.length
  })
  const loud = (smooth.toSorted((a, b) => a - b)[Math.floor(smooth.length * 0.35)] ?? 0) + 0.9
  const words: Spectrum[][] = []
  let from = -1
  for (const [at, level] of [...smooth, 0].entries()) {
    const isLoud = at < smooth.length && level > loud
    if (isLoud && from < 0) from = at
    if (isLoud || from < 0) continue
    if (at - from > 5) words.push(shapes.slice(from, at))
    from = -1
  }
  return four(words.map((word) => guess(word, learned)))
}

/** Knows which words are digits and where each begins and ends, as nobody does. */
export const readAtPlaces = ({ samples, said }: Scene, learned: readonly Learned[]): string => {
  const { shapes } = spectra(samples)
  const digits = learned.filter(({ digit }) => digit !== undefined)
  return said.flatMap((one) => (one.digit ? guess(shapes.slice(...framesOf(one)), digits).digit : [])).join('')
}
