import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SpokenCall, spokenCalls } from '../scene/scene.ts'
import { openVoice } from './open-voice.ts'
import { openRoomAudio } from './room-audio.ts'
import { grainsOf, ROOM_SOUNDS } from './room-sounds.ts'
import { clipOf } from './voice-sprites.ts'

const numbers = Array.from({ length: 37 }, (_, value): SpokenCall => `number-${value}`)
const everyCall: readonly SpokenCall[] = [...spokenCalls, ...numbers]

it.each(['ko', 'en', 'vn'] as const)('every call exists in %s in each of three voices', (language) => {
  for (const dealer of [0, 1, 2])
    for (const call of everyCall) {
      const clip = clipOf(language, dealer, call)
      expect(clip?.address, call).toMatch(/\.mp3/)
      // Long enough to be a word, short enough for the pace of a table.
      expect(clip?.ms, call).toBeGreaterThan(300)
      expect(clip?.ms, call).toBeLessThan(3_600)
    }
})

it('no two calls of a file overlap', () => {
  for (const calls of [spokenCalls, numbers]) {
    const clips = calls.map((call) => clipOf('ko', 0, call)).sort((a, b) => (a?.at ?? 0) - (b?.at ?? 0))
    clips.slice(1).forEach((clip, index) => {
      const before = clips[index]
      expect(clip?.at).toBeGreaterThan((before?.at ?? 0) + (before?.ms ?? 0) + 100)
    })
  }
})

it('sounds of the room are made of pieces that end', () => {
  for (const sound of ROOM_SOUNDS)
    for (const { at, seconds, from, to, gain } of grainsOf(sound, 3, 1)) {
      expect(at + seconds).toBeLessThan(5)
      expect(Math.min(at + 0.001, seconds, from, to)).toBeGreaterThan(0)
      expect(gain).toBeLessThan(0.3)
    }
})

const started: number[] = []
const activation = { hasBeenActive: true }
class FakeContext {
  currentTime = 10
  state = 'running'
  destination = {}
  resume = async () => {}
  close = async () => {}
  decodeAudioData = async () => ({}) as AudioBuffer
  createBufferSource = () => ({ connect: () => {}, start: (at: number) => started.push(at), buffer: null })
}
beforeEach(() => {
  started.length = 0
  activation.hasBeenActive = true
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('navigator', { userActivation: activation })
  vi.stubGlobal('fetch', async () => new Response(new ArrayBuffer(8)))
})
afterEach(() => vi.unstubAllGlobals())

const voiceOf = async (isOn = true) => {
  const voice = openVoice({ language: 'ko', dealer: 0, audio: openRoomAudio(() => isOn) })
  voice.prepare(['tie', 'number-7'])
  await new Promise((done) => setTimeout(done, 5))
  return voice
}

it('nothing is said until the member has switched the sound on and pressed something', async () => {
  expect((await voiceOf(false)).say(['tie'], 1_000, 1_000)).toBeUndefined()
  activation.hasBeenActive = false
  expect((await voiceOf()).say(['tie'], 1_000, 1_000)).toBeUndefined()
  expect(started).toEqual([])
})

it('a call begins at its instant, and is not said more than 400 ms late', async () => {
  const voice = await voiceOf()
  expect(voice.say(['tie'], 1_000, 1_401)).toBeUndefined()
  expect(voice.say(['tie'], 1_300, 1_000)?.at).toBeCloseTo(1_300, 3)
  expect(started[0]).toBeCloseTo(10.3, 3)
})

it('calls never overlap: the next waits, or is not said', async () => {
  const voice = await voiceOf()
  const first = voice.say(['number-7', 'tie'], 1_000, 1_000)
  expect(started).toHaveLength(2)
  expect(started[1]).toBeGreaterThan(10.3)
  expect(voice.say(['tie'], 1_100, 1_000)).toBeUndefined()
  const end = 1_000 + (first?.ms ?? 0)
  expect(voice.say(['tie'], end - 100, 1_000)?.at).toBeCloseTo(end, 3)
})

it('a call that is not loaded yet is not said, and loads for the next time', async () => {
  const voice = openVoice({ language: 'ko', dealer: 1, audio: openRoomAudio(() => true) })
  expect(voice.say(['red'], 0, 0)).toBeUndefined()
  await new Promise((done) => setTimeout(done, 5))
  expect(voice.say(['red'], 0, 0)).toBeDefined()
})
