import { call, serverNow } from '@maru/client'
import { useLanguage } from '@maru/i18n/react'
import { HostContext, type HostLinkProps, type PartnerHost } from '@maru/partner-pages/host/host.ts'
import type { PartnerPageName } from '@maru/partner-pages/page-list.ts'
import { partnerPages } from '@maru/partner-pages/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { useRead } from '../shared/calls.ts'
import { useCurrency } from '../shared/currency.ts'
import {
  clock,
  day,
  dayTime,
  dayTimeSeconds,
  digits,
  isoDay,
  isoDayBefore,
  manWon,
  money,
  oneUnit,
  shortMoney,
  sumDigits,
} from '../shared/formats.ts'
import { Link } from '../shared/link.tsx'
import { addressOf, goTo, useLocation } from '../shared/location.ts'
import { useProblemText } from '../shared/problem.ts'
import { notify } from '../shared/toast.tsx'
import { pathOf } from './path-of.ts'
import { PlainSum, Sum, useMoneyUnit } from './sums.tsx'

const pages: PartnerHost['pages'] = new Set(Object.keys(partnerPages) as PartnerPageName[])

const banks = {
  queryKey: ['banks'],
  queryFn: () => call('/api/etc/bank', {}),
  staleTime: Number.POSITIVE_INFINITY,
}

const PartnerLink = ({ to, search, ...rest }: HostLinkProps) => <Link {...rest} href={addressOf(pathOf(to), search)} />

/** A partner page on this site: by its wire, its places and its formats. */
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
  const currency = useCurrency()
  const { path, search } = useLocation()
  const problemText = useProblemText()
  const unit = useMoneyUnit()
  const { data: who } = useRead('/api/partner/site/who', {})
  const bankList = useQuery(banks).data?.list
  const formats = useMemo(
    () => ({
      digits: (n: number) => digits(n, language),
      sum: (units: number | null) =>
        units === null ? '–' : `${units < 0 ? '\u2212' : ''}${sumDigits(units, language, currency)}`,
      money: (units: number) => money(units, language, currency),
      shortMoney: (units: number) => shortMoney(units, language, currency),
      manWon: (units: number) => manWon(units, language, currency),
      day,
      clock,
      dayTime,
      dayTimeSeconds,
      isoDay,
      isoDayBefore,
    }),
    [language, currency],
  )
  return {
    call,
    hasMenu: true,
    pages,
    Link: PartnerLink,
    goTo: (page, wanted) => goTo(addressOf(pathOf(page), wanted)),
    search,
    changeSearch: (changes) => goTo(addressOf(path, { ...search, ...changes }), { replace: true }),
    stepTo: (changes) => goTo(addressOf(path, { ...search, ...changes }), { isInPlace: true }),
    formats,
    oneUnit: oneUnit(currency),
    unit,
    Sum,
    PlainSum,
    notify,
    problemText,
    now: serverNow,
    banks: bankList?.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName })),
    referralLink: (partner) => `${who?.memberSite ?? ''}${addressOf('/join', { partner })}`,
    // What was read of partners is asked for again after each change, their purses with it.
    onMoney: () => {},
  }
}
