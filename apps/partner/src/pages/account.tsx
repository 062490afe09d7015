import { useLanguage, useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import type { ReactNode } from 'react'
import { OwnPassword } from '../features/login/own-password.tsx'
import { useRead } from '../shared/calls.ts'
import { useCurrency } from '../shared/currency.ts'
import { digits, money } from '../shared/formats.ts'
import { LoadFailed } from '../shared/load-failed.tsx'
import { everyRight } from '../shared/rights.ts'

/** Who one is here, and what the network is. */
export function Page() {
  const say = useText('partner-site')
  const language = useLanguage()
  const currency = useCurrency()
  const me = useRead('/api/partner/me', {})
  const who = useRead('/api/partner/site/who', {})
  if (me.error) return <LoadFailed problem={me.error} retry={() => void me.refetch()} />
  if (!me.data || !who.data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-28 w-full rounded-card" />
      </div>
    )
  const { memNick, tier, above, partners, members, cash, commission, isLocked, rights } = me.data
  const isEverything = rights.length === everyRight.length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <header>
        <PageTitle>{say('account.hello', { name: who.data.employee || memNick })}</PageTitle>
        <p className="mt-1 flex flex-wrap gap-x-1.5 text-13 text-text-3">
          {above.map(({ memId }) => (
            <span key={memId}>
              {memId} <span aria-hidden="true">›</span>
            </span>
          ))}
          <b className="font-semibold text-text-2">{memNick}</b>
          <span>{say(`tier.${tier}`)}</span>
        </p>
      </header>
      {isLocked && (
        <Notice tone="warn" title={say('account.locked')}>
          {say('account.lockedText')}
        </Notice>
      )}
      {[commission, cash, partners, members].some((one) => one !== null) && (
        <Card>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 desk:grid-cols-4">
            {commission !== null && (
              <Figure label={say('account.commission')} isMoney>
                {money(commission, language, currency)}
              </Figure>
            )}
            {cash !== null && <Figure label={say('account.cash')}>{money(cash, language, currency)}</Figure>}
            {partners !== null && <Figure label={say('account.partners')}>{digits(partners, language)}</Figure>}
            {members !== null && <Figure label={say('account.members')}>{digits(members, language)}</Figure>}
          </dl>
        </Card>
      )}
      <div className="grid gap-4 desk:grid-cols-2">
        <Card className="grid content-start gap-3">
          <h2 className="font-bold text-16">{say('account.rights')}</h2>
          <ul className="flex flex-wrap gap-2">
            {isEverything ? (
              <li>
                <Tag tone="ok">{say('account.rightsAll')}</Tag>
              </li>
            ) : (
              rights.map((right) => (
                <li key={right}>
                  <Tag>{say(`right.${right}`)}</Tag>
                </li>
              ))
            )}
          </ul>
        </Card>
        <OwnPassword isEmployee={who.data.employee !== ''} />
      </div>
    </div>
  )
}

function Figure({ label, isMoney, children }: { label: string; isMoney?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-text-3">{label}</dt>
      <dd className={isMoney ? 'money mt-1 font-bold text-22' : 'num mt-1 font-bold text-22'}>{children}</dd>
    </div>
  )
}
