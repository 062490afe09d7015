import { call } from '@maru/client'
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

/** Pays a ticket out before its end, all of it or a part. */
export const useCashOut = (ticketId: string) => {
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
    onSuccess: ({ ticket }) => queries.setQueryData(sportTicket(ticketId).queryKey, ticket),
    onSettled: () => queries.invalidateQueries({ queryKey: ['own', 'sports', 'tickets'] }),
  })
}
