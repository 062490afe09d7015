import { call, type Data } from '@maru/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const ownPrivacy = ['own', 'privacy'] as const
/** While a copy is being made, how often it is looked for. */
const LOOK_MS = 5_000

export type Obstacle = Data<'/api/privacy/closing'>['obstacles'][number]

export const exportState = queryOptions({
  queryKey: [...ownPrivacy, 'export'],
  queryFn: () => call('/api/privacy/export', {}),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.export && !state.data.export.madeAt ? LOOK_MS : false),
})
export const closingState = queryOptions({
  queryKey: [...ownPrivacy, 'closing'],
  queryFn: () => call('/api/privacy/closing', {}),
  staleTime: 0,
})
export const noticeSettings = queryOptions({
  queryKey: [...ownPrivacy, 'notices'],
  queryFn: () => call('/api/privacy/notices', {}),
  staleTime: 0,
})

const useChange = <Asked, Answer>(act: (asked: Asked) => Promise<Answer>) => {
  const queries = useQueryClient()
  return useMutation({ mutationFn: act, onSettled: () => queries.invalidateQueries({ queryKey: ownPrivacy }) })
}

export const useAskForExport = () => useChange((currentPass: string) => call('/api/privacy/exportAsk', { currentPass }))
export const useClose = () =>
  useChange((asked: { currentPass: string; reason: string }) => call('/api/privacy/close', asked))
export const useKeep = () => useChange(() => call('/api/privacy/keep', {}))
export type NoticeChoice = Data<'/api/privacy/notices'>['list'][number]
export const useSaveNotices = () => useChange((choice: NoticeChoice) => call('/api/privacy/saveNotices', choice))

/** Downloads the copy by an address that is good once. */
export const useTakeExport = () =>
  useMutation({
    mutationFn: () => call('/api/privacy/exportTicket', {}),
    onSuccess: ({ url }) => {
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    },
  })
