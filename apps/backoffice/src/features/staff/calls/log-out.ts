import { staffLogout } from '@maru/contract'
import { useMutation } from '@tanstack/react-query'
import { adminCall } from '../../../shared/call/admin-call.ts'

export const useLogOut = () => useMutation({ mutationFn: () => adminCall(staffLogout), meta: { isQuiet: true } })
