import type { CashType } from '@maru/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recentRequests } from './calls/cash-list.ts'
import { isOpen } from './request.rules.ts'

/** The member's open request of a kind. One that ends while it is looked at stays in view with its outcome. */
export const useFollowedRequest = (cashType: CashType) => {
  const requests = useQuery(recentRequests(cashType))
  const rows = requests.data?.list
  const open = rows?.find(isOpen)
  const [followed, follow] = useState<number>()
  if (open && open.cashIdx !== followed) follow(open.cashIdx)
  return { requests, rows, open, shown: open ?? rows?.find((row) => row.cashIdx === followed) }
}
