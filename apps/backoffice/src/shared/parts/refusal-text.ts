import { coinOpenWhys, coinUnpaidWhys } from '@maru/contract'
import { textOf, useText } from '@maru/i18n/react'
import { StaffError } from '../call/staff-error.ts'

export const codeOf = (error: unknown): string => (error instanceof StaffError ? error.code : 'STAFF_ERROR')

/** Outside of components, once the texts are loaded. */
export const refusalText = (error: unknown): string => {
  if (!(error instanceof StaffError)) return textOf('staff-codes', 'STAFF_ERROR')
  if (error.status === 0) return textOf('office', 'state.no-answer')
  if (error.retryAfterSeconds && error.status !== 503)
    return textOf('office', 'state.wait-seconds', { seconds: error.retryAfterSeconds })
  const why = (error.detail as { why?: unknown } | null)?.why
  if (why === 'given-login') return textOf('staff-codes', 'STAFF_FORBIDDEN.given-login')
  const open = error.code === 'STAFF_COIN_OPEN' ? coinOpenWhys.find((one) => one === why) : undefined
  if (open) return textOf('staff-codes', `STAFF_COIN_OPEN.${open}`)
  const unpaid = error.code === 'STAFF_COIN_UNPAID' ? coinUnpaidWhys.find((one) => one === why) : undefined
  if (unpaid) return textOf('staff-codes', `STAFF_COIN_UNPAID.${unpaid}`)
  return textOf('staff-codes', error.code)
}

export const useRefusalText = (): ((error: unknown) => string) => {
  useText('staff-codes')
  useText('office')
  return refusalText
}
