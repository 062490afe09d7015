import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react'
import type { PartnerPageName } from '../page-list.ts'
import type { CallPartner } from './calls.ts'

/** What stands in an address behind `?`. What is undefined or empty is left out. */
export type Search = Record<string, string | undefined>
export type HostLinkProps = { to: PartnerPageName; search?: Search } & Omit<ComponentProps<'a'>, 'href'>
type SumProps = { units: number; sign?: boolean; className?: string }

/** Sums are ledger units of the site's currency; times are ISO and shown in Asia/Seoul. All in the language of the page. */
export type Formats = {
  digits: (n: number) => string
  /** The figure alone, with the decimals of the currency; a dash for null, which who reads may not see. */
  sum: (units: number | null) => string
  money: (units: number) => string
  /** For scales and buttons: `30만`. */
  shortMoney: (units: number) => string
  /** Said beside a sum that is typed: `30만원`; '' where that says nothing more. */
  manWon: (units: number) => string
  /** `11.20` */
  day: (when: string | number) => string
  /** `17:46` */
  clock: (when: string | number) => string
  /** `11.20 17:46` */
  dayTime: (when: string | number) => string
  /** `11.20 17:46:05` */
  dayTimeSeconds: (when: string | number) => string
  /** `2026-11-20` */
  isoDay: (when: string | number) => string
  isoDayBefore: (when: string | number, days: number) => string
}

/** What a site that mounts the partner pages gives to them. */
export type PartnerHost = {
  call: CallPartner
  /** Its own menu leads to the groups of pages: they have no tabs of their own. */
  hasMenu?: boolean
  /** The pages that it mounts: menus name no other. */
  pages: ReadonlySet<PartnerPageName>
  Link: ComponentType<HostLinkProps>
  goTo: (page: PartnerPageName, search?: Search) => void
  search: Search
  /** Changes the address in place. */
  changeSearch: (changes: Search) => void
  /** The same as a step that Back undoes. */
  stepTo: (changes: Search) => void
  formats: Formats
  /** One won, euro or dollar in ledger units. */
  oneUnit: number
  unit: { unit: string; unitFirst: boolean }
  /** Brass: money that somebody gets. */
  Sum: ComponentType<SumProps>
  PlainSum: ComponentType<SumProps>
  notify: { ok: (text: string) => void; error: (text: string) => void }
  problemText: (problem: unknown) => string
  /** The server's clock. */
  now: () => number
  /** Where accounts can be; undefined while they load. */
  banks: readonly { value: string; label: string }[] | undefined
  /** Where somebody signs up below that partner. */
  referralLink: (recommenderId: string) => string
  /** The own cash has moved. */
  onMoney: () => void
  /** Below the words for somebody who is no partner. */
  refused?: ReactNode
}

export const HostContext = createContext<PartnerHost | undefined>(undefined)

export const useHost = (): PartnerHost => {
  const host = use(HostContext)
  if (!host) throw new Error('partner pages stand inside a HostContext')
  return host
}
