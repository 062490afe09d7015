import { serverNow } from '@maru/client'
import { useEffect, useRef, useState } from 'react'
import { type Filter, filtered } from './filter/filter.rules.ts'
import { inOrder, type Order, steady } from './filter/order.rules.ts'
import { keyOf, type Table } from './table.ts'

/** What the filter lets through, in its order; while it is held nothing moves. */
export const useShownTables = (
  tables: readonly Table[],
  asked: { filter: Filter; order: Order; favourites: ReadonlySet<string>; isHeld: boolean },
): Table[] => {
  const { filter, order, favourites, isHeld } = asked
  useEverySecond(filter.hasTime)
  const before = useRef<{ filter: Filter; keys: string[] }>({ filter, keys: [] })
  const next = inOrder(filtered(tables, filter, { favourites, now: serverNow() }), order)
  const isSame = before.current.filter === filter
  const shown = isHeld && isSame ? steady(before.current.keys, next, tables) : next
  useEffect(() => {
    before.current = { filter, keys: shown.map(({ table }) => keyOf(table)) }
  })
  return shown
}

/** Renders again every second while what is shown depends on the time. */
const useEverySecond = (isOn: boolean): void => {
  const [, setTick] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000)
    return () => clearInterval(timer)
  }, [isOn])
}
