import { followTopic } from '@maru/client'
import type { SportEventDelta, SportEventState, SportMarketState, SportsMessage } from '@maru/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createAskSoon } from '../../shared/sports/ask-soon.ts'
import { nameOf, type SlipSelection } from '../../shared/sports/slip.rules.ts'
import type { PriceNow, PricesNow } from './betting.rules.ts'

type Known = { price: number | null; isOn: boolean }
type Changes = {
  prices: Map<string, Known>
  markets: Map<string, SportMarketState>
  events: Map<string, SportEventState>
}

const changes: Changes = { prices: new Map(), markets: new Map(), events: new Map() }
const versions = new Map<string, number>()
let version = 0
const listeners = new Set<() => void>()
const notify = (): void => {
  version++
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What an answer says of selections, in their order. It is newer than all that was published before. */
export const notePrices = (
  selections: readonly Pick<SlipSelection, 'eventId' | 'market' | 'outcome'>[],
  now: readonly PriceNow[],
): void => {
  for (const [at, selection] of selections.entries()) {
    const one = now[at]
    if (!one) continue
    changes.prices.set(nameOf(selection), { price: one.price, isOn: one.isActive })
    // Of market and event it says nothing by themselves.
    changes.markets.delete(`${selection.eventId} ${selection.market}`)
    changes.events.delete(selection.eventId)
  }
  notify()
}

const noteDelta = (delta: SportEventDelta): void => {
  if ((versions.get(delta.id) ?? 0) > delta.version) return
  versions.set(delta.id, delta.version)
  if (delta.state) changes.events.set(delta.id, delta.state)
  for (const { key, state, outcomes } of delta.markets ?? []) {
    changes.markets.set(`${delta.id} ${key}`, state)
    for (const [outcome, price, isOn] of outcomes)
      changes.prices.set(nameOf({ eventId: delta.id, market: key, outcome }), { price, isOn })
  }
}

const isOpen: Partial<Record<SportEventState, true>> = { upcoming: true, live: true }

const nowOf = (selection: SlipSelection): PriceNow | undefined => {
  const known = changes.prices.get(nameOf(selection))
  const market = changes.markets.get(`${selection.eventId} ${selection.market}`)
  const event = changes.events.get(selection.eventId)
  if (!known && !market && !event) return undefined
  const isActive =
    (known?.isOn ?? true) && (market ?? 'active') === 'active' && (event === undefined || isOpen[event] === true)
  return { price: known ? known.price : selection.price, isActive }
}

/** What the slip held when it was looked at last. */
let held: ReadonlySet<string> = new Set()

/** What is known of a selection that comes in anew is older than the price that the member saw. */
const forgetOlder = (selections: readonly SlipSelection[]): void => {
  const before = held
  held = new Set(selections.map(nameOf))
  for (const selection of selections) {
    if (before.has(nameOf(selection))) continue
    changes.prices.delete(nameOf(selection))
    changes.markets.delete(`${selection.eventId} ${selection.market}`)
    const isFollowed = selections.some((one) => one.eventId === selection.eventId && before.has(nameOf(one)))
    if (!isFollowed) changes.events.delete(selection.eventId)
  }
}

/** As which staff change what is offered of every event. */
const ALL = '0'
/** From one asking to the next, however often markets come and go. */
const restMs = 3_000

/** Prices of what is in the slip as they are published. `onGap`: some may have been missed, or an event has other markets than before. */
export const usePricesNow = (selections: readonly SlipSelection[], onGap: () => void): PricesNow => {
  const events = [...new Set(selections.map(({ eventId }) => eventId))].sort().join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: onGap is made anew with each render
  useEffect(() => {
    const { askSoon, stop: stopAsking } = createAskSoon(onGap, () => restMs)
    const followed = events === '' ? [] : [...events.split(' '), ALL]
    const stops = followed.map((event) =>
      followTopic({
        destination: `/topic/sports/${event}`,
        onMessage: (message) => {
          const { data1, data2 } = message as SportsMessage
          for (const delta of data2.events) noteDelta(delta)
          notify()
          // What staff changed of it comes without prices: each site has its own.
          if (data1 === 'changed' || data2.events.some(({ isReshaped }) => isReshaped)) askSoon()
        },
        onFollowed: onGap,
      }),
    )
    return () => {
      stopAsking()
      for (const stop of stops) stop()
    }
  }, [events])
  useEffect(() => {
    forgetOlder(selections)
    notify()
  }, [selections])
  const seen = useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what changed
  return useMemo(
    () =>
      new Map(
        selections.flatMap((selection) => {
          const now = nowOf(selection)
          return now ? [[nameOf(selection), now] as const] : []
        }),
      ),
    [selections, seen],
  )
}
