import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import type { HeldCoupon } from './calls/coupons.ts'
import { useTermsText, Worth } from './worth.tsx'

const DAY_MS = 86_400_000
/** A ticket: two notches where it would be torn. Both lie on the dashed line. */
const NOTCHES =
  'tablet:[mask:radial-gradient(circle_8px_at_148px_0,#0000_98%,#000)_top/100%_51%_no-repeat,radial-gradient(circle_8px_at_148px_100%,#0000_98%,#000)_bottom/100%_51%_no-repeat]'

/** What a coupon brings, by when, and what can be done with it. */
export function CouponCard({ coupon, children }: { coupon: HeldCoupon; children?: ReactNode }) {
  const say = useText('coupons')
  const terms = useTermsText()
  const { worth, title, expiresAt, from } = coupon
  const days = Math.floor((Date.parse(expiresAt) - serverNow()) / DAY_MS)
  return (
    <article
      aria-label={title}
      className={`grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-4 gap-y-3.5 rounded-card bg-surface-2 p-4 tablet:grid-cols-[128px_minmax(0,1fr)_auto] tablet:gap-5 tablet:px-5 tablet:py-[18px] ${NOTCHES}`}
    >
      <div className="grid gap-1 self-stretch content-center border-line-control border-r border-dashed pr-3.5 text-center tablet:pr-5">
        <Worth worth={worth} className="font-bold text-18 tracking-[-0.03em] tablet:text-20" />
        <span className={`num text-12 ${days < 3 ? 'text-warn' : 'text-text-3'}`}>
          {days > 0 ? say('card.days', { days }) : say('card.today')}
        </span>
      </div>
      <div className="grid min-w-0 gap-1">
        <b className="font-semibold text-15">{title}</b>
        <p className="text-13 text-text-2 leading-normal">{terms(worth).join(' · ')}</p>
        <span className="num text-12 text-text-3">
          {say('card.until', { time: dayTime(expiresAt) })}
          {from !== '' && ` · ${say('card.from', { nick: from })}`}
        </span>
      </div>
      {children && <div className="flex gap-2 max-tablet:col-span-full [&>*]:flex-1">{children}</div>}
    </article>
  )
}
