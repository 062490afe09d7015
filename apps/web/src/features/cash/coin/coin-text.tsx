import { useLanguage } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Figure, Money } from '@maru/ui/money.tsx'
import { Fragment } from 'react'
import { siteCurrency } from '../../../shared/site/currency.ts'
import { groupsOf } from './short.rules.ts'
import { coinSymbol, oneUsdt, usdtDigits } from './usdt.rules.ts'

/** Behind the figure on the same line. */
const unit = `\u00a0${coinSymbol}`

type Props = { micro: number; className?: string }

/** Coin in brass, always with six decimals. */
export function Usdt({ micro, className }: Props) {
  return (
    <Money unit={unit} className={className}>
      {usdtDigits(micro, useLanguage())}
    </Money>
  )
}

/** Coin that is no payment to look at: fees, bounds. */
export function PlainUsdt({ micro, className }: Props) {
  return (
    <Figure unit={unit} className={className}>
      {usdtDigits(micro, useLanguage())}
    </Figure>
  )
}

export function Rate({ rate }: { rate: number }) {
  return <span className="num whitespace-nowrap">{oneUsdt(rate, useLanguage(), siteCurrency)}</span>
}

/** The whole address in groups that an eye compares; the ends stand out. Copied from the page it is one word. */
export function AddressGroups({ address, className }: { address: string; className?: string }) {
  const groups = groupsOf(address)
  return (
    <span data-own className={cx('num whitespace-normal leading-normal', className)}>
      <span className="sr-only">{address}</span>
      <span aria-hidden="true">
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike and never move.
          <Fragment key={at}>
            <span
              className={cx(
                'mr-[0.55ch] inline-block last:mr-0',
                at === 0 || at === groups.length - 1 ? 'font-bold text-text' : 'font-medium text-text-2',
              )}
            >
              {group}
            </span>
            <wbr />
          </Fragment>
        ))}
      </span>
    </span>
  )
}
