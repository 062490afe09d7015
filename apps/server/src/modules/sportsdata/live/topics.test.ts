import type { SportEventDelta, SportsMessage } from '@maru/contract'
import { expect, test } from 'vitest'
import { mergeMessages } from './topics.ts'

const eventOf = (id: number, more: Partial<SportEventDelta> = {}): SportEventDelta => ({
  id: String(id),
  version: 1,
  state: 'live',
  startsAt: '2026-11-27T10:00:00.000Z',
  score: null,
  clock: null,
  ...more,
})
const messageOf = (events: SportEventDelta[]): SportsMessage => ({
  cmd: 'SPORTS',
  data1: 'delta',
  data2: { serverTime: '2026-11-27T10:00:00.000Z', events },
})
const eventsFrom = (first: number) => Array.from({ length: 100 }, (_, at) => eventOf(first + at))

test('what is too much for one message says only that it changed', () => {
  expect(mergeMessages(messageOf(eventsFrom(0)), messageOf(eventsFrom(0))).data2.events).toHaveLength(100)
  const many = mergeMessages(messageOf(eventsFrom(0)), messageOf(eventsFrom(100)))
  expect(many).toMatchObject({ data1: 'changed', data2: { events: [] } })
  const markets = Array.from({ length: 1_600 }, (_, at) => ({
    key: `18/total=${at}.5`,
    state: 'active' as const,
    outcomes: [['12', 1_900, true] as [string, number, boolean], ['13', 1_900, true] as [string, number, boolean]],
  }))
  const large = mergeMessages(messageOf([eventOf(1)]), messageOf([eventOf(1, { markets })]))
  expect(large).toMatchObject({ data1: 'changed', data2: { events: [] } })
})
