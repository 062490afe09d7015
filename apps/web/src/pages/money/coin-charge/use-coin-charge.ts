import { serverNow } from '@maru/client'
import type { CoinQuote } from '@maru/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { coinDeposit } from '../../../features/cash/coin/calls/coin-deposit.ts'
import { holdsDeposits } from '../../../features/cash/coin/deposit-refusal.rules.ts'
import { whenFixed } from '../../../features/cash/coin/quote-news.ts'
import { useFollowedCoin } from '../../../features/cash/coin/use-followed-coin.ts'
import { useKeptState } from '../../../shared/turned/kept-state.ts'

export const useCoinCharge = () => {
  const deposit = useQuery(coinDeposit)
  const { refetch } = deposit
  useEffect(() => whenFixed(() => void refetch()), [refetch])
  const followed = useFollowedCoin('deposit')
  const [isChanging, setChanging] = useKeptState('coin-change', false)
  const [last, setLast] = useState<CoinQuote>()
  const quote = deposit.data?.quote ?? undefined
  if (quote && quote !== last) setLast(quote)
  // One that is no more and had time left has had its transfer; one that ran out says so.
  const ranOut = last && Date.parse(last.validUntil) <= serverNow() ? last : undefined
  return {
    shown: followed.shown,
    deposit: deposit.data,
    quote: isChanging ? undefined : (quote ?? ranOut),
    change: () => setChanging(true),
    onFixed: () => setChanging(false),
    // An address that was shown goes when what is sent to it would be held.
    problem: deposit.data && !holdsDeposits(deposit.error) ? undefined : deposit.error,
    retry: () => void refetch(),
  }
}
export type CoinCharge = ReturnType<typeof useCoinCharge>
