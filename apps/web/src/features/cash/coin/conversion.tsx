import { useText } from '@maru/i18n/react'
import { PlainSum } from '../../../shared/format/sum.tsx'
import { PlainUsdt, Rate, Usdt } from './coin-text.tsx'
import type { CoinConversion } from './conversion.rules.ts'

/** What leaves the cash, at which rate, less the fee, and what arrives. */
export function Conversion({ amount, rate, fee, bought, arriving }: CoinConversion) {
  const say = useText('coin')
  return (
    <div className="grid gap-2 rounded-card bg-surface-1 p-4 text-13">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 [&>dd]:text-right [&>dt]:text-text-3">
        <dt>{say('conversion.sum')}</dt>
        <dd>
          <PlainSum units={amount} />
        </dd>
        <dt>{say('conversion.rate')}</dt>
        <dd>
          <Rate rate={rate} />
        </dd>
        <dt>{say('conversion.bought')}</dt>
        <dd>
          <PlainUsdt micro={bought} />
        </dd>
        <dt>{say('conversion.fee')}</dt>
        <dd>
          −<PlainUsdt micro={fee} />
        </dd>
      </dl>
      <div aria-live="polite" aria-atomic="true" className="grid gap-2 border-line-soft border-t pt-2.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{say('conversion.arriving')}</span>{' '}
          <Usdt micro={Math.max(0, arriving)} className="ml-auto font-bold text-18" />
        </p>
        {amount > 0 && arriving <= 0 && <p className="text-12 text-bad">{say('conversion.tooLittle')}</p>}
      </div>
    </div>
  )
}
