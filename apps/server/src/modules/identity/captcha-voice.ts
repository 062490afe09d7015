import type { Random } from '../../platform/context.ts'

/** Samples a second. */
export const RATE_HZ = 12_000
/** Formants change no faster than this. */
const GLIDE_S = 0.05
const STEP = 24
const UPPER_FORMANTS = [3_500, 4_500]
const BANDWIDTHS = [70, 100, 160, 250, 300]

/** One sound: formants in Hz, loudness of voice, breath (through the mouth) and hiss (past it, around `hissHz`), and how long it lasts. */
export type Sound = {
  formants: readonly [number, number, number]
  voice: number
  breath: number
  hiss: number
  hissHz: number
  seconds: number
}

/** `size`: how much higher the formants are than a man's; `tilt` (0 to 1): how dull the voice is; `breath`, `wobble`: parts of its loudness and pitch. */
export type Voice = { pitchHz: number; size: number; tempo: number; breath: number; tilt: number; wobble: number }

/** Speaks sounds one after the other: pulses or noise through resonators in a row, as formant synthesizers do (Klatt 1980). `bend`: of the pitch, in half tones, from begin to end. */
export const speak = (
  sounds: readonly Sound[],
  voice: Voice,
  bend: readonly number[],
  random: Random,
): Float32Array => {
  const track = trackOf(sounds, voice.tempo)
  const samples = new Float32Array(track.length * STEP)
  const mouth = BANDWIDTHS.map(silentPole)
  const hissing = silentPole()
  let phase = 0
  let pulse1 = 0
  let pulse2 = 0
  let before = 0
  let noiseSeed = 1 + random.int(2 ** 30)
  for (const [step, sound] of track.entries()) {
    const at = step / track.length
    for (const [no, hertz] of [...sound.formants, ...UPPER_FORMANTS].entries())
      tune(mouth[no], hertz * voice.size, BANDWIDTHS[no] ?? 300)
    tune(hissing, sound.hissHz, 1_800)
    const pitch = voice.pitchHz * 2 ** (bendAt(bend, at) / 12) * (1 + voice.wobble * Math.sin(step * 0.075))
    for (let n = 0; n < STEP; n++) {
      noiseSeed ^= noiseSeed << 13
      noiseSeed ^= noiseSeed >>> 17
      noiseSeed ^= noiseSeed << 5
      const noise = noiseSeed / 2_147_483_648
      phase += pitch / RATE_HZ
      let source = 0
      if (phase >= 1) {
        phase -= 1
        source = 1
      }
      // Two poles at 0 Hz round the pulses as the glottis does.
      pulse1 = source + voice.tilt * pulse1
      pulse2 = pulse1 + 0.86 * pulse2
      const voiced = (pulse2 - 0.55) * 0.55
      let out = sound.voice * voiced + (sound.breath + voice.breath * sound.voice) * noise * 0.35
      for (const pole of mouth) out = through(pole, out)
      // Lips pass on changes.
      const lips = out - 0.9 * before
      before = out
      samples[step * STEP + n] = lips + sound.hiss * 0.5 * through(hissing, noise)
    }
  }
  return samples
}

type Pole = { a: number; b: number; c: number; y1: number; y2: number }
const silentPole = (): Pole => ({ a: 0, b: 0, c: 0, y1: 0, y2: 0 })
const tune = (pole: Pole | undefined, hertz: number, bandwidth: number): void => {
  if (!pole) return
  const held = Math.min(hertz, RATE_HZ * 0.46)
  const r = Math.exp((-Math.PI * bandwidth) / RATE_HZ)
  pole.c = -(r * r)
  pole.b = 2 * r * Math.cos((2 * Math.PI * held) / RATE_HZ)
  pole.a = 1 - pole.b - pole.c
}
const through = (pole: Pole, x: number): number => {
  const y = pole.a * x + pole.b * pole.y1 + pole.c * pole.y2
  pole.y2 = pole.y1
  pole.y1 = y
  return y
}
const bendAt = (bend: readonly number[], at: number): number => {
  const place = at * (bend.length - 1)
  const low = Math.floor(place)
  const from = bend[low] ?? 0
  return from + ((bend[low + 1] ?? from) - from) * (place - low)
}

/** What sounds in each step; formants glide, loudness changes faster. */
const trackOf = (sounds: readonly Sound[], tempo: number): Sound[] => {
  const stepS = STEP / RATE_HZ
  const plain = sounds.flatMap((sound) =>
    Array<Sound>(Math.max(1, Math.round(sound.seconds / tempo / stepS))).fill(sound),
  )
  const glide = Math.round(GLIDE_S / 2 / tempo / stepS)
  const quick = Math.round(0.008 / stepS)
  const mean = (at: number, width: number, of: (sound: Sound) => number): number => {
    let sum = 0
    let count = 0
    for (let n = Math.max(0, at - width); n <= Math.min(plain.length - 1, at + width); n++) {
      sum += of(plain[n] as Sound)
      count++
    }
    return sum / count
  }
  return plain.map((sound, at) => ({
    ...sound,
    formants: [0, 1, 2].map((no) => mean(at, glide, (one) => one.formants[no] ?? 0)) as unknown as Sound['formants'],
    voice: mean(at, quick * 2, (one) => one.voice) * Math.min(1, (at + 1) / 8, (plain.length - at) / 20),
    breath: mean(at, quick, (one) => one.breath),
    hiss: mean(at, quick, (one) => one.hiss),
  }))
}
