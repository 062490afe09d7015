import { useEffect, useRef, useState } from 'react'
import type { TableSaid, TableShown } from '../../../../../src/tables/table-shapes.ts'
import type { TableStore } from '../../store/table-store.ts'
import { nextCardAt, type TimedDeal, timedDeal, turnFrom } from '../play/timed-deal.ts'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** The deal as far as it may be read now; anew whenever a card lies or a hand may decide. */
export function useTimedDeal(store: TableStore, { deal, row }: TableShown, said: TableSaid) {
  const known = useRef<TimedDeal | undefined>(undefined)
  const [, lookAgain] = useState(0)
  // The same deals give the same times, so it does not matter how often this is done.
  known.current = deal?.kind === 'blackjack' ? timedDeal(known.current, deal, row, said) : undefined
  const timed = known.current
  const isOver = row.phase !== 'dealing'
  const now = store.now()
  const next = timed && !isOver ? soonest(nextCardAt(timed, now), turnFrom(timed.deal, said), now) : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => lookAgain((count) => count + 1), Math.max(0, next - store.now()) + 15)
    return () => clearTimeout(timer)
  }, [next, store])
  return { timed, now: isOver || reduced.matches ? Number.POSITIVE_INFINITY : now }
}

const soonest = (card: number | undefined, turn: number, now: number): number | undefined => {
  const coming = [card ?? Number.POSITIVE_INFINITY, turn].filter((at) => at > now && Number.isFinite(at))
  return coming.length > 0 ? Math.min(...coming) : undefined
}
