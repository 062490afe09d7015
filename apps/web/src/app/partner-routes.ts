import type { PartnerPageName } from '@maru/partner-pages/page-list.ts'
import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })
const partner = (name: PartnerPageName): RouteRow['page'] =>
  both(async () => (await import('../features/partner/load-page.ts')).loadPartnerPage(name))

/** With one path on both layouts. */
const below = <Path extends string>(path: Path, title: RouteRow['title'], name: PartnerPageName) => {
  const at = `/member/partner/${path}` as const
  return { desktop: at, mobile: at, guard: 'member', title, chrome: 'full', page: partner(name) } as const
}

/** The partner's pages: `packages/partner-pages`. Who is no partner reads so there. */
export const partnerRoutes = {
  // Spelled as in the specification.
  stributor: {
    desktop: '/stributor',
    mobile: '/member/stributor',
    guard: 'member',
    title: 'title.stributor',
    chrome: 'full',
    page: partner('dashboard'),
  },
  stributorMypage: {
    desktop: '/member/mypage/stributor_mypage',
    mobile: '/member/stributor_mypage',
    guard: 'member',
    title: 'title.stributor',
    chrome: 'full',
    page: both(() => import('../pages/partner/own-page/page.tsx')),
  },
  striNew: {
    desktop: '/striNew',
    mobile: '/member/striNew',
    guard: 'member',
    title: 'title.striNew',
    chrome: 'full',
    page: partner('create'),
  },
  partnerTree: below('partnerList', 'title.partnerTree', 'tree'),
  partnerMembers: below('partnerMemberList', 'title.partnerMembers', 'members'),
  partnerRates: below('rates', 'title.partnerRates', 'rates'),
  partnerCommission: below('commission', 'title.partnerCommission', 'commission'),
  partnerRule: below('rule', 'title.partnerRule', 'rule'),
  give: {
    desktop: '/member/mypage/give',
    mobile: '/member/give',
    guard: 'member',
    title: 'title.give',
    chrome: 'full',
    page: partner('give'),
  },
  partnerMoves: below('partnerMoneyMoveList', 'title.partnerMoves', 'moves'),
  partnerOnline: below('online', 'title.partnerOnline', 'online'),
  partnerRecommended: below('recommended', 'title.partnerRecommended', 'recommended'),
  partnerSettlement: below('partnerCalculationList', 'title.partnerSettlement', 'settlement'),
  partnerWagers: below('partnerCalculationUserList', 'title.partnerWagers', 'wagers'),
  partnerBets: below('bettingList', 'title.partnerBets', 'bets'),
  partnerCash: below('cashList', 'title.partnerCash', 'cash'),
} as const satisfies Record<string, RouteRow>
