import type { Ctx } from '../../../platform/context.ts'
import { siteOptions } from '../../site/index.ts'
import { shownName } from '../shown-name.rules.ts'
import { type Own, seesMembersNames } from '../sight.rules.ts'
import { findNamedMembers, type NamedMember } from './member.repository.ts'

/** The site says down to which tier partners read whole names. */
export const readsMaskedNames = async (ctx: Ctx, own: Pick<Own, 'tier' | 'rights'>): Promise<boolean> =>
  !seesMembersNames(own) || own.tier > (await siteOptions(ctx)).partnersSeeNamesTo

/** Names of the members of these rows, as this partner reads them. A member that has left the subtree since has none. */
export const namesFor = async (
  ctx: Ctx,
  own: Own,
  rows: readonly { memberId: number }[],
): Promise<(memberId: number) => NamedMember> => {
  const isMasked = await readsMaskedNames(ctx, own)
  const found = await findNamedMembers(
    ctx,
    own.partnerId,
    rows.map(({ memberId }) => memberId),
  )
  return (memberId) => {
    const named = found.get(memberId)
    return named ? { ...named, ...shownName(named, isMasked) } : { memberId, memId: '', memNick: '', partnerMemId: '' }
  }
}
