import { call } from '@maru/client'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession } from '../../../shared/session/session.ts'

const favourites = queryOptions({
  queryKey: ['own', 'sport-favourites'],
  queryFn: () => call('/api/sports/favourites', {}),
  staleTime: 60_000,
})
const none: readonly string[] = []

/** Events that the member keeps, and how one is kept or let go. A guest has none. */
export const useFavourites = () => {
  const queries = useQueryClient()
  const isMember = useSession() !== undefined
  const { data } = useQuery({ ...favourites, enabled: isMember })
  const { mutate } = useMutation({
    mutationFn: (wanted: { eventId: string; isOn: boolean }) => call('/api/sports/favourite', wanted),
    // The star answers the finger; what the server says holds.
    onMutate: ({ eventId, isOn }) => {
      queries.setQueryData(favourites.queryKey, (known) => {
        const others = known?.eventIds.filter((id) => id !== eventId) ?? []
        return { eventIds: isOn ? [eventId, ...others] : others }
      })
    },
    onSuccess: (answer) => queries.setQueryData(favourites.queryKey, answer),
    onError: () => queries.invalidateQueries({ queryKey: favourites.queryKey }),
  })
  const keep = useCallback((eventId: string, isOn: boolean) => mutate({ eventId, isOn }), [mutate])
  return { ids: isMember ? (data?.eventIds ?? none) : none, keep, isMember }
}
