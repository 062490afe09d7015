import type { CashType, CoinNetwork, CoinRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { dayTime } from '../../../shared/format/date.ts'
import { PlainSum, Sum } from '../../../shared/format/sum.tsx'
import { ListPager } from '../../../shared/parts/list-pager.tsx'
import type { CoinList } from './calls/coin-list.ts'
import { Rate, Usdt } from './coin-text.tsx'
import { CoinChip, Depth, StateText, Transaction } from './row-parts.tsx'
import { shortened } from './short.rules.ts'

type Props = {
  cashType: CashType
  data: CoinList | undefined
  /** Unknown to who may not deposit. */
  network: CoinNetwork | undefined
  page: number
  turnTo: (page: number) => void
}

/** What came or went by coin, newest first, with what became of it. */
export function CoinRows({ cashType, data, network, page, turnTo }: Props) {
  const say = useText('coin')
  if (!data)
    return (
      <Card aria-busy="true">
        <SkeletonTiles count={3} shape="row" />
      </Card>
    )
  if (data.list.length === 0 && page === 1)
    return (
      <Card pad={false}>
        <Empty title={say(`list.${cashType}None`)}>{say(`list.${cashType}NoneText`)}</Empty>
      </Card>
    )
  const { tatal_list_count: total, count_per_list: size } = data.pageInfo
  return (
    <Card pad={false}>
      <ul aria-label={say(`list.${cashType}`)}>
        {data.list.map((row) => (
          <Row key={row.name} row={row} network={network} />
        ))}
      </ul>
      <ListPager page={page} pages={Math.ceil(total / (size || 10))} onPage={turnTo} />
    </Card>
  )
}

function Row({ row, network }: { row: CoinRow; network: CoinNetwork | undefined }) {
  const say = useText('coin')
  const { amount, cash, rate, txHash, address, at, movement } = row
  const isComing = movement.cashType === 'deposit'
  // Nothing came of it.
  const isNone = ['returning', 'returned', 'gone'].includes(movement.state)
  const isDeepening = movement.state === 'seen' || (movement.state === 'sending' && txHash !== null)
  return (
    <li className="grid gap-2.5 border-line-soft border-t px-5 py-4 first:border-t-0 max-tablet:px-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1.5">
        <span className="grid min-w-0 flex-[1_0_min-content] gap-0.5">
          <Usdt micro={amount} className="font-bold text-16" />
          <span className="flex flex-wrap items-center gap-x-2 text-12 text-text-3">
            <time dateTime={at} className="num">
              {dayTime(at)}
            </time>
            {!isComing && <span className="num">{say('list.to', { address: shortened(address) })}</span>}
            {txHash && <Transaction hash={txHash} network={network} />}
          </span>
        </span>
        <span className="ml-auto grid justify-items-end gap-1">
          <CoinChip row={row} />
          {cash !== null && !isNone && (
            <span className="text-right text-12 text-text-3">
              {movement.state === 'credited' ? (
                <Sum units={cash} className="font-semibold text-14" />
              ) : (
                <PlainSum units={cash} />
              )}
              {rate !== null && (
                <span className="block">
                  <Rate rate={rate} />
                </span>
              )}
            </span>
          )}
        </span>
      </div>
      {isDeepening && network && <Depth row={row} network={network} />}
      <p className="text-13 text-text-2 leading-normal">
        <StateText row={row} />
      </p>
    </li>
  )
}
