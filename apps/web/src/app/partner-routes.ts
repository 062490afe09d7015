import type { PartnerPageName } from '@maru/partner-pages/pages.ts'
import type { LoadPage, RouteRow } from '../shared/navigation/index.ts'

const both = (load: LoadPage): RouteRow['page'] => ({ desktop: load, mobile: load })
const partner = (name: PartnerPageName): RouteRow['page'] =>
  both(async () => (await import('../features/partner/load-page.ts')).loadPartnerPage(name))

/** The partner's pages: `packages/partner-pages`. Who is no partner reads so there. */
export const partnerRoutes = {
  // Spelled as in the specification.
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
} as const satisfies Record<string, RouteRow>
