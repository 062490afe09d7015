import type { ReactNode } from 'react'
import { Sum } from '../../shared/format/sum.tsx'

type Props = {
  label: string
  /** A sum of the site's currency, or how another one is written. */
  amount: number | ReactNode
  children: ReactNode
}

/** The sum and the button at the foot of the card. It stands below all that is to be chosen: over the page it would lie over a field. */
export function SendBar({ label, amount, children }: Props) {
  return (
    <div data-send-bar className="flex items-center gap-5 tablet:border-line-soft tablet:border-t tablet:pt-5">
      <div className="shrink-0 max-tablet:hidden">
        <span className="block text-13 text-text-3">{label}</span>
        {typeof amount === 'number' ? <Sum units={amount} className="text-22" /> : amount}
      </div>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
