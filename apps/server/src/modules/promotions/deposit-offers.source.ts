import { depositBonuses } from '@maru/contract'
import type { DepositOfferSource } from '../site/index.ts'
import { findVersions } from './bonus.repository.ts'
import { hasRoom, isInForce } from './bonus.rules.ts'

/** What anybody may read of the bonuses of deposits: their rates while they are on, in their period and within their budget. */
export const depositOfferSource: DepositOfferSource = {
  async offers(ctx) {
    const versions = await findVersions(ctx, depositBonuses)
    const percentOf = (code: string): number => {
      const version = versions.find((one) => one.code === code)
      if (!version || !isInForce(version, ctx.now) || !hasRoom(version.terms, version.granted, 1)) return 0
      return Math.floor(version.terms.rateBp / 100)
    }
    return { first: percentOf('first'), daily: percentOf('daily') }
  },
}
