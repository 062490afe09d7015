import {
  type BodyOf,
  type DataOf,
  mostMovePlaces,
  type PartnerMoveTarget,
  type partnerMoveDown,
  type partnerMoveTarget,
} from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { holdMember } from '../../identity/index.ts'
import { assertUnlocked, ownNode, partnerBelow } from '../access.service.ts'
import { type Below, findBelow } from '../give/target.service.ts'
import { noRates } from '../rates/chain.service.ts'
import { findRates } from '../rates/rate.repository.ts'
import { branchProblems } from '../rates/rates.rules.ts'
import { likePart } from '../search.rules.ts'
import type { Own } from '../sight.rules.ts'
import { lockBranches } from './branch.service.ts'
import { listNode } from './list.repository.ts'
import { moveTo } from './move.service.ts'
import { findMovePlaces } from './move-place.repository.ts'
import { findNode } from './node.repository.ts'
import type { Node } from './node.ts'
import { findPartnerMove, findPlace, insertPartnerMove } from './place.repository.ts'
import { tierName } from './tier.rules.ts'

/** Below every tier of partners. */
const MEMBER = 6

type Asked = BodyOf<typeof partnerMoveDown>
type Answer = DataOf<typeof partnerMoveDown>

export const showMoveTarget = async (
  ctx: MemberCtx,
  own: Own,
  { memberId, search }: BodyOf<typeof partnerMoveTarget>,
): Promise<PartnerMoveTarget> => {
  const below = await findBelow(ctx, own, memberId)
  const node = partnerOf(below)
  const listed = node && (await listNode(ctx, memberId))
  const refusal = refusalOf(own, below)
  const asked = { aboveId: own.partnerId, movedId: memberId, tier: node?.tier ?? MEMBER, search: likePart(search) }
  const found = refusal === 'PT07' ? [] : await findMovePlaces(ctx, asked, mostMovePlaces + 1)
  const places = found.slice(0, mostMovePlaces)
  const fits = await fittingRates(
    ctx,
    below,
    places.map(({ partnerId }) => partnerId),
  )
  return {
    memberId,
    memId: below.memId,
    memNick: below.memNick,
    tier: node ? tierName(node.tier) : 'NORMAL',
    partners: listed?.partners ?? 0,
    members: listed?.members ?? 0,
    refusal,
    places: places.map(({ tier, isLocked, ...place }) => ({
      ...place,
      tier: tierName(tier),
      refusal: isLocked ? 'PT04' : fits(place.partnerId) ? '' : 'PT02',
    })),
    isCut: found.length > mostMovePlaces,
  }
}

/** Only whom one has directly below oneself: so nobody but who asks gets less by it, and whoever stood above it still does. */
export const moveDown = async (ctx: MemberCtx, own: Own, asked: Asked): Promise<Answer> => {
  const { memberId, memNick, toId, reason, requestKey } = asked
  const known = await knownMove(ctx, own, asked)
  if (known) return known
  await findBelow(ctx, own, memberId)
  await partnerBelow(ctx, own, toId)
  // As staff lock them, so that of two moves at once the second sees where the first has put it.
  await holdMember(ctx, memberId)
  await lockBranches(ctx, [own.partnerId])
  const again = await knownMove(ctx, own, asked)
  if (again) return again
  const now = await ownNode(ctx, 'tree.move')
  const below = await findBelow(ctx, now, memberId)
  const to = await findNode(ctx, await partnerBelow(ctx, now, toId))
  assertUnlocked(now)
  const refused = refusalOf(now, below)
  if (refused) throw new Refusal(refused)
  if (below.memNick !== memNick) throw refuseField('PT08', 'memNick')
  if (!to || toId === own.partnerId) throw new Refusal('PT07')
  assertUnlocked(to)
  const moved = await moveTo(ctx, memberId, partnerOf(below), to)
  if (moved.outcome === 'rates') throw new Refusal('PT02', moved.refused)
  if (moved.outcome !== 'moved') throw new Refusal('PT07')
  await insertPartnerMove(ctx, own.partnerId, { movedId: memberId, from: own.partnerId, to: toId, reason, requestKey })
  return { movedAt: ctx.now.toISOString() }
}

/** The same request again answers when it moved; another one under its key is refused. */
const knownMove = async (
  ctx: MemberCtx,
  own: Own,
  { memberId, toId, requestKey }: Asked,
): Promise<Answer | undefined> => {
  const known = await findPartnerMove(ctx, own.partnerId, requestKey)
  if (!known) return undefined
  if (known.movedId !== memberId || known.to !== toId) throw new Refusal('K409')
  return { movedAt: known.movedAt.toISOString() }
}

/** Itself, where it is a partner. */
const partnerOf = ({ member, node }: Below): Node | undefined => (node.partnerId === member.memberId ? node : undefined)

const refusalOf = (own: Own, below: Below): '' | 'PT04' | 'PT07' => {
  const parentId = partnerOf(below) ? below.node.parentId : below.node.partnerId
  if (parentId !== own.partnerId) return 'PT07'
  return own.isLocked || below.node.isLocked ? 'PT04' : ''
}

/** Below which of these partners who is moved would get no more than they do. */
const fittingRates = async (
  ctx: MemberCtx,
  below: Below,
  partnerIds: readonly number[],
): Promise<(partnerId: number) => boolean> => {
  const { memberId } = below.member
  if (!partnerOf(below) && !(await findPlace(ctx, memberId))?.hasOwnRates) return () => true
  const known = await findRates(ctx, [memberId, ...partnerIds])
  const own = known.get(memberId)?.rates ?? noRates
  return (holderId) => branchProblems(own, { holderId, rates: known.get(holderId)?.rates ?? noRates }, []).length === 0
}
