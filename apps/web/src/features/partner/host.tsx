import { call, serverNow } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { HostContext, type HostLinkProps, type PartnerHost } from '@maru/partner-pages/host/host.ts'
import type { PartnerPageName } from '@maru/partner-pages/page-list.ts'
import { buttonClass } from '@maru/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { clock, day, dayTime, dayTimeSeconds, isoDay, isoDayBefore } from '../../shared/format/date.ts'
import { digits, manWon, money, oneUnit, shortMoney, sumDigits } from '../../shared/format/money.ts'
import { PlainSum, Sum, useMoneyUnit } from '../../shared/format/sum.tsx'
import { addressOf, goTo, Link, navigate, type RouteName, useLocation } from '../../shared/navigation/index.ts'
import { useRefreshMember } from '../../shared/session/session.ts'
import { bankList } from '../../shared/site/bank-list.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'

const routeOf: Record<PartnerPageName, RouteName> = {
  dashboard: 'stributor',
  online: 'partnerOnline',
  tree: 'partnerTree',
  members: 'partnerMembers',
  recommended: 'partnerRecommended',
  create: 'striNew',
  rates: 'partnerRates',
  settlement: 'partnerSettlement',
  wagers: 'partnerWagers',
  losing: 'partnerLosing',
  commission: 'partnerCommission',
  rule: 'partnerRule',
  give: 'give',
  moves: 'partnerMoves',
  bets: 'partnerBets',
  cash: 'partnerCash',
}
/** All of them are mounted. */
const pages: ReadonlySet<PartnerPageName> = new Set(Object.keys(routeOf) as PartnerPageName[])

const PartnerLink = ({ to, search, ...rest }: HostLinkProps) => <Link to={routeOf[to]} search={search} {...rest} />

/** A partner page on this site: by its wire, its routes and its formats. */
export const hosted = (Page: ComponentType): ComponentType =>
  function Hosted() {
    return (
      <HostContext value={usePartnerHost()}>
        <Page />
      </HostContext>
    )
  }

const usePartnerHost = (): PartnerHost => {
  const language = useLanguage()
  const say = useText('common')
  const { path, search } = useLocation()
  const problemText = useProblemText()
  const onMoney = useRefreshMember()
  const unit = useMoneyUnit()
  const { data: banks } = useQuery(bankList)
  const formats = useMemo(
    () => ({
      digits: (n: number) => digits(n, language),
      sum: (units: number | null) => {
        if (units === null) return '–'
        return units < 0 ? `\u2212${sumDigits(units, language)}` : sumDigits(units, language)
      },
      money: (units: number) => money(units, language),
      shortMoney: (units: number) => shortMoney(units, language),
      manWon: (units: number) => manWon(units, language),
      day,
      clock,
      dayTime,
      dayTimeSeconds,
      isoDay,
      isoDayBefore,
    }),
    [language],
  )
  return {
    call,
    pages,
    Link: PartnerLink,
    goTo: (to, wanted) => navigate({ to: routeOf[to], search: wanted }),
    search,
    changeSearch: (changes) => goTo(addressIn(path, { ...search, ...changes }), { replace: true }),
    stepTo: (changes) => goTo(addressIn(path, { ...search, ...changes })),
    formats,
    oneUnit: oneUnit(),
    unit,
    Sum,
    PlainSum,
    notify,
    problemText,
    now: serverNow,
    banks: banks?.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName })),
    referralLink: (partner) => location.origin + addressOf({ to: 'join', search: { partner } }),
    onMoney: () => void onMoney(),
    refused: (
      <Link to="support" className={buttonClass()}>
        {say('title.support')}
      </Link>
    ),
  }
}

const addressIn = (path: string, search: Record<string, string | undefined>): string => {
  const kept = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}
