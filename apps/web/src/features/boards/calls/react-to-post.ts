import { type Body, call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ownBoards } from './boards.ts'

export const useLikePost = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (like: Body<'/api/board/like'>) => call('/api/board/like', like),
    onSettled: () => queries.invalidateQueries({ queryKey: ownBoards }),
  })
}

export const useReportPost = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (report: Body<'/api/board/report'>) => call('/api/board/report', report),
    onSettled: () => queries.invalidateQueries({ queryKey: ownBoards }),
  })
}
