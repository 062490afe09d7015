import { expect, test } from 'vitest'
import { type ChangedEvent, type ChangedMarket, mergeChanged } from './changed-event.ts'

const priced = (key: string, price: number): [string, ChangedMarket] => [
  key,
  {
    key,
    market: { type: 1, specifiers: {} },
    state: 'active',
    producer: 1,
    outcomes: [{ id: '1', price, probability: null, isActive: true }],
    voids: [],
  },
]
const changed = (version: number | null, markets: [string, ChangedMarket][], eventId = 1): ChangedEvent => ({
  eventId,
  version,
  markets: new Map(markets),
  isWhole: false,
  incidents: [],
})

test('of several changes of an event each market stands as it was stored last', () => {
  const [one] = mergeChanged([changed(4, [priced('a', 2_000), priced('b', 3_000)]), changed(5, [priced('a', 2_100)])])
  expect(one?.version).toBe(5)
  expect([...(one?.markets.values() ?? [])].map(({ outcomes }) => outcomes[0]?.price)).toEqual([2_100, 3_000])
})

test('where somebody else stored a version in between, markets count as changed again', () => {
  const merged = mergeChanged([changed(4, [priced('a', 2_000)]), changed(6, [priced('b', 3_000)]), changed(7, [])])
  expect(merged[0]?.version).toBeNull()
})

test('events are merged each by itself', () => {
  const merged = mergeChanged([
    changed(4, []),
    { ...changed(9, [], 2), incidents: [1] },
    { ...changed(5, []), isWhole: true },
  ])
  expect(merged).toMatchObject([
    { eventId: 1, version: 5, isWhole: true, incidents: [] },
    { eventId: 2, version: 9, isWhole: false, incidents: [1] },
  ])
})
