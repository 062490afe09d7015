import { useText } from '@maru/i18n/react'
import { PageTabs } from '../../shared/parts/page-tabs.tsx'

const pages = ['couponUse', 'couponGift', 'couponList'] as const

/** Between the pages of coupons. */
export function CouponTabs() {
  const say = useText('coupons')
  const labelled = pages.map((to) => ({ to, label: say(`tabs.${to}`) }))
  return (
    <PageTabs
      label={say('tabs.label')}
      pages={labelled}
      className="flex max-w-full justify-self-start max-tablet:w-full"
    />
  )
}
