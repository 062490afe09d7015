import { type Body, call } from '@maru/client'
import { useMutation } from '@tanstack/react-query'
import { useReadProtectionAgain } from './set-limit.ts'

export const useKeepLimit = () =>
  useMutation({
    mutationFn: (named: Body<'/api/protection/keepLimit'>) => call('/api/protection/keepLimit', named),
    onSettled: useReadProtectionAgain(),
  })
