import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { partnerSearch } from '../search-values.ts'
import { under } from './office.tsx'

const partnersRoute = createRoute({
  getParentRoute: under,
  path: '/partners',
  staticData: { title: 'menu.partners', permission: 'partners.read' },
  validateSearch: partnerSearch.tree,
  component: lazyRouteComponent(() => import('../../pages/partners.tsx'), 'PartnersPage'),
})

const partnerRoute = createRoute({
  getParentRoute: under,
  path: '/partners/$partnerId',
  staticData: { title: 'menu.partners', permission: 'partners.read' },
  validateSearch: partnerSearch.one,
  component: lazyRouteComponent(() => import('../../pages/partner.tsx'), 'PartnerPage'),
})

const settlementsRoute = createRoute({
  getParentRoute: under,
  path: '/partner-settlements',
  staticData: { title: 'menu.partner-settlements', permission: 'partners.read' },
  validateSearch: partnerSearch.settlements,
  component: lazyRouteComponent(() => import('../../pages/partner-settlements.tsx'), 'PartnerSettlementsPage'),
})

const settlementRoute = createRoute({
  getParentRoute: under,
  path: '/partner-settlements/$settlementId',
  staticData: { title: 'menu.partner-settlements', permission: 'partners.read' },
  validateSearch: partnerSearch.settlements,
  component: lazyRouteComponent(() => import('../../pages/partner-settlement.tsx'), 'PartnerSettlementPage'),
})

/** Partners, their rates, and what they are paid. */
export const partnerRoutes = [partnersRoute, partnerRoute, settlementsRoute, settlementRoute] as const
