import { type Body, call } from '@maru/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** What the member's protection is asked for again after a change. */
export const useReadProtectionAgain = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['own', 'protection'] })
}

/** `amount` null: no limit. A tighter one holds at once. */
export const useSetLimit = () =>
  useMutation({
    mutationFn: (wanted: Body<'/api/protection/setLimit'>) => call('/api/protection/setLimit', wanted),
    onSettled: useReadProtectionAgain(),
  })
