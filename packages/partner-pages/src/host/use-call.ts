import type { Body, Data } from '@maru/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListPath, PartnerPath } from './calls.ts'
import { useHost } from './host.ts'

// A key that begins with `own` is forgotten at the logout.
const root = ['own', 'partner'] as const

type Options = { isOff?: boolean; everyMs?: number; isKept?: boolean }

/** What a call answers. `isKept`: the answer before stays until the next is there. */
export const useRead = <P extends PartnerPath>(path: P, body: Body<P>, { isOff, everyMs, isKept }: Options = {}) => {
  const { call } = useHost()
  return useQuery<Data<P>>({
    queryKey: [...root, path, body],
    queryFn: () => call(path, body),
    enabled: !isOff,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
    ...(isKept ? { placeholderData: (before: unknown) => before as never } : {}),
  })
}

type Growing = { list: readonly unknown[]; next: string | null }
type Row<P extends ListPath> = Data<P> extends { list: readonly (infer R)[] } ? R : never

/** A list that grows, with what the newest answer said besides. */
export const useList = <P extends ListPath>(path: P, body: Omit<Body<P>, 'before'>, { isOff }: Options = {}) => {
  const { call } = useHost()
  const query = useInfiniteQuery({
    queryKey: [...root, path, 'list', body],
    queryFn: async ({ pageParam }) => (await call(path, { ...body, before: pageParam } as Body<P>)) as Growing,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: !isOff,
  })
  const { data, error, isPending, isError, hasNextPage, isFetchingNextPage } = query
  return {
    first: data?.pages[0] as Data<P> | undefined,
    rows: (data?.pages.flatMap(({ list }) => list) ?? []) as Row<P>[],
    isPending,
    isError,
    problem: error,
    retry: () => void query.refetch(),
    more: hasNextPage ? () => void query.fetchNextPage() : undefined,
    isMoreComing: isFetchingNextPage,
  }
}
export type GrowingList = Pick<
  ReturnType<typeof useList>,
  'isPending' | 'isError' | 'problem' | 'retry' | 'more' | 'isMoreComing'
>

/** A call that changes something: everything that was read of partners is asked for again. */
export const useChange = <P extends PartnerPath>(path: P) => {
  const { call } = useHost()
  const queries = useQueryClient()
  return useMutation<Data<P>, Error, Body<P>>({
    mutationFn: (body) => call(path, body),
    // Not waited for: a form that begins anew with what it saved would be gone before it could say so.
    onSuccess: () => void queries.invalidateQueries({ queryKey: root }),
  })
}
