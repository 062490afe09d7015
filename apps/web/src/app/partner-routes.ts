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
    page: partner('dashboard'),
  },
  stributorMypage: {
    desktop: '/member/mypage/stributor_mypage',
    mobile: '/member/stributor_mypage',
    guard: 'member',
    title: 'title.stributor',
    page: both(() => import('../pages/partner/own-page/page.tsx')),
  },
  striNew: {
    desktop: '/striNew',
    mobile: '/member/striNew',
    guard: 'member',
    page: partner('create'),
  },
  partnerTree: {
    desktop: '/member/partner/partnerList',
    mobile: '/member/partner/partnerList',
    guard: 'member',
    page: partner('tree'),
  },
  partnerMembers: {
    desktop: '/member/partner/partnerMemberList',
    mobile: '/member/partner/partnerMemberList',
    guard: 'member',
    page: partner('members'),
  },
  partnerRates: {
    desktop: '/member/partner/rates',
    mobile: '/member/partner/rates',
    guard: 'member',
    page: partner('rates'),
  },
  partnerCommission: {
    desktop: '/member/partner/commission',
    mobile: '/member/partner/commission',
    guard: 'member',
    page: partner('commission'),
  },
  partnerLosing: {
    desktop: '/member/partner/losing',
    mobile: '/member/partner/losing',
    guard: 'member',
    page: partner('losing'),
  },
  partnerRule: {
    desktop: '/member/partner/rule',
    mobile: '/member/partner/rule',
    guard: 'member',
    page: partner('rule'),
  },
  give: {
    desktop: '/member/mypage/give',
    mobile: '/member/give',
    guard: 'member',
    page: partner('give'),
  },
  partnerMoves: {
    desktop: '/member/partner/partnerMoneyMoveList',
    mobile: '/member/partner/partnerMoneyMoveList',
    guard: 'member',
    page: partner('moves'),
  },
  partnerOnline: {
    desktop: '/member/partner/online',
    mobile: '/member/partner/online',
    guard: 'member',
    page: partner('online'),
  },
  partnerRecommended: {
    desktop: '/member/partner/recommended',
    mobile: '/member/partner/recommended',
    guard: 'member',
    page: partner('recommended'),
  },
  partnerSettlement: {
    desktop: '/member/partner/partnerCalculationList',
    mobile: '/member/partner/partnerCalculationList',
    guard: 'member',
    page: partner('settlement'),
  },
  partnerWagers: {
    desktop: '/member/partner/partnerCalculationUserList',
    mobile: '/member/partner/partnerCalculationUserList',
    guard: 'member',
    page: partner('wagers'),
  },
  partnerBets: {
    desktop: '/member/partner/bettingList',
    mobile: '/member/partner/bettingList',
    guard: 'member',
    page: partner('bets'),
  },
  partnerCash: {
    desktop: '/member/partner/cashList',
    mobile: '/member/partner/cashList',
    guard: 'member',
    page: partner('cash'),
  },
} as const satisfies Record<string, RouteRow>
