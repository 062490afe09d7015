import { staffLogin } from '@maru/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Asked, adminCall } from '../../../shared/call/admin-call.ts'
import { keepMe, meOptions } from '../../../shared/staff/me.ts'

export const useLogIn = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: Asked<typeof staffLogin>) => adminCall(staffLogin, asked),
    meta: { isQuiet: true },
    onSuccess: (me) => queries.setQueryData(meOptions.queryKey, keepMe(me)),
  })
}
