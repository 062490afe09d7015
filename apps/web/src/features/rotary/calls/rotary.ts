import { call, type Data } from '@maru/client'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'

export const ownRotary = ['own', 'rotary'] as const
export type Rotary = Data<'/api/rotary/show'>
export type Spin = Data<'/api/rotary/spin'>['spin']

export const rotaryWheel = queryOptions({
  queryKey: [...ownRotary, 'wheel'],
  queryFn: () => call('/api/rotary/show', {}),
  staleTime: 0,
})

export const rotaryList = (page: number) =>
  queryOptions({
    queryKey: [...ownRotary, 'list', page],
    queryFn: () => call('/api/rotary/list', { page }),
    staleTime: 0,
  })

/** Nothing is asked again with it: who shows it does so once the wheel has stopped. */
export const useSpin = () => {
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: ({ table, number }: { table: string; number: number }) =>
      call('/api/rotary/spin', { table, requestKey: attempt.keyFor(`${table}:${number}`) }).then(({ spin }) => spin),
    onSettled: (_, problem) => attempt.ended(problem),
  })
}

export const useChooseSeed = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ownSeed: string) => call('/api/rotary/seed', { ownSeed }),
    onSettled: () => queries.invalidateQueries({ queryKey: rotaryWheel.queryKey }),
  })
}
