import { boardRowsStep, type SportsBoardMarket } from '@maru/contract'
import { useRef, useState } from 'react'
import { useMay } from '../../../shared/staff/me.ts'
import { inKeptOrder, stepIn } from './board.rules.ts'
import { type BoardQuery, useBoard, useBoardEvent } from './calls/board.ts'
import { useChangeOffer } from './calls/change-offer.ts'
import { usePriceEdit } from './use-price-edit.ts'

/** What a trader looks at: an event, and perhaps one of its markets; what keys and buttons do to them. */
export const useBoardState = () => {
  const mayTrade = useMay()('sports.trade')
  const [asked, setAsked] = useState<BoardQuery>({ view: 'all', sport: '', search: '', take: boardRowsStep })
  const query = useBoard(asked)
  const [chosen, setChosen] = useState<string>()
  const rows = query.data?.rows ?? []
  const eventId = chosen ?? rows[0]?.event.id
  const eventQuery = useBoardEvent(eventId)
  // What was asked for before stands in while the next one loads: no key may act on it.
  const shown = eventQuery.data?.event.id === eventId ? eventQuery.data : undefined
  const markets = useKeptOrder(eventId, shown?.markets)
  const [picked, setPicked] = useState<{ eventId: string; key: string }>()
  const market = picked?.eventId === eventId ? markets.find(({ key }) => key === picked?.key) : undefined
  const offer = useChangeOffer()
  const price = usePriceEdit(eventId, offer)

  const leave = () => {
    offer.clear()
    price.close()
  }
  const choose = (id: string | undefined) => {
    leave()
    setChosen(id)
  }
  const pick = (key: string | undefined) => {
    leave()
    setPicked(eventId && key ? { eventId, key } : undefined)
  }
  const target = market?.offer ?? shown?.offer
  const change = (what: 'suspend' | 'resume') => {
    if (!shown || !target) return
    offer.change({
      eventId: Number(shown.event.id),
      market: market?.key ?? '',
      seen: target.version,
      change: { what },
    })
  }
  const book = query.data?.book
  return {
    mayTrade,
    query,
    asked,
    ask: (changes: Partial<BoardQuery>) => setAsked((was) => ({ ...was, ...changes })),
    eventId,
    eventQuery: { ...eventQuery, data: shown },
    shown,
    markets,
    market,
    target,
    offer,
    price,
    choose,
    pick,
    move: (step: 1 | -1) =>
      choose(
        stepIn(
          rows,
          rows.findIndex(({ event }) => event.id === eventId),
          step,
        )?.event.id ?? eventId,
      ),
    suspend: () => change('suspend'),
    resume: () => change('resume'),
    switchBook: (done: () => void) => {
      if (!book) return
      const what = book.isSuspended ? 'resume' : 'suspend'
      offer.change({ eventId: 0, market: '', seen: book.version, change: { what } }, done)
    },
  }
}
export type Board = ReturnType<typeof useBoardState>

/** Markets in the order in which they were first shown, as long as the event stays the same. */
const useKeptOrder = (eventId: string | undefined, markets: readonly SportsBoardMarket[] = []): SportsBoardMarket[] => {
  const kept = useRef<{ eventId: string | undefined; order: string[] }>({ eventId: undefined, order: [] })
  const known = kept.current.eventId === eventId ? kept.current.order : []
  const { order, markets: ordered } = inKeptOrder(known, markets)
  kept.current = { eventId, order }
  return ordered
}
