import { useText } from '@maru/i18n/react'
import { PageTabs } from './page-tabs.tsx'

const pages = ['attendance', 'rotary', 'couponUse'] as const

/** Between the pages of what the site gives. */
export function EventTabs() {
  const say = useText('common')
  const labelled = pages.map((to) => ({ to, label: say(to === 'couponUse' ? 'nav.coupons' : `title.${to}`) }))
  return <PageTabs label={say('nav.events')} pages={labelled} />
}
