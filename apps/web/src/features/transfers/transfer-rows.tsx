import { useText } from '@maru/i18n/react'
import { dayTime } from '../../shared/format/date.ts'
import { Sum } from '../../shared/format/sum.tsx'
import type { TransferRow } from './calls/held-money.ts'

/** What went to vendors and came back last. */
export function TransferRows({ rows }: { rows: readonly TransferRow[] }) {
  const say = useText('transfers')
  return (
    <details className="border-line-soft border-t">
      <summary className="flex min-h-11 cursor-pointer items-center px-5 text-13 text-text-2 max-tablet:px-4">
        {say('last.title')}
      </summary>
      <ul className="pb-2">
        {rows.map(({ transferId, vendorName, direction, status, amount, createdAt }) => (
          <li key={transferId} className="flex flex-wrap items-baseline gap-x-4 px-5 py-2 text-13 max-tablet:px-4">
            <span className="min-w-0 flex-1 basis-48">
              {say(direction === 'in' ? 'last.in' : 'last.out', { vendor: vendorName })}
              {status === 'refused' && <span className="text-text-3"> · {say('last.refused')}</span>}
            </span>
            <time className="num text-12 text-text-3" dateTime={createdAt}>
              {dayTime(createdAt)}
            </time>
            <span className="num min-w-24 text-right">
              <Sum units={amount} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
