import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { dayTime } from '../../shared/format/date.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { type MoneyMove, moneyMoves } from './calls/money-moves.ts'

/** Cash that partners gave the member, and took back. Nothing, for whom there never was any. */
export function GiftCard() {
  const say = useText('cash')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(moneyMoves)
  if (error && !data) return <LoadFailed title={say('gift.failed')} problem={error} retry={refetch} />
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  if (rows.length === 0) return null
  return (
    <Card pad={false} aria-busy={isFetchingNextPage}>
      <h2 className="px-5 pt-4 pb-1 font-bold text-16 max-tablet:px-4">{say('gift.title')}</h2>
      <ul>
        {rows.map((row) => (
          <Row key={`${row.at} ${row.cash}`} {...row} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="border-line-soft border-t p-3 text-center">
          <Button size="sm" className="touch:h-11" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {say('gift.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Row({ way, partnerMemId, amount, cash, note, at }: MoneyMove) {
  const say = useText('cash')
  return (
    <li className="flex items-baseline gap-4 border-line-soft border-t px-5 py-3 first:border-t-0 max-tablet:px-4">
      <span className="min-w-0 flex-1">
        <b className="block break-words font-semibold text-14">{say(`gift.${way}`, { name: partnerMemId })}</b>
        <time className="num text-12 text-text-3" dateTime={at}>
          {dayTime(at)}
        </time>
        {note && <span className="block break-words text-12 text-text-3">{note}</span>}
      </span>
      <span className="num shrink-0 text-right text-14">
        <span className="block font-semibold">
          {way === 'give' ? '+' : '−'}
          <Sum units={amount} />
        </span>
        <span className="block text-12 text-text-3">
          {say('gift.after')} <Sum units={cash} />
        </span>
      </span>
    </li>
  )
}
