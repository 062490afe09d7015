import type { PartnerPageName } from '@maru/partner-pages/page-list.ts'
import { partnerPages } from '@maru/partner-pages/pages.ts'
import type { PageModule } from '../../shared/navigation/index.ts'

/** A page of the package with this site around it; each comes by itself. */
export const loadPartnerPage = async (name: PartnerPageName): Promise<PageModule> => {
  const [{ hosted }, { Page }] = await Promise.all([import('./host.tsx'), partnerPages[name]()])
  return { Page: hosted(Page) }
}
