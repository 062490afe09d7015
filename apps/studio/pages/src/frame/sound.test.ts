import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Sounds } from './sound.ts'

const made: FakeContext[] = []
const node = () => ({ connect: (to: unknown) => to, start: vi.fn(), stop: vi.fn(), type: '', buffer: null })
const value = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }

class FakeContext {
  readonly currentTime = 0
  readonly destination = {}
  state = 'suspended'
  tones = 0
  constructor() {
    made.push(this)
  }
  async resume() {
    this.state = 'running'
  }
  createGain = () => ({ ...node(), context: this, gain: value })
  createOscillator = () => {
    this.tones++
    return { ...node(), frequency: value }
  }
}

let choice: string | null
const activation = { hasBeenActive: false }
beforeEach(() => {
  made.length = 0
  choice = null
  activation.hasBeenActive = false
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('navigator', { userActivation: activation })
  vi.stubGlobal('localStorage', {
    getItem: () => choice,
    setItem: (_: string, to: string) => {
      choice = to
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a game makes no sound until it is switched on', () => {
  activation.hasBeenActive = true
  const sounds = new Sounds()
  sounds.play('sky')
  expect(made).toEqual([])
  expect(sounds.toggle()).toBe(true)
  expect(made[0]?.tones).toBe(1)
  sounds.toggle()
  sounds.play('sky')
  expect(made[0]?.tones).toBe(1)
})

it('with sound switched on another day, what is shown before the first press is silent, and what comes after is not', () => {
  choice = 'on'
  const sounds = new Sounds()
  sounds.play('result')
  // Made before a press, a browser would keep it silent for good.
  expect(made).toEqual([])
  activation.hasBeenActive = true
  sounds.play('result')
  expect(made[0]?.tones).toBe(1)
  expect(made[0]?.state).toBe('running')
})

it('a sound that the browser has stopped goes on with the next press', () => {
  choice = 'on'
  activation.hasBeenActive = true
  const sounds = new Sounds()
  sounds.play('chip')
  const [context] = made
  if (context) context.state = 'interrupted'
  sounds.play('chip')
  expect(context?.state).toBe('running')
})
