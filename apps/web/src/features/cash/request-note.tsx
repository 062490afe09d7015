import type { CashRow } from '@maru/contract'
import { dayTime } from '../../shared/format/date.ts'
import { PlainUsdt } from './coin/coin-text.tsx'
import { shortened } from './coin/short.rules.ts'

/** What staff wrote, in whatever language; or what they named, in the member's. Before it how much coin came or goes, and where to. */
export function Reason({ row }: { row: CashRow }) {
  const { coin, reason } = row
  return (
    <span className="whitespace-normal text-text-3">
      {coin && (
        <span className="num">
          <PlainUsdt micro={coin.amount} />
          {coin.address && ` → ${shortened(coin.address)}`}
        </span>
      )}
      {coin && reason && ' · '}
      {reason && <span data-own>{reason}</span>}
    </span>
  )
}

/** When it was asked for, and why it came to nothing: whole, for it says what to do next. */
export function RequestNote({ row }: { row: CashRow }) {
  return (
    <span className="whitespace-normal">
      {dayTime(row.createdAt)}
      {(row.reason || row.coin) && (
        <>
          {' · '}
          <Reason row={row} />
        </>
      )}
    </span>
  )
}
