import { createCipheriv, createHash } from 'node:crypto'
import type { Language } from '@maru/contract'
import type { Random } from '../../platform/context.ts'
import { RATE_HZ, type Sound, speak, type Voice } from './captcha-voice.ts'
import { digitWords, type SoundName, sounds, type Word } from './captcha-words.ts'

/**
 * Decibels of a digit over all else that sounds meanwhile: never below 0, so that people hear it out. Words that differ more from one
 * another stand lower, so that programs read no language better than the picture.
 */
const OVER_REST_DB: Record<Language, readonly [number, number]> = { ko: [0.4, 3.2], en: [0.8, 4], vn: [2.5, 6] }
const DECOY_DB = [-2, 1] as const
const BABBLE_DB = -6
const DECOYS = 4
const BABBLE_VOICES = 4
/** Of the colouring of each word: how much louder or softer (dB) each of its bands is. */
const COLOUR_DB = 11
const COLOURS = 4
const HEADER_BYTES = 44
const CONSONANTS: readonly SoundName[] = ['w', 'r', 'l', 'm', 'n', 'v', 'f', 'th', 's', 'h', 't', 'd', 'b']
const VOWELS: readonly SoundName[] = ['a', 'aa', 'uh', 'o', 'aw', 'u', 'e', 'i', 'y', 'eo', 'er']

/** `at`, `length` in samples; `digit` of the four that count, undefined of a decoy. */
export type Said = { at: number; length: number; digit: string | undefined }
export type Scene = { samples: Float32Array; said: Said[]; digits: Float32Array; rest: Float32Array }

/** The digits spoken in a language: each by another voice, among words that mean nothing, before a babble of the same sounds. WAV, 8 bit, mono. */
export const soundDigits = (digits: string, language: Language, random: Random): Buffer => {
  const { samples } = sceneOf(digits, language, random)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const bytes = Buffer.from(Uint8Array.from(samples, (sample) => Math.round(128 + (sample / peak) * 124)))
  return Buffer.concat([header(bytes.length), bytes])
}

/** The same sound for the same captcha, however often it is requested: nobody averages the noise away. */
export const soundKey = (secret: Buffer, captchaId: string): Buffer =>
  createHash('sha256').update(secret).update(`captcha sound ${captchaId}`).digest()

export const randomOf = (key: Uint8Array): Random => {
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const bytes = (count: number): Buffer => stream.update(Buffer.alloc(count))
  const int = (below: number): number => bytes(6).readUIntBE(0, 6) % below
  return { bytes, int }
}

export const sceneOf = (digits: string, language: Language, random: Random): Scene => {
  const between = rangeOf(random)
  const words = [...digits].map((digit) => ({
    digit: digit as string | undefined,
    sound: say(digitWords[language][digit as '1'], anyVoice(random), random),
  }))
  for (let n = 0; n < DECOYS; n++)
    words.splice(random.int(words.length + 1), 0, {
      digit: undefined,
      sound: louder(say(decoy(language, random), anyVoice(random), random), ofDb(between(...DECOY_DB))),
    })
  let at = Math.round(RATE_HZ * between(0.4, 0.9))
  const said = words.map(({ digit, sound }): Said => {
    const one = { at, length: sound.length, digit }
    // A decoy may run into what comes next, a digit hardly.
    at += sound.length + Math.round(RATE_HZ * (digit === undefined ? between(-0.15, 0.35) : between(-0.03, 0.4)))
    return one
  })
  const length = at + Math.round(RATE_HZ * between(0.4, 0.9))
  const parts = { digits: new Float32Array(length), rest: louder(babble(length, language, random), ofDb(BABBLE_DB)) }
  for (const [no, { digit, sound }] of words.entries())
    if (digit === undefined) add(parts.rest, sound, said[no]?.at ?? 0)
  for (const [no, { digit, sound }] of words.entries()) {
    const from = said[no]?.at ?? 0
    const behind = levelOf(parts.rest.subarray(from, from + sound.length))
    if (digit !== undefined) add(parts.digits, louder(sound, behind * ofDb(between(...OVER_REST_DB[language]))), from)
  }
  const samples = parts.digits.map((sample, no) => sample + (parts.rest[no] ?? 0))
  return { samples: inRoom(samples, random), said, ...parts }
}

const ofDb = (db: number): number => 10 ** (db / 20)

/** Echoes, dullness and hiss of a room, another one each time. */
const inRoom = (samples: Float32Array, random: Random): Float32Array => {
  const between = rangeOf(random)
  for (const echo of [
    { seconds: between(0.03, 0.06), part: between(0.15, 0.35) },
    { seconds: between(0.07, 0.13), part: between(0.08, 0.2) },
  ]) {
    const late = Math.round(echo.seconds * RATE_HZ)
    for (let n = late; n < samples.length; n++) samples[n] = (samples[n] ?? 0) + echo.part * (samples[n - late] ?? 0)
  }
  const hiss = random.bytes(samples.length)
  const dull = between(0, 0.4)
  let before = 0
  return samples.map((sample, n) => {
    before = dull * before + (1 - dull) * (sample + ((hiss[n] ?? 128) - 128) / 1_500)
    return before
  })
}

