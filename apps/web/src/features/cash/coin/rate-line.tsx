import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { clockSeconds } from '../../../shared/format/date.ts'
import { Rate } from './coin-text.tsx'

type Props = { rate: number | null; rateAt: string | null; unknown: 'rate.unknownDeposit' | 'rate.unknownWithdrawal' }

/** What a USDT is worth now, and since when; where nobody knows, what that means. */
export function RateLine({ rate, rateAt, unknown }: Props) {
  const say = useText('coin')
  if (rate === null)
    return (
      <Notice tone="warn" title={say('rate.unknown')}>
        {say(unknown)}
      </Notice>
    )
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-13 text-text-3">
      <b className="font-bold text-16 text-text">
        <Rate rate={rate} />
      </b>
      <span className="num">
        {rateAt && `${say('rate.at', { time: clockSeconds(rateAt) })} · `}
        {say('rate.spread')}
      </span>
    </p>
  )
}
