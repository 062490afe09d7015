import type { LimitKind } from '@maru/contract/protection'
import { useQuery } from '@tanstack/react-query'
import { siteOption } from '../../shared/support/site-option.ts'

/** What a deposit has to be at least, in ledger units; of other limits nothing is least. */
export const useLeastDeposit = (kind: LimitKind): number => {
  const { data } = useQuery({ ...siteOption, enabled: kind === 'deposit' })
  return (kind === 'deposit' && data?.minimumDeposit) || 0
}
