import { call, type Data } from '@maru/client'
import { queryOptions, useMutation } from '@tanstack/react-query'

export type Statements = Data<'/api/statement/list'>
export type Format = 'csv' | 'xlsx' | 'pdf'

export const statements = (year: number) =>
  queryOptions({
    queryKey: ['own', 'statements', year],
    queryFn: () => call('/api/statement/list', { year }),
    staleTime: 0,
  })

/** Downloads one statement by an address that is good once. */
export const useTakeStatement = () =>
  useMutation({
    mutationFn: (asked: { year: number; format: Format }) => call('/api/statement/ticket', asked),
    onSuccess: ({ url }) => {
      const link = document.createElement('a')
      link.href = url
      link.download = ''
      link.click()
    },
  })
