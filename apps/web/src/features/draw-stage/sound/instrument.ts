import type { Cue, CueKind } from '../rules/timeline.ts'

/** Five degrees of the scale, over and over: D E G A B. */
const degrees = [0, 2, 5, 7, 9]
const lowest = 146.83
const hertz = (step: number): number => {
  const octave = Math.floor(step / degrees.length)
  return lowest * 2 ** (octave + (degrees[step % degrees.length] ?? 0) / 12)
}

type Player = (room: Room, cue: Cue) => void
/** Where sounds are made: a place in time and the way out. */
export type Room = { context: BaseAudioContext; out: AudioNode; noise: AudioBuffer; at: number }

const players: Record<CueKind, Player> = {
  tumble: (room, { lastsMs }) => {
    for (let ms = 0; ms < lastsMs; ms += 70 + ((ms * 37) % 90))
      rattle({ ...room, at: room.at + ms / 1000 }, 1_500 + ((ms * 13) % 900), 0.035, 0.016 + ((ms * 7) % 10) / 1_000)
  },
  pop: (room) => tone(room, { wave: 'sine', from: 220, to: 90, seconds: 0.12, gain: 0.16 }),
  roll: (room, { lastsMs }) => rumble(room, lastsMs / 1000),
  click: (room, { step }) => {
    rattle(room, 2_600, 0.05, 0.16)
    tone(room, { wave: 'triangle', from: hertz(10 + step), to: hertz(10 + step), seconds: 0.5, gain: 0.07 })
  },
  swell: (room, { step, lastsMs }) => {
    for (const over of [0, 3, 5]) pad(room, hertz(step + over), lastsMs / 1000)
  },
  chime: (room, { step }) => bell(room, hertz(step + 5)),
  stroke: (room, { step }) => {
    rattle(room, 900, 0.22, 0.05)
    pluck(room, hertz(3 + step * 2), 0.09)
  },
  step: (room, { step }) => {
    rattle(room, 700, 0.05, 0.12)
    pluck(room, hertz(8 + (step % 2) + Math.floor(step / 2)), 0.1)
  },
  drop: (room, { step }) => pluck(room, hertz(5 + step), 0.12),
  end: (room) => {
    for (const [over, step] of [5, 8, 10, 13].entries())
      pluck({ ...room, at: room.at + over * 0.09 }, hertz(step), 0.08)
  },
}

export const playCue = (room: Room, cue: Cue): void => players[cue.kind](room, cue)

type Tone = { wave: OscillatorType; from: number; to: number; seconds: number; gain: number }

const tone = ({ context, out, at }: Room, { wave, from, to, seconds, gain }: Tone): void => {
  const volume = fading(context, out, at, gain, seconds)
  const oscillator = context.createOscillator()
  oscillator.type = wave
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds)
  oscillator.connect(volume)
  oscillator.start(at)
  oscillator.stop(at + seconds)
}

/** A string: two tones, of which the higher one dies sooner. */
const pluck = (room: Room, pitch: number, gain: number): void => {
  tone(room, { wave: 'triangle', from: pitch * 1.004, to: pitch, seconds: 0.9, gain })
  tone(room, { wave: 'sine', from: pitch * 3, to: pitch * 3, seconds: 0.28, gain: gain * 0.3 })
}

const bell = (room: Room, pitch: number): void => {
  for (const [part, gain, seconds] of [
    [1, 0.12, 2.6],
    [2.76, 0.05, 1.5],
    [5.4, 0.02, 0.8],
  ] as const)
    tone(room, { wave: 'sine', from: pitch * part, to: pitch * part, seconds, gain })
}

/** Low, soft, there and gone. */
const pad = ({ context, out, at }: Room, pitch: number, seconds: number): void => {
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.linearRampToValueAtTime(0.028, at + seconds * 0.45)
  volume.gain.linearRampToValueAtTime(0.0001, at + seconds)
  volume.connect(out)
  const oscillator = context.createOscillator()
  oscillator.frequency.value = pitch
  oscillator.connect(volume)
  oscillator.start(at)
  oscillator.stop(at + seconds)
}

const rattle = ({ context, out, at, noise }: Room, pitch: number, seconds: number, gain: number): void => {
  const source = context.createBufferSource()
  source.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 2.5
  source.connect(filter).connect(fading(context, out, at, gain, seconds))
  source.start(at, (at * 0.37) % 0.5, seconds)
}

/** A ball on glass: a low noise that rises with its speed. */
const rumble = ({ context, out, at, noise }: Room, seconds: number): void => {
  const source = context.createBufferSource()
  source.buffer = noise
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 1.4
  filter.frequency.setValueAtTime(180, at)
  filter.frequency.linearRampToValueAtTime(520, at + seconds)
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.linearRampToValueAtTime(0.09, at + seconds * 0.6)
  volume.gain.linearRampToValueAtTime(0.0001, at + seconds)
  source.connect(filter).connect(volume).connect(out)
  source.start(at)
  source.stop(at + seconds)
}

const fading = (context: BaseAudioContext, out: AudioNode, at: number, gain: number, seconds: number): GainNode => {
  const volume = context.createGain()
  volume.gain.setValueAtTime(gain, at)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  volume.connect(out)
  return volume
}
