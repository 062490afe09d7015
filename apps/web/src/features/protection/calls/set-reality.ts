import { call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { noteRealityDue } from './acknowledge-reality.ts'
import { useReadProtectionAgain } from './set-limit.ts'

export const useSetReality = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (minutes: number) => call('/api/protection/setReality', { minutes }),
    onSuccess: ({ dueAt }) => noteRealityDue(queries, dueAt),
    onSettled: useReadProtectionAgain(),
  })
}
