import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { recordSearch } from '../search-values.ts'
import { under } from './office.tsx'

const auditRoute = createRoute({
  getParentRoute: under,
  path: '/audit',
  staticData: { title: 'menu.audit', permission: 'audit.read' },
  validateSearch: recordSearch.audit,
  component: lazyRouteComponent(() => import('../../pages/audit.tsx'), 'AuditPage'),
})

const securityRoute = createRoute({
  getParentRoute: under,
  path: '/security',
  staticData: { title: 'menu.security', permission: 'security.read' },
  validateSearch: recordSearch.security,
  component: lazyRouteComponent(() => import('../../pages/security.tsx'), 'SecurityPage'),
})

/** Who did what. */
export const recordRoutes = [auditRoute, securityRoute] as const
