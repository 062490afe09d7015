import type { Random } from '../../platform/context.ts'

const RATE_HZ = 8_000
const BEEP_S = 0.09
const GAP_S = 0.09
const BETWEEN_DIGITS_S = 0.55
const HEADER_BYTES = 44

/** The same digits as sound: each as that many short tones, with a longer pause between digits. WAV, 8 bit, mono. */
export const soundDigits = (digits: string, random: Random): Buffer => {
  const parts = [...digits].flatMap((digit) => {
    const pitch = 620 + random.int(300)
    const beeps = Array.from({ length: Number(digit) }, () => [tone(pitch + random.int(40)), silence(GAP_S)]).flat()
    return [...beeps, silence(BETWEEN_DIGITS_S + random.int(100) / 1000)]
  })
  const samples = Buffer.concat([silence(0.15), ...parts])
  const noise = random.bytes(samples.length)
  for (const [at, sample] of samples.entries()) samples[at] = sample + ((noise[at] ?? 0) % 7) - 3
  return Buffer.concat([header(samples.length), samples])
}

const tone = (hertz: number): Buffer => {
  const length = Math.round(RATE_HZ * BEEP_S)
  return Buffer.from(
    Array.from({ length }, (_, at) => {
      // Swells and fades, so that it does not click.
      const swell = Math.sin((Math.PI * at) / length)
      return Math.round(128 + 84 * swell * Math.sin((2 * Math.PI * hertz * at) / RATE_HZ))
    }),
  )
}

const silence = (seconds: number): Buffer => Buffer.alloc(Math.round(RATE_HZ * seconds), 128)

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
