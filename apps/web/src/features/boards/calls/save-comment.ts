import { type Body, call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makeAttempt } from '../../../shared/request/attempt.ts'
import { ownBoards } from './boards.ts'

export type WrittenComment = Omit<Body<'/api/board/cmtSave'>, 'requestKey'>

/** Writes, changes or deletes a comment. */
export const useSaveComment = () => {
  const queries = useQueryClient()
  const [attempt] = useState(makeAttempt)
  return useMutation({
    mutationFn: (written: WrittenComment) =>
      call('/api/board/cmtSave', { ...written, requestKey: attempt.keyFor(JSON.stringify(written)) }),
    onSettled: (_, problem) => {
      attempt.ended(problem)
      return queries.invalidateQueries({ queryKey: ownBoards })
    },
  })
}
