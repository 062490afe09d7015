import { type Body, call, makeRequestKey } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { ownBoards } from './boards.ts'

export type Written = Omit<Body<'/api/board/{boardType}/save'>, 'requestKey' | 'act'>

/** Writes or changes a post or a question. */
export const useSavePost = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: (written: Written) =>
      call('/api/board/{boardType}/save', { ...written, requestKey: attempt.keyFor(JSON.stringify(written)) }),
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return queries.invalidateQueries({ queryKey: ownBoards })
    },
  })
}

export const useDeletePost = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (of: Pick<Written, 'boardType' | 'boardIdx'>) =>
      call('/api/board/{boardType}/save', { ...of, act: 'delete', requestKey: makeRequestKey() }),
    // Its own page is left first: asked for again, it would be gone.
    onSuccess: () => queries.invalidateQueries({ queryKey: [...ownBoards, 'list'] }),
  })
}
