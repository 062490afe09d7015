import { call } from '@maru/client'
import { useMutation } from '@tanstack/react-query'

/** `score`: of the self-test, where the member gives it. */
export const useAskHelp = () =>
  useMutation({ mutationFn: (score: number | null) => call('/api/protection/askHelp', { score }) })
