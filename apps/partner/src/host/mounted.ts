import type { PartnerPageName } from '@maru/partner-pages/pages.ts'

/** Of the partner pages, those whose calls are served. */
export const mounted: readonly PartnerPageName[] = [
  'tree',
  'members',
  'create',
  'rates',
  'commission',
  'rule',
  'give',
  'moves',
]

export const pathOf = (page: PartnerPageName): string => `/${page}`
