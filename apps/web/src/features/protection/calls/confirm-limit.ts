import { type Body, call } from '@maru/client'
import { useMutation } from '@tanstack/react-query'
import { useReadProtectionAgain } from './set-limit.ts'

export const useConfirmLimit = () =>
  useMutation({
    mutationFn: (named: Body<'/api/protection/confirmLimit'>) => call('/api/protection/confirmLimit', named),
    onSettled: useReadProtectionAgain(),
  })
