import type { RatedProduct, RateKind } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { WarnIcon } from '@maru/ui/icons.tsx'
import { useId } from 'react'
import { rateDigits, rateText, readRate } from '../parts/rate.ts'
import type { RateFinding } from './rates.rules.ts'

type Props = {
  product: RatedProduct
  kind: RateKind
  typed: string
  onType: (typed: string) => void
  least: number
  most: number
  finding: RateFinding | undefined
  isFixed?: boolean | undefined
}

/** One rate: what it may be, how it divides between who has it and those below, and the field. An error stands at its row. */
export function RateRow({ product, kind, typed, onType, least, most, finding, isFixed }: Props) {
  const say = useText('partner')
  const language = useLanguage()
  const id = useId()
  const rate = readRate(typed)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line-soft border-b py-2 tablet:grid-cols-[minmax(0,1fr)_104px_auto] @2xl:grid-cols-[minmax(0,1fr)_auto] @5xl:grid-cols-[minmax(0,1fr)_120px_auto]">
      <label htmlFor={id} className="grid min-w-0 gap-0.5">
        <span className="font-semibold text-13">
          {say(`product.${product}`)} <span className="sr-only">{say(`kind.${kind}`)} %</span>
        </span>
        <span className="num text-12 text-text-3">
          {rateDigits(least, language)} – {rateDigits(most, language)}
        </span>
      </label>
      <ShareBar rate={rate ?? least} least={least} most={most} isBad={finding !== undefined} />
      <span className="flex items-center gap-2">
        <input
          id={id}
          name={`${kind}-${product}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          disabled={isFixed}
          value={typed}
          aria-invalid={finding ? true : undefined}
          aria-describedby={finding ? `${id}-problem` : undefined}
          onChange={({ target }) => onType(target.value)}
          onBlur={() => rate !== undefined && onType(rateText(rate, language))}
          onFocus={({ target }) => target.select()}
          className="num h-11 w-21 rounded-control bg-surface-1 px-3 text-right font-semibold text-16 shadow-[inset_0_0_0_1px_var(--line-control)] outline-none focus:shadow-[inset_0_0_0_2px_var(--accent)] disabled:bg-surface-3 disabled:text-text-3 disabled:shadow-none aria-invalid:shadow-[inset_0_0_0_1.5px_var(--bad)] tablet:text-14"
        />
        <span className="num w-11 text-right text-12 text-text-3" title={say('rates.shareTitle')}>
          {rate === undefined ? '' : `+${rateDigits(Math.max(0, rate - least), language)}`}
        </span>
      </span>
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="col-span-full flex items-center gap-1.5 pt-1 text-12 text-bad empty:hidden"
      >
        {finding && (
          <>
            <WarnIcon size={15} className="shrink-0" />
            {say(`rates.${finding.problem}`, { limit: rateText(finding.limit, language) })}
          </>
        )}
      </p>
    </div>
  )
}

type BarProps = { rate: number; least: number; most: number; isBad: boolean }

/** What those below get at least, and what is left of it; the whole length is what it may be. */
function ShareBar({ rate, least, most, isBad }: BarProps) {
  const whole = Math.max(most, rate, 1)
  const part = (basisPoints: number) => `${Math.min(100, (basisPoints / whole) * 100)}%`
  return (
    <span
      aria-hidden="true"
      className="relative block h-2 overflow-hidden rounded-full bg-surface-3 max-tablet:hidden @2xl:hidden @5xl:block"
    >
      <span
        className={cx('absolute inset-y-0 left-0 rounded-full', isBad ? 'bg-bad' : 'bg-accent')}
        style={{ width: part(rate) }}
      />
      <span
        className="absolute inset-y-0 left-0 rounded-full bg-accent-tint shadow-[inset_0_0_0_1px_var(--accent)]"
        style={{ width: part(Math.min(least, rate)) }}
      />
    </span>
  )
}
