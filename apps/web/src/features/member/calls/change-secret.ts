import { type Body, call } from '@maru/client'
import { useMutation } from '@tanstack/react-query'

/** A new login or withdrawal password, for who knows the login password. */
export const useChangeSecret = () =>
  useMutation({ mutationFn: (change: Body<'/api/member/update'>) => call('/api/member/update', change) })
