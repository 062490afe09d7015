import type { PartnerExported } from '@maru/contract'
import type { PartnerPageName } from '@maru/partner-pages/page-list.ts'

/** The page whose list a file is of. */
export const pageOfFile: Record<PartnerExported, PartnerPageName> = {
  partners: 'tree',
  bets: 'bets',
  cash: 'cash',
  settlement: 'settlement',
  wagers: 'wagers',
  members: 'members',
  moneyMoves: 'moves',
  commission: 'commission',
  losing: 'losing',
}

const isFile = (what: unknown): what is PartnerExported => typeof what === 'string' && Object.hasOwn(pageOfFile, what)

type About = { page: PartnerPageName } | { reset: 'codes' | 'password' }
/** What `what` of an act names: the list that was given out, or what of an employee was reset. Undefined: nothing that is known here. */
export const whatOf = (kind: string, what: unknown): About | undefined => {
  if (kind === 'exportTicket') return isFile(what) ? { page: pageOfFile[what] } : undefined
  return what === 'codes' || what === 'password' ? { reset: what } : undefined
}
