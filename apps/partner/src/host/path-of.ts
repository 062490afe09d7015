import type { PartnerPageName } from '@maru/partner-pages/page-list.ts'

/** Every partner page stands here by its name. */
export const pathOf = (page: PartnerPageName): string => `/${page}`
