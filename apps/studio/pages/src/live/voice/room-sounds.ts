import { chance } from '../dealer/ease.ts'
import type { RoomAudio } from './room-audio.ts'

export const ROOM_SOUNDS = [
  'card',
  'turn',
  'chip',
  'chips',
  'shuffle',
  'wheel',
  'ball',
  'ball-drop',
  'dice',
  'dome',
] as const
export type RoomSound = (typeof ROOM_SOUNDS)[number]

/** A short piece of sound: noise round a pitch, or a tone; seconds from the sound's beginning. */
export type Grain = {
  at: number
  seconds: number
  wave: 'noise' | 'sine' | 'triangle'
  from: number
  to: number
  gain: number
  /** How narrow the noise is. */
  tight?: number
  /** Seconds until it is at its loudest. */
  rise?: number
}

const many = (count: number, make: (index: number) => Grain | readonly Grain[]): Grain[] =>
  Array.from({ length: count }, (_, index) => make(index)).flat()

const click = (at: number, gain: number, seed: number): Grain[] => [
  { at, seconds: 0.035, wave: 'triangle', from: 2_300 + chance(seed, 1) * 700, to: 1_500, gain },
  { at, seconds: 0.02, wave: 'noise', from: 5_200, to: 3_000, gain: gain * 0.7, tight: 1 },
]

/** What a sound is made of. `seconds` is how long what goes on lasts: a shuffle, a turning wheel. */
export function grainsOf(sound: RoomSound, seconds: number, seed: number): Grain[] {
  switch (sound) {
    case 'card':
      return [
        { at: 0, seconds: 0.14, wave: 'noise', from: 2_600, to: 1_100, gain: 0.13, tight: 0.8, rise: 0.05 },
        { at: 0.12, seconds: 0.05, wave: 'noise', from: 900, to: 300, gain: 0.16, tight: 1 },
      ]
    case 'turn':
      return [
        { at: 0, seconds: 0.06, wave: 'noise', from: 3_400, to: 1_800, gain: 0.09, tight: 1, rise: 0.02 },
        { at: 0.07, seconds: 0.06, wave: 'noise', from: 1_300, to: 380, gain: 0.2, tight: 1 },
      ]
    case 'chip':
      return click(0, 0.12, seed)
    case 'chips':
      return many(6, (index) =>
        click(index * 0.045 + chance(index, seed) * 0.025, 0.06 + chance(index, seed + 1) * 0.06, seed + index),
      )
    case 'shuffle': {
      const riffles = Math.max(1, Math.floor(seconds / 1.25))
      return many(riffles, (riffle) => [
        ...many(26, (index) => ({
          at: riffle * 1.25 + 0.25 + (index / 26) * 0.5 + chance(index, seed + riffle) * 0.008,
          seconds: 0.022,
          wave: 'noise' as const,
          from: 3_800 - index * 40,
          to: 1_700,
          gain: 0.05 + chance(index, seed) * 0.03,
          tight: 1.4,
        })),
        { at: riffle * 1.25 + 0.95, seconds: 0.09, wave: 'noise', from: 1_200, to: 420, gain: 0.15, tight: 0.9 },
      ])
    }
    case 'wheel':
      return [
        { at: 0, seconds, wave: 'noise', from: 420, to: 140, gain: 0.07, tight: 0.7, rise: 0.4 },
        { at: 0, seconds, wave: 'noise', from: 130, to: 60, gain: 0.1, tight: 0.6, rise: 0.4 },
      ]
    case 'ball': {
      // The rim's joints pass ever more slowly.
      const passes = Math.floor(seconds * 7)
      return [
        { at: 0, seconds, wave: 'noise', from: 3_100, to: 1_500, gain: 0.05, tight: 3, rise: 0.2 },
        ...many(passes, (index) => ({
          at: seconds * (1 - (1 - index / passes) ** 0.6),
          seconds: 0.03,
          wave: 'noise' as const,
          from: 2_400,
          to: 1_800,
          gain: 0.035,
          tight: 4,
        })),
      ]
    }
    case 'ball-drop':
      // Each bounce lower and sooner than the one before.
      return many(7, (index) => ({
        at: 0.34 * (1 - 0.62 ** index) + chance(index, seed) * 0.02,
        seconds: 0.045,
        wave: index % 2 ? ('noise' as const) : ('triangle' as const),
        from: 2_900 - index * 160,
        to: 1_300,
        gain: 0.15 * 0.76 ** index,
        tight: 3,
      }))
    case 'dice':
      return many(Math.max(8, Math.floor(seconds * 15)), (index) => ({
        at: index * 0.066 + chance(index, seed) * 0.04,
        seconds: 0.03,
        wave: chance(index, seed + 2) > 0.5 ? ('triangle' as const) : ('noise' as const),
        from: 1_500 + chance(index, seed + 3) * 1_700,
        to: 900,
        gain: 0.05 + chance(index, seed + 4) * 0.07,
        tight: 2,
      }))
    case 'dome':
      return [
        { at: 0, seconds: 0.5, wave: 'sine', from: 1_180, to: 1_150, gain: 0.06 },
        { at: 0, seconds: 0.34, wave: 'sine', from: 2_710, to: 2_680, gain: 0.03 },
        { at: 0, seconds: 0.05, wave: 'noise', from: 2_200, to: 900, gain: 0.1, tight: 1 },
      ]
  }
}

export type RoomSoundPlayer = { play(sound: RoomSound, seconds?: number): void }

/** Sounds of cards, chips, wheel and dice, made on the spot. */
export function openRoomSounds(audio: RoomAudio): RoomSoundPlayer {
  let noise: AudioBuffer | undefined
  let played = 0
  return {
    play: (sound, seconds = 1) => {
      const context = audio.context()
      if (!context) return
      noise ??= noiseOf(context)
      played++
      for (const grain of grainsOf(sound, seconds, played)) playGrain(context, noise, grain)
    },
  }
}

function playGrain(
  context: AudioContext,
  noise: AudioBuffer,
  { at, seconds, wave, from, to, gain, tight = 1, rise = 0.004 }: Grain,
): void {
  const start = context.currentTime + at
  const end = start + seconds
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(gain, start + Math.min(rise, seconds / 2))
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(context.destination)
  if (wave === 'noise') {
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.Q.value = tight
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, end)
    filter.connect(volume)
    const source = context.createBufferSource()
    source.buffer = noise
    source.loop = true
    source.connect(filter)
    source.start(start, Math.random() * noise.duration)
    source.stop(end)
    return
  }
  const tone = context.createOscillator()
  tone.type = wave
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, end)
  tone.connect(volume)
  tone.start(start)
  tone.stop(end)
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}
