import type { CashMethod, CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { PageTabs } from '../../../shared/parts/page-tabs.tsx'
import { siteOption } from '../../../shared/support/site-option.ts'

const pageOf = {
  bank: { deposit: 'charge', withdrawal: 'exchange' },
  coin: { deposit: 'coinCharge', withdrawal: 'coinExchange' },
} as const satisfies Record<CashMethod, Record<CashType, string>>

/** Between a bank and coin, where the site has it; and between depositing and withdrawing, by the same way where it goes both. */
export function MoneySwitch({ cashType, method = 'bank' }: { cashType: CashType; method?: CashMethod }) {
  const say = useText('common')
  const sayCash = useText('cash')
  const site = useQuery(siteOption).data
  const hasCoin = { deposit: site?.coinDeposits, withdrawal: site?.coinWithdrawals }
  const wayFor = (type: CashType): CashMethod =>
    method === 'coin' && (type === cashType || hasCoin[type]) ? 'coin' : 'bank'
  const ways = [
    { to: pageOf.bank[cashType], label: sayCash('method.bank') },
    { to: pageOf.coin[cashType], label: sayCash('method.coin') },
  ] as const
  const pages = [
    { to: pageOf[wayFor('deposit')].deposit, label: say('nav.deposit') },
    { to: pageOf[wayFor('withdrawal')].withdrawal, label: say('nav.withdraw') },
  ] as const
  return (
    <div className="flex min-w-0 flex-wrap gap-2">
      {(hasCoin[cashType] || method === 'coin') && (
        <PageTabs label={sayCash('method.label')} pages={ways} className="inline-flex" />
      )}
      <PageTabs label={say('nav.wallet')} pages={pages} className="inline-flex" />
    </div>
  )
}
