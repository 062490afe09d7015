import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sportTicket } from './tickets.ts'

/** Takes or declines what a trader offers. */
export const useAnswerOffer = (ticketId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isTaken: boolean) => call('/api/sports/answerOffer', { ticketId, isTaken }),
    onSuccess: ({ ticket }) => queries.setQueryData(sportTicket(ticketId).queryKey, ticket),
    onSettled: () => queries.invalidateQueries({ queryKey: ['own', 'sports', 'tickets'] }),
  })
}
