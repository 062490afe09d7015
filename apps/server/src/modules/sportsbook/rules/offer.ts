import type { OfferChange } from './margin.rules.ts'

export type OfferKey = Pick<OfferChange, 'eventId' | 'marketKey'>
/** `version` 0: nobody changed anything of it. */
export type StoredOffer = OfferChange & { version: number; suspendedAt: Date | null; suspendedBy: number | null }
/** One of the history, and the one before it. */
export type OfferVersion = OfferChange & { changedAt: Date; staffId: number | null; before: OfferChange | null }

export const unchangedOffer = (key: OfferKey): StoredOffer => ({
  ...key,
  isSuspended: false,
  marginBp: null,
  prices: null,
  version: 0,
  suspendedAt: null,
  suspendedBy: null,
})
