import { sportsPriceCheck } from '@maru/contract'
import { useMutation } from '@tanstack/react-query'
import { type Asked, adminCall } from '../../../../shared/call/admin-call.ts'

/** What a new price would make of its market; changes nothing. */
export const useCheckPrice = () =>
  useMutation({ mutationFn: (asked: Asked<typeof sportsPriceCheck>) => adminCall(sportsPriceCheck, asked) })
