import type { CashRow } from '@maru/contract'
import { dayTime } from '../../shared/format/date.ts'

/** What staff wrote, in whatever language; or what they named, in the member's. */
export function Reason({ row }: { row: CashRow }) {
  return (
    <span data-own className="whitespace-normal text-text-3">
      {row.reason}
    </span>
  )
}

/** When it was asked for, and why it came to nothing: whole, for it says what to do next. */
export function RequestNote({ row }: { row: CashRow }) {
  return (
    <span className="whitespace-normal">
      {dayTime(row.createdAt)}
      {row.reason && (
        <>
          {' · '}
          <Reason row={row} />
        </>
      )}
    </span>
  )
}
