import { useLanguage, useText } from '@maru/i18n/react'
import { money, points } from '../../shared/format/money.ts'
import { PlainSum, Points } from '../../shared/format/sum.tsx'
import type { CouponWorth } from './calls/coupons.ts'

/** The figure of a coupon. */
export function Worth({ worth, className }: { worth: CouponWorth; className?: string }) {
  return worth.kind === 'points' ? (
    <Points points={worth.amount} className={className} />
  ) : (
    <PlainSum units={worth.amount} className={className} />
  )
}

/** The same as a text, for buttons and sentences. */
export const useWorthText = (): ((worth: CouponWorth) => string) => {
  const language = useLanguage()
  return (worth) => (worth.kind === 'points' ? points(worth.amount, language) : money(worth.amount, language))
}

/** What must be known before it is taken: nothing of points, the terms of a bonus. */
export const useTermsText = (): ((worth: CouponWorth) => string[]) => {
  const say = useText('coupons')
  const language = useLanguage()
  return (worth) =>
    worth.kind === 'points'
      ? [say('terms.points')]
      : [
          say('terms.wager', { multiple: worth.multiple, sum: money(worth.amount * worth.multiple, language) }),
          say('terms.days', { days: worth.days }),
          say('terms.stake', { sum: money(worth.largestStake, language) }),
          worth.largestConversion === null
            ? say('terms.all')
            : say('terms.most', { sum: money(worth.largestConversion, language) }),
        ]
}
