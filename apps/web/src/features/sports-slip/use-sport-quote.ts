import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SlipSelection, TicketBody } from '../../shared/sports/slip.rules.ts'
import { contentOf } from './betting.rules.ts'
import { refusalOf } from './calls/place.ts'
import { sportQuote } from './calls/quote.ts'
import { notePrices } from './prices-now.ts'

/** So long nothing changes before it is asked. */
const pauseMs = 250

/** What the slip would be accepted at, asked once its selections stand still. Its prices are noted. */
export const useSportQuote = (
  body: Pick<TicketBody, 'selections' | 'sizes'>,
  selections: readonly SlipSelection[],
  isWanted: boolean,
) => {
  const content = contentOf({ ...body, stake: 0 })
  const [still, setStill] = useState(content)
  useEffect(() => {
    const timer = setTimeout(() => setStill(content), pauseMs)
    return () => clearTimeout(timer)
  }, [content])
  const query = useQuery({ ...sportQuote(body), enabled: isWanted && still === content })
  const { data, error, dataUpdatedAt, errorUpdatedAt } = query
  const now = error ? refusalOf(error).selections : data?.selections
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is noted once, for what was asked
  useEffect(() => {
    if (now) notePrices(selections, now)
  }, [dataUpdatedAt, errorUpdatedAt])
  return { quote: data, problem: query.error, refetch: query.refetch }
}
