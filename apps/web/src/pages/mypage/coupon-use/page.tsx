import { useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { CouponHistory } from '../../../features/coupons/coupon-history.tsx'
import { CouponTabs } from '../../../features/coupons/coupon-tabs.tsx'
import { EnterForm } from '../../../features/coupons/enter-form.tsx'
import { HeldCoupons } from '../../../features/coupons/held-coupons.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'

export function Page() {
  const say = useText('common')
  const sayCoupons = useText('coupons')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('title.couponUse')}</PageTitle>
      <AccountTabs />
      <CouponTabs />
      <Card className="max-w-[640px]">
        <EnterForm />
      </Card>
      <HeldCoupons />
      <h2 className="mt-4 font-bold text-18 tracking-[-0.015em]">{sayCoupons('list.title')}</h2>
      <CouponHistory />
    </div>
  )
}
