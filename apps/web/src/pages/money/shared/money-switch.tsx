import { useText } from '@maru/i18n/react'
import { PageTabs } from '../../../shared/parts/page-tabs.tsx'

/** Between depositing and withdrawing. */
export function MoneySwitch() {
  const say = useText('common')
  const pages = [
    { to: 'charge', label: say('nav.deposit') },
    { to: 'exchange', label: say('nav.withdraw') },
  ] as const
  return <PageTabs label={say('nav.wallet')} pages={pages} className="inline-flex" />
}
