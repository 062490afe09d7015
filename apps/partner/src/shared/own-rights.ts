import type { PartnerRight } from '@maru/contract'
import { useRead } from './calls.ts'

/** Whether who is logged in may do something; undefined while that is not known. */
export const useMay = (): ((right: PartnerRight | undefined) => boolean | undefined) => {
  const { data } = useRead('/api/partner/me', {})
  return (right) => right === undefined || data?.rights.includes(right)
}
