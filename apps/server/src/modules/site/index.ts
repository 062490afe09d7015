import './events.ts'

/** Bank names in the reader's language, by code. `isBankOpen`: may new accounts be there? */
export { bankName, bankNames, gameGroupNames, isBankOpen, listBanks } from './code.service.ts'
/** Banners as a guest sees them now, and the newest notices, in the reader's language. */
export { listNotices, shownBanners } from './content.service.ts'
/** For seeds: makes a site, and gives it something to show. */
export { ensureSite, fillSite, type SiteContent } from './fill.service.ts'
/** Is the context's site under maintenance at this instant? Cached for at most a second. */
export { maintenanceNow } from './maintenance.service.ts'
export type { DepositOfferSource, NoticeSource, SiteObserver } from './observe.ts'
export { isSiteOption, type SiteOptionName, type SiteOptions, siteOptionList } from './option.rules.ts'
/** Every option of the context's site, standards filled in. `setSiteOption` throws when the value does not fit. */
export { setSiteOption, siteOptions } from './option.service.ts'
/** For staff and the operator's commands: what a site is called, offers and asks for. Every change is in the audit log. */
export { changeOption, listOptions, resetOption } from './option-desk.service.ts'
/** Sites by what a request carries. `siteByHost` falls back to the first site. */
export {
  allSites,
  currencyRead,
  type Site,
  siteByAuthorization,
  siteByHost,
  siteById,
  siteByPartnerHost,
  siteCurrency,
} from './site.service.ts'
export { addSite, type BankOnSite, banksOfSite, changeSite, putBank } from './site-desk.service.ts'
export type { Texts } from './tables.ts'
