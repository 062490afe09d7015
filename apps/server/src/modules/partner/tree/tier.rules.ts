import { type PartnerTier, type TierOfPartner, tiersOfPartners } from '@maru/contract'

/** 1 of the head office to 5 of a store; 0 of who is no partner. */
export const tierNumber = (tier: PartnerTier): number => (tiersOfPartners as readonly PartnerTier[]).indexOf(tier) + 1

export const tierName = (tier: number): TierOfPartner => {
  const name = tiersOfPartners[tier - 1]
  if (!name) throw new RangeError(`no tier ${tier}`)
  return name
}

/** Which tiers a partner may create below itself: the next one, or every lower one where the site lets tiers be skipped. */
export const tiersBelow = (tier: number, maySkip: boolean): TierOfPartner[] =>
  tiersOfPartners.slice(tier, maySkip ? tiersOfPartners.length : tier + 1)

/** A partner stands below one of a higher tier, or at the top. */
export const mayStandBelow = (tier: number, parent: { tier: number } | undefined): boolean =>
  parent === undefined || parent.tier < tier
