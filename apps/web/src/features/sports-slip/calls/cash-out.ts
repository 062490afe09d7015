import { call } from '@maru/client'
import type { DataOf, sportCashOut } from '@maru/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { sportTicket } from './tickets.ts'

/** `stake` null: all of it. `value`: what the member saw. */
type CashOut = { stake: number | null; value: number }

const ids = new Map<string, string>()
/** The same cash-out keeps its id until it has an answer. */
const attempts = new Map<string, ReturnType<typeof makeAttempt>>()
const attemptOf = (ticketId: string) => {
  const attempt = attempts.get(ticketId) ?? makeAttempt()
  attempts.set(ticketId, attempt)
  return attempt
}

type Answer = DataOf<typeof sportCashOut>

/** Pays a ticket out before its end, all of it or a part. `onAnswer` is called also where the ticket is shown no more by then: a list without it, or a card made anew. */
export const useCashOut = (ticketId: string, onAnswer: (answer: Answer) => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ stake, value }: CashOut) => {
      const attempt = attemptOf(ticketId)
      const key = attempt.keyFor(`${stake} ${value}`)
      const cashOutId = ids.get(key) ?? crypto.randomUUID()
      ids.set(key, cashOutId)
      try {
        const answer = await call('/api/sports/cashOut', { ticketId, cashOutId, stake, value })
        attempt.ended(undefined)
        return answer
      } catch (problem) {
        attempt.ended(problem)
        throw problem
      }
    },
    onSuccess: (answer) => {
      queries.setQueryData(sportTicket(ticketId).queryKey, answer.ticket)
      onAnswer(answer)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['own', 'sports', 'tickets'] }),
  })
}
