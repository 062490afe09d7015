import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { CouponHistory } from '../../../features/coupons/coupon-history.tsx'
import { CouponTabs } from '../../../features/coupons/coupon-tabs.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'

export function Page() {
  const say = useText('common')

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.couponList')}</PageTitle>
      <AccountTabs />
      <CouponTabs />
      <CouponHistory />
    </div>
  )
}
