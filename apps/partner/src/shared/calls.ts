import { type AnyCall, type Body, call, type Data } from '@maru/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

type Path = Extract<AnyCall, { audience: 'partner' }>['path']

// As the partner pages have it: what was read of partners is asked for again after every change.
const root = ['own', 'partner'] as const

export const useRead = <P extends Path>(path: P, body: Body<P>) =>
  useQuery<Data<P>>({ queryKey: [...root, path, body], queryFn: () => call(path, body) })

export const useChange = <P extends Path>(path: P) => {
  const queries = useQueryClient()
  return useMutation<Data<P>, Error, Body<P>>({
    mutationFn: (body) => call(path, body),
    onSuccess: () => queries.invalidateQueries({ queryKey: root }),
  })
}

/** The trail, which grows. */
export const useActs = (employeeId: number) =>
  useInfiniteQuery({
    queryKey: [...root, '/api/partner/acts', 'list', employeeId],
    queryFn: ({ pageParam }) => call('/api/partner/acts', { employeeId, before: pageParam, size: 30 }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
