import type { BonusTerms } from '@maru/contract'
import { int8s } from '../../platform/db/index.ts'
import type { BonusPlaySource } from '../wagers/index.ts'

const FIND = {
  name: 'promotions.bonus_plays',
  text: `SELECT g.member_id, v.terms FROM unnest($1::bigint[], $2::bigint[]) AS o (site_id, member_id)
    JOIN promotions.bonus_grant g ON g.site_id = o.site_id AND g.member_id = o.member_id AND g.status = 'active' AND g.expires_at > $3
    JOIN promotions.bonus_version v ON v.site_id = g.site_id AND v.bonus_code = g.bonus_code AND v.version = g.version`,
}

/** By the terms that the member's active bonus was granted with. */
export const bonusPlays: BonusPlaySource = {
  async load(ctx, members) {
    const { rows } = await ctx.db.client.query<{ member_id: number; terms: BonusTerms }>(FIND, [
      int8s(members, (member) => member.siteId),
      int8s(members, (member) => member.memberId),
      ctx.now,
    ])
    return new Map(
      rows.map(({ member_id, terms: { largestStake, excludedGames } }) => [
        member_id,
        {
          largestStake,
          mayStake: ({ vendorCode, gameCode }) =>
            !excludedGames.some((game) => game.vendorCode === vendorCode && game.gameCode === gameCode),
        },
      ]),
    )
  },
}
