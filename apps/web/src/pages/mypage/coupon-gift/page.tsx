import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { CouponTabs } from '../../../features/coupons/coupon-tabs.tsx'
import { HeldCoupons } from '../../../features/coupons/held-coupons.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'

export function Page() {
  const say = useText('common')
  const sayCoupons = useText('coupons')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.couponGift')}</PageTitle>
      <AccountTabs />
      <CouponTabs />
      <p className="text-14 text-text-2">{sayCoupons('gift.lead')}</p>
      <HeldCoupons only="gift" />
    </div>
  )
}
