import type { SportEventOut, SportMarketOut } from '@maru/contract'
import { expect, test, vi } from 'vitest'
import { createEventStore, headPart, marketPart } from './event-store.ts'

const event = (version: number, more: Partial<SportEventOut> = {}): SportEventOut => ({
  id: '7',
  sport: 'soccer',
  region: { id: '1', name: '국제' },
  competition: { id: '2', name: '북부 리그' },
  home: { id: '3', name: '북촌' },
  away: { id: '4', name: '해운대' },
  startsAt: '2026-11-26T09:00:00Z',
  state: 'live',
  version,
  score: null,
  clock: null,
  marketCount: 1,
  isSimulated: true,
  ...more,
})
const winner = (home: number, away: number): SportMarketOut => ({
  key: '1',
  type: 1,
  name: '승무패',
  line: null,
  group: 'main',
  state: 'active',
  outcomes: [
    { id: '1', name: '승', price: home, isActive: true },
    { id: '3', name: '패', price: away, isActive: true },
  ],
})
const priced = (version: number, home: number) => ({
  id: '7',
  version,
  markets: [{ key: '1', state: 'active' as const, outcomes: [['1', home, true] as [string, number, boolean]] }],
})
const priceIn = (store: ReturnType<typeof createEventStore>, at = 0) => store.market('7', '1')?.outcomes[at]?.price

test('a message that is not newer than what is known changes nothing', () => {
  const store = createEventStore()
  store.put(event(5), [winner(1_500, 2_500)])
  store.apply([priced(6, 1_600), priced(5, 1_700), priced(6, 1_800)])
  expect(priceIn(store)).toBe(1_600)
})

test('messages of one version may name different markets, and an older one may come last', () => {
  const store = createEventStore()
  const other = { ...winner(1_900, 1_900), key: '18/total=2.5' }
  const otherPriced = (version: number, price: number) => {
    const { markets, ...rest } = priced(version, price)
    return { ...rest, markets: markets.map((market) => ({ ...market, key: other.key })) }
  }
  const otherPrice = () => store.market('7', other.key)?.outcomes[0]?.price
  store.put(event(5), [winner(1_500, 2_500), other])
  store.apply([priced(6, 1_600), otherPriced(6, 2_000)])
  expect([priceIn(store), otherPrice()]).toEqual([1_600, 2_000])
  store.apply([
    { ...priced(8, 1_700), state: 'paused' },
    { ...otherPriced(7, 2_100), state: 'live' },
  ])
  expect([priceIn(store), otherPrice(), store.head('7')?.state]).toEqual([1_700, 2_100, 'paused'])
  expect(store.apply([{ id: '7', version: 8, isReshaped: true }])).toEqual(['7'])
  store.put(event(7), [winner(1_400, 2_500), { ...other, outcomes: winner(2_150, 1_900).outcomes }])
  expect([priceIn(store), otherPrice()]).toEqual([1_700, 2_150])
})

test('an answer that is older than the messages keeps what they brought', () => {
  const store = createEventStore()
  store.put(event(5), [winner(1_500, 2_500)])
  store.apply([{ ...priced(8, 1_600), state: 'paused' }])
  store.put(event(6), [winner(1_400, 2_500)])
  expect(priceIn(store)).toBe(1_600)
  expect(store.head('7')?.state).toBe('paused')
  store.put(event(9), [winner(1_450, 2_500)])
  expect(priceIn(store)).toBe(1_450)
})

test('a message that comes before the answer is not lost', () => {
  const store = createEventStore()
  store.apply([priced(8, 1_600)])
  store.put(event(7), [winner(1_500, 2_500)])
  expect(priceIn(store)).toBe(1_600)
})

test('only the outcome that changed becomes another object, and only those who show its market are called', () => {
  const store = createEventStore()
  store.put(event(5), [winner(1_500, 2_500), { ...winner(1_900, 1_900), key: '18/total=2.5' }])
  const before = store.market('7', '1')?.outcomes
  const [ofMarket, ofOther, ofHead] = [vi.fn(), vi.fn(), vi.fn()]
  store.subscribe(marketPart('7', '1'), ofMarket)
  store.subscribe(marketPart('7', '18/total=2.5'), ofOther)
  store.subscribe(headPart('7'), ofHead)
  store.apply([priced(6, 1_600)])
  expect(store.market('7', '1')?.outcomes[1]).toBe(before?.[1])
  expect(store.market('7', '1')?.outcomes[0]).not.toBe(before?.[0])
  expect([ofMarket, ofOther, ofHead].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
})

test('a price that stays the same calls nobody', () => {
  const store = createEventStore()
  store.put(event(5), [winner(1_500, 2_500)])
  const listener = vi.fn()
  store.subscribe(marketPart('7', '1'), listener)
  store.apply([priced(6, 1_500)])
  expect(listener).not.toHaveBeenCalled()
})

test('an incident that comes twice stands once, in the order of time', () => {
  const store = createEventStore()
  const goal = (at: string) => ({ at, atSeconds: 60, kind: 'goal', side: 'home' as const, home: 1, away: 0 })
  store.put(event(5), [], [goal('2026-11-26T09:20:00Z')])
  const incidents = [goal('2026-11-26T09:10:00Z'), goal('2026-11-26T09:20:00Z')]
  store.apply([{ id: '7', version: 6, incidents }])
  expect(store.incidents('7').map(({ at }) => at.slice(14, 16))).toEqual(['10', '20'])
})

test('an answer that says the newest first stands in the order of time, too', () => {
  const store = createEventStore()
  const at = (time: string, kind: string) => ({ at: time, atSeconds: 0, kind, side: null, home: 0, away: 0 })
  const [first, later] = ['2026-11-26T09:00:00Z', '2026-11-26T09:20:00Z']
  store.put(event(5), [], [at(later, 'goal'), at(first, 'period'), at(first, 'start')])
  expect(store.incidents('7').map(({ kind }) => kind)).toEqual(['start', 'period', 'goal'])
})

test('what was reshaped, or has a line that nobody knows yet, is to be asked for again', () => {
  const store = createEventStore()
  store.put(event(5), [])
  expect(store.apply([{ id: '7', version: 6, isReshaped: true }])).toEqual(['7'])
  expect(store.apply([{ id: '7', version: 6, isReshaped: true }])).toEqual([])
  expect(store.apply([priced(7, 1_500)])).toEqual(['7'])
})
