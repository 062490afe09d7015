import { call, type Data } from '@maru/client'
import { queryOptions } from '@tanstack/react-query'

export type OwnSession = Data<'/api/member/sessions'>['list'][number]

/** The last logins, newest first. */
export const ownSessions = queryOptions({
  queryKey: ['own', 'sessions'],
  queryFn: async () => (await call('/api/member/sessions', {})).list,
  staleTime: 0,
})
