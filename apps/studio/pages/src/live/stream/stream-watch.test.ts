import { expect, test } from 'vitest'
import { StreamWatch } from './stream-watch.ts'

/** A stream whose position the test moves; time is what the test says. */
const watched = () => {
  const stream = { position: 0, keepsPosition: false, opened: 0, closed: 0, failed: () => {} }
  const states: string[] = []
  const watch = new StreamWatch(
    {
      open(failed) {
        stream.opened++
        if (!stream.keepsPosition) stream.position = 0
        stream.failed = failed
      },
      close: () => stream.closed++,
      position: () => stream.position,
    },
    (state) => states.push(state),
  )
  watch.start(0)
  return { stream, states, watch }
}

test('a stream is loading until its picture moves', () => {
  const { stream, states, watch } = watched()
  watch.look(5_000)
  expect(watch.state).toBe('loading')
  stream.position = 0.2
  watch.look(5_250)
  stream.position = 0.45
  watch.look(5_500)
  expect(states).toEqual(['playing'])
})

test('a player that only jumps to the newest picture does not show it yet, nor one that stands where the last try ended', () => {
  const { stream, states, watch } = watched()
  stream.position = 12
  watch.look(250)
  watch.look(500)
  expect(watch.state).toBe('loading')
  stream.position = 12.2
  watch.look(750)
  stream.failed()
  stream.keepsPosition = true
  for (let now = 1_000; now < 6_000; now += 250) watch.look(now)
  expect(states).toEqual(['playing', 'gone'])
})

test('a picture that stands is said to be stalled, moves again, and is given up when it stands for long', () => {
  const { stream, states, watch } = watched()
  stream.position = 0.8
  watch.look(50)
  stream.position = 1
  watch.look(100)
  watch.look(2_700)
  expect(states).toEqual(['playing', 'stalled'])
  stream.position = 1.5
  watch.look(3_000)
  expect(watch.state).toBe('playing')
  watch.look(6_000)
  watch.look(11_100)
  expect(states).toEqual(['playing', 'stalled', 'playing', 'stalled', 'gone'])
  expect(stream.closed).toBe(1)
})

test('a stream that is gone is tried again, less and less often, and every try is closed', () => {
  const { stream, states, watch } = watched()
  const openedAt: number[] = []
  for (let now = 250; now < 500_000; now += 250) {
    const before = stream.opened
    watch.look(now)
    if (stream.opened > before) openedAt.push(now)
  }
  const waits = openedAt.map((at, index) => at - (openedAt[index - 1] ?? 0))
  expect(waits.slice(0, 5)).toEqual([15_000, 30_000, 60_000, 120_000, 120_000])
  expect(states).toEqual(['gone'])
  watch.stop()
  expect(stream.closed).toBe(stream.opened)
})

test('a device that needs long for its first picture gets there, and as soon after a break', () => {
  const { stream, watch } = watched()
  let openedAt = 0
  const until = (end: number, from: number) => {
    for (let now = from; now < end; now += 250) {
      const before = stream.opened
      if (now - openedAt >= 40_000) stream.position += 0.25
      watch.look(now)
      if (stream.opened > before) openedAt = now
    }
  }
  until(120_000, 250)
  expect([watch.state, stream.opened]).toEqual(['playing', 3])
  stream.failed()
  until(180_000, 120_000)
  expect([watch.state, stream.opened]).toEqual(['playing', 4])
})

test('after a picture the next failure is tried again soon', () => {
  const { stream, states, watch } = watched()
  stream.failed()
  watch.look(3_000)
  expect(stream.opened).toBe(2)
  stream.position = 1
  watch.look(3_250)
  stream.position = 1.2
  watch.look(3_500)
  stream.failed()
  expect(states).toEqual(['gone', 'playing', 'gone'])
  watch.look(6_500)
  expect(stream.opened).toBe(3)
})

test('a try that was given up, and one that was stopped, change nothing any more', () => {
  const { stream, states, watch } = watched()
  const late = stream.failed
  watch.retry(1_000)
  late()
  expect(watch.state).toBe('loading')
  watch.stop()
  stream.failed()
  expect(states).toEqual([])
  expect(stream.closed).toBe(2)
})
