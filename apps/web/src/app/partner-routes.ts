import type { PartnerPageName } from '@maru/partner-pages/page-list.ts'
import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })
const partner = (name: PartnerPageName): RouteRow['page'] =>
  both(async () => (await import('../features/partner/load-page.ts')).loadPartnerPage(name))

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
  partnerTree: {
    desktop: '/member/partner/partnerList',
    mobile: '/member/partner/partnerList',
    guard: 'member',
    title: 'title.partnerTree',
    chrome: 'full',
    page: partner('tree'),
  },
  partnerMembers: {
    desktop: '/member/partner/partnerMemberList',
    mobile: '/member/partner/partnerMemberList',
    guard: 'member',
    title: 'title.partnerMembers',
    chrome: 'full',
    page: partner('members'),
  },
  partnerRates: {
    desktop: '/member/partner/rates',
    mobile: '/member/partner/rates',
    guard: 'member',
    title: 'title.partnerRates',
    chrome: 'full',
    page: partner('rates'),
  },
  partnerCommission: {
    desktop: '/member/partner/commission',
    mobile: '/member/partner/commission',
    guard: 'member',
    title: 'title.partnerCommission',
    chrome: 'full',
    page: partner('commission'),
  },
  partnerRule: {
    desktop: '/member/partner/rule',
    mobile: '/member/partner/rule',
    guard: 'member',
    title: 'title.partnerRule',
    chrome: 'full',
    page: partner('rule'),
  },
  give: {
    desktop: '/member/mypage/give',
    mobile: '/member/give',
    guard: 'member',
    title: 'title.give',
    chrome: 'full',
    page: partner('give'),
  },
  partnerMoves: {
    desktop: '/member/partner/partnerMoneyMoveList',
    mobile: '/member/partner/partnerMoneyMoveList',
    guard: 'member',
    title: 'title.partnerMoves',
    chrome: 'full',
    page: partner('moves'),
  },
  partnerOnline: {
    desktop: '/member/partner/online',
    mobile: '/member/partner/online',
    guard: 'member',
    title: 'title.partnerOnline',
    chrome: 'full',
    page: partner('online'),
  },
  partnerRecommended: {
    desktop: '/member/partner/recommended',
    mobile: '/member/partner/recommended',
    guard: 'member',
    title: 'title.partnerRecommended',
    chrome: 'full',
    page: partner('recommended'),
  },
  partnerSettlement: {
    desktop: '/member/partner/partnerCalculationList',
    mobile: '/member/partner/partnerCalculationList',
    guard: 'member',
    title: 'title.partnerSettlement',
    chrome: 'full',
    page: partner('settlement'),
  },
  partnerWagers: {
    desktop: '/member/partner/partnerCalculationUserList',
    mobile: '/member/partner/partnerCalculationUserList',
    guard: 'member',
    title: 'title.partnerWagers',
    chrome: 'full',
    page: partner('wagers'),
  },
  partnerBets: {
    desktop: '/member/partner/bettingList',
    mobile: '/member/partner/bettingList',
    guard: 'member',
    title: 'title.partnerBets',
    chrome: 'full',
    page: partner('bets'),
  },
  partnerCash: {
    desktop: '/member/partner/cashList',
    mobile: '/member/partner/cashList',
    guard: 'member',
    title: 'title.partnerCash',
    chrome: 'full',
    page: partner('cash'),
  },
} as const satisfies Record<string, RouteRow>
