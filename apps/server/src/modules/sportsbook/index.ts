/** What an outcome, event or competition takes up of what the book may lose. */
export { type ExposureKind, outcomeKey } from './exposure/exposure.rules.ts'
/** Rules of a site by versions, factors of members, and what traders changed of what is offered. */
export type { MemberFactor } from './rules/limit.rules.ts'
export type { OfferChange } from './rules/margin.rules.ts'
export { changeOffer } from './rules/offer.service.ts'
export { memberFactorOf, rulesNow, saveRules, setMemberFactor } from './rules/rules.service.ts'
export { type BookRules, bookRules, type VersionedRules } from './rules/rules.ts'
/** What a trader decides over tickets above the referral limit. */
export {
  acceptReferred,
  type Offering,
  offerReferred,
  type Referred,
  referredTickets,
  rejectReferred,
} from './tickets/refer.service.ts'
export type { StoredTicket } from './tickets/stored-ticket.ts'
