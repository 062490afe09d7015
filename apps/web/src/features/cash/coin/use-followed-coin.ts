import type { CashType } from '@maru/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coinList } from './calls/coin-list.ts'
import { isMoving } from './coin-row.rules.ts'

/** What is on its way by coin. What arrives while it is looked at stays in view with its outcome. */
export const useFollowedCoin = (cashType: CashType) => {
  const newest = useQuery(coinList(cashType, 1))
  const rows = newest.data?.list
  const moving = rows?.find(isMoving)
  const [followed, follow] = useState<string>()
  if (moving && moving.name !== followed) follow(moving.name)
  return { newest, rows, shown: moving ?? rows?.find(({ name }) => name === followed) }
}
