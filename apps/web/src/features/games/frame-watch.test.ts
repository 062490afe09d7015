import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FrameState, longestMs, silentMs, watchFrame } from './frame-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watched = (saysReady: boolean) => {
  const states: FrameState[] = []
  return { states, watch: watchFrame(saysReady, (state) => states.push(state)) }
}

test('a page that has not come within eight seconds is silent, and ready when it comes after all', () => {
  const { states, watch } = watched(true)
  vi.advanceTimersByTime(silentMs - 1)
  expect(states).toEqual([])
  vi.advanceTimersByTime(1)
  watch.said('maru:ready')
  vi.advanceTimersByTime(silentMs)
  expect(states).toEqual(['silent', 'ready'])
})

test('each word of a page that loads begins the eight seconds anew', () => {
  const { states, watch } = watched(true)
  vi.advanceTimersByTime(silentMs - 1)
  watch.said('maru:loading')
  vi.advanceTimersByTime(silentMs - 1)
  expect(states).toEqual(['waiting'])
  vi.advanceTimersByTime(1)
  expect(states).toEqual(['waiting', 'silent'])
})

test('an error page, which a browser loads as any other, is not taken for a game that says when it is ready', () => {
  const { states, watch } = watched(true)
  watch.loaded()
  vi.advanceTimersByTime(silentMs)
  expect(states).toEqual(['silent'])
})

test('a page that never speaks is ready once the browser has loaded it', () => {
  const { states, watch } = watched(false)
  watch.loaded()
  vi.advanceTimersByTime(silentMs)
  expect(states).toEqual(['ready'])
})

test('one that speaks after all is waited for', () => {
  const { states, watch } = watched(false)
  watch.loaded()
  watch.said('maru:loading')
  vi.advanceTimersByTime(silentMs - 1)
  watch.said('maru:ready')
  expect(states).toEqual(['waiting', 'ready'])
})

test('a frame that is gone says nothing any more', () => {
  const { states, watch } = watched(true)
  watch.stop()
  vi.advanceTimersByTime(silentMs)
  expect(states).toEqual([])
})

test('a session that ends early went on in another window; after twelve hours it is over', () => {
  for (const [openMs, state] of [
    [longestMs - 1_000, 'lost'],
    [longestMs, 'ended'],
  ] as const) {
    const { states, watch } = watched(true)
    watch.said('maru:ready')
    vi.advanceTimersByTime(openMs)
    watch.said('maru:session-ended')
    expect(states.at(-1)).toBe(state)
  }
})
