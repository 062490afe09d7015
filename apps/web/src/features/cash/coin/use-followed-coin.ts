import type { CashType } from '@maru/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coinList } from './calls/coin-list.ts'
import { isMoving } from './coin-row.rules.ts'

/** What is on its way by coin. What came while the page was looked at stays in view with its outcome. */
export const useFollowedCoin = (cashType: CashType) => {
  const newest = useQuery(coinList(cashType, 1))
  const rows = newest.data?.list
  const newestName = rows && (rows[0]?.name ?? 'none')
  const [first, setFirst] = useState<string>()
  const [followed, follow] = useState<string>()
  if (newestName && first === undefined) setFirst(newestName)
  // One that is deep enough soon may be there at once.
  const isNew = first !== undefined && newestName !== first
  const next = rows?.find(isMoving) ?? (isNew ? rows?.[0] : undefined)
  if (next && next.name !== followed) follow(next.name)
  return { rows, shown: next ?? rows?.find(({ name }) => name === followed) }
}