const rangeOf =
  (random: Random) =>
  (low: number, high: number): number =>
    low + (random.int(10_001) / 10_000) * (high - low)

/** Of men, women and children. */
const anyVoice = (random: Random): Voice => {
  const between = rangeOf(random)
  const size = between(0.86, 1.34)
  return {
    size,
    pitchHz: between(85, 125) * size ** 2.2 * between(0.85, 1.2),
    tempo: between(0.68, 1.2),
    breath: between(0.02, 0.22),
    tilt: between(0.6, 0.85),
    wobble: between(0, 0.02),
  }
}

const say = (word: Word, voice: Voice, random: Random): Float32Array => {
  const between = rangeOf(random)
  const blurred = word.sounds.map((name): Sound => {
    const { formants, seconds, ...sound } = sounds[name]
    const [first, second, third] = formants
    const off = () => between(0.92, 1.08)
    return {
      ...sound,
      seconds: seconds * between(0.72, 1.45),
      formants: [first * off(), second * off(), third * off()],
    }
  })
  const shift = between(-1.5, 1.5)
  const slope = between(-2, 2)
  const bend = word.bend.map((tone, at) => tone + shift + (slope * at) / 2)
  return louder(coloured(speak(blurred, voice, bend, random), random), 1)
}

/** As if each word came through another telephone: some bands louder, others softer. */
const coloured = (samples: Float32Array, random: Random): Float32Array => {
  const between = rangeOf(random)
  let out = samples
  for (let n = 0; n < COLOURS; n++)
    out = band(out, 250 * 20 ** between(0, 1), between(0.9, 2), between(-COLOUR_DB, COLOUR_DB))
  return out
}
/** Peaking filter of Bristow-Johnson's cookbook. */
const band = (samples: Float32Array, hertz: number, narrow: number, db: number): Float32Array => {
  const gain = 10 ** (db / 40)
  const turn = (2 * Math.PI * hertz) / RATE_HZ
  const alpha = Math.sin(turn) / (2 * narrow)
  const scale = 1 + alpha / gain
  const [b0, b1, b2, a2] = [1 + alpha * gain, -2 * Math.cos(turn), 1 - alpha * gain, 1 - alpha / gain].map(
    (x) => x / scale,
  ) as [number, number, number, number]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - b1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  })
}

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], random: Random): T => list[random.int(list.length)] as T

/** A syllable or two that are no word. */
const nonsense = (random: Random): Word => {
  const maybe = (of10: number, name: () => SoundName): SoundName[] => (random.int(10) < of10 ? [name()] : [])
  const vowel = () => pick(VOWELS, random)
  const consonant = () => pick(CONSONANTS, random)
  const between = rangeOf(random)
  return {
    sounds: [...maybe(8, consonant), vowel(), ...maybe(6, consonant), ...maybe(3, vowel)],
    bend: [between(-2, 3), between(-3, 3), between(-5, 2)],
  }
}

/** Nonsense, or the begin of one digit with the end of another: of the same sounds, and no digit. */
const decoy = (language: Language, random: Random): Word => {
  const all = Object.values(digitWords[language])
  const from = random.int(all.length)
  const first = all[from]?.sounds ?? []
  const last = all[(from + 1 + random.int(all.length - 1)) % all.length]?.sounds ?? []
  if (random.int(2) === 0) return nonsense(random)
  const halves = [...first.slice(0, Math.ceil(first.length / 2)), ...last.slice(Math.ceil(last.length / 2))]
  return { ...nonsense(random), sounds: halves }
}

const babble = (length: number, language: Language, random: Random): Float32Array => {
  const all = new Float32Array(length)
  for (let n = 0; n < BABBLE_VOICES; n++) {
    const voice = anyVoice(random)
    for (let at = random.int(3_000); at < length; at += random.int(600)) {
      const word = say(decoy(language, random), voice, random)
      add(all, word, at)
      at += word.length
    }
  }
  return louder(all, 1)
}

/** Root mean square. */
export const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))
const louder = (samples: Float32Array, level: number): Float32Array => {
  const by = level / (levelOf(samples) || 1)
  return samples.map((sample) => sample * by)
}
const add = (into: Float32Array, sound: Float32Array, at: number): void => {
  for (let n = 0; n < sound.length && at + n < into.length; n++) into[at + n] = (into[at + n] ?? 0) + (sound[n] ?? 0)
}

const header = (bytes: number): Buffer => {
  const head = Buffer.alloc(HEADER_BYTES)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE_HZ, 24)
  head.writeUInt32LE(RATE_HZ, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}
