import type { CashType, CoinNetwork } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { moreClass, Section } from '@maru/ui/card.tsx'
import { RightIcon } from '@maru/ui/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { coinList } from '../../../features/cash/coin/calls/coin-list.ts'
import { CoinRows } from '../../../features/cash/coin/coin-rows.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'

/** What came or went by coin. */
export function CoinSection({ cashType, network }: { cashType: CashType; network: CoinNetwork | undefined }) {
  const say = useText('coin')
  const sayCash = useText('cash')
  const sayCommon = useText('common')
  const [page, turnTo] = useState(1)
  const { data, error, refetch } = useQuery(coinList(cashType, page))
  return (
    <Section
      title={say(`list.${cashType}`)}
      className="max-tablet:mt-2"
      action={
        <Link to={cashType === 'deposit' ? 'chargeList' : 'exchangeList'} className={moreClass}>
          {sayCommon('nav.more')}
          <RightIcon size={16} />
        </Link>
      }
    >
      {error && !data ? (
        <LoadFailed title={sayCash('list.failed')} problem={error} retry={refetch} />
      ) : (
        <CoinRows cashType={cashType} data={data} network={network} page={page} turnTo={turnTo} />
      )}
    </Section>
  )
}
