import { serverNow } from '@maru/client'
import type { CoinQuote } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { clockText, useCountdown } from '@maru/ui/countdown.tsx'
import { ClockIcon } from '@maru/ui/icons.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import type { ReactNode } from 'react'
import { clock } from '../../../shared/format/date.ts'
import { Sum } from '../../../shared/format/sum.tsx'
import { Rate, Usdt } from './coin-text.tsx'

type Props = {
  quote: CoinQuote
  /** The bonus that it was chosen with. */
  bonus: ReactNode
  /** Asks for another. */
  change: () => void
}

/** The rate that holds, up to how much and how long; or that it did. */
export function QuoteCard({ quote, bonus, change }: Props) {
  const say = useText('coin')
  const until = Date.parse(quote.validUntil)
  const left = useCountdown(until, { now: serverNow })
  const time = clock(until)
  if (left === 0)
    return (
      <Notice
        tone="warn"
        title={say('quote.expired')}
        live
        action={
          <Button size="sm" onClick={change}>
            {say('quote.again')}
          </Button>
        }
      >
        {say('quote.expiredText', { time })}
      </Notice>
    )
  return (
    <section
      aria-label={say('quote.title')}
      className="grid gap-4 rounded-card bg-surface-1 p-5 shadow-[inset_0_0_0_1px_var(--accent)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="font-bold text-15">{say('quote.title')}</h2>
        <span className="inline-flex items-center gap-1.5 text-focus">
          <ClockIcon size={16} />
          <b role="timer" aria-label={say('quote.left')} className="num font-bold text-18">
            {clockText(left)}
          </b>
        </span>
      </div>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-2 text-13 [&>dd]:text-right [&>dt]:text-text-3">
        <dt>{say('quote.rate')}</dt>
        <dd className="font-semibold">
          <Rate rate={quote.rate} />
        </dd>
        <dt>{say('quote.upTo')}</dt>
        <dd>
          <Usdt micro={quote.amount} className="font-bold text-16" />
        </dd>
        <dt>{say('quote.cash')}</dt>
        <dd>
          <Sum units={quote.cash} className="font-bold text-16" />
        </dd>
      </dl>
      {bonus}
      <p className="text-13 text-text-2 leading-normal">{say('quote.text', { time })}</p>
      <Button onClick={change} className="tablet:justify-self-start">
        {say('quote.change')}
      </Button>
    </section>
  )
}
