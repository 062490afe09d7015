import type { AdminAnswerOf, AdminCall } from '@maru/contract'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLive } from '../live/live-state.ts'
import { useRemembered } from '../remembered.ts'
import { chosenSite, language } from '../settings.ts'
import { type Asked, adminCall } from './admin-call.ts'

/** How often lists ask again while the live socket is down. */
export const pollMs = 5_000

export const askOptions = <C extends AdminCall>(call: C, asked: Asked<C> = {}) =>
  queryOptions<AdminAnswerOf<C>>({
    // The answer depends on site and language, so they are part of the name under which it is kept.
    queryKey: [call.path, chosenSite.get(), language.get(), asked],
    queryFn: ({ signal }) => adminCall(call, asked, signal),
  })

type AskChoice = { isOn?: boolean; isLive?: boolean; everyMs?: number }

/** Reads. `isLive`: asks again every few seconds while the socket is down. */
export const useAsk = <C extends AdminCall>(call: C, asked: Asked<C> = {}, choice: AskChoice = {}) => {
  const isUp = useLive()
  useRemembered(chosenSite)
  useRemembered(language)
  const everyMs = choice.isLive && !isUp ? pollMs : choice.everyMs
  return useQuery({
    ...askOptions(call, asked),
    enabled: choice.isOn ?? true,
    placeholderData: keepPreviousData,
    refetchInterval: everyMs ?? false,
  })
}

type Done<C extends AdminCall> = (queries: QueryClient, answer: AdminAnswerOf<C>, asked: Asked<C>) => void

/** Changes. Asks again for everything of `touches` afterwards, also when refused: somebody else may have been faster. `isQuiet`: who calls says by itself why it was refused. */
export const useAct = <C extends AdminCall>(
  call: C,
  touches: readonly AdminCall[],
  done?: Done<C>,
  meta: { isQuiet?: boolean } = {},
) => {
  const queries = useQueryClient()
  return useMutation({
    meta,
    mutationFn: (asked: Asked<C>) => adminCall(call, asked),
    onSuccess: (answer, asked) => done?.(queries, answer, asked),
    onSettled: () => Promise.all(touches.map((touched) => queries.invalidateQueries({ queryKey: [touched.path] }))),
  })
}
