import {
  type BodyOf,
  cashOf,
  type DataOf,
  type partnerMe,
  type partnerMembers,
  type partnerMoves,
  partnerRights,
  type partnerTree,
  type TreeRow,
} from '@maru/contract'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { balancesOf } from '../../ledger/index.ts'
import { siteOptions } from '../../site/index.ts'
import { partnerBelow } from '../access.service.ts'
import { daysOf } from '../accrual/period.rules.ts'
import { type PeriodSums, sumsOf } from '../accrual/sums.service.ts'
import { sumDirect } from '../lists/figures.repository.ts'
import { readsMaskedNames } from '../lists/names.service.ts'
import { likePart } from '../search.rules.ts'
import { shownName } from '../shown-name.rules.ts'
import {
  mayCreateBelow,
  type Own,
  seesCommission,
  seesMembersCash,
  seesMembersNames,
  seesOwnCash,
  seesRates,
  seesTree,
} from '../sight.rules.ts'
import {
  type AboveNode,
  type ListedNode,
  listAbove,
  listChildren,
  listMembers,
  listNode,
  searchNodes,
} from './list.repository.ts'
import { findNode, isBelow } from './node.repository.ts'
import type { Node } from './node.ts'
import { findMoves, findPlace } from './place.repository.ts'
import { tierName, tiersBelow } from './tier.rules.ts'

/** Rows that a search shows at most: who looks for more types more. */
const MOST_FOUND = 50

export const showMe = async (ctx: MemberCtx, own: Own): Promise<DataOf<typeof partnerMe>> => {
  const listed = await listedNode(ctx, own.partnerId)
  const balances = await balancesOf(ctx, own.partnerId)
  const { partnersSkipTiers } = await siteOptions(ctx)
  return {
    partnerId: own.partnerId,
    memId: listed.memId,
    memNick: listed.memNick,
    tier: tierName(own.tier),
    above: (seesTree(own) ? await listAbove(ctx, own.partnerId) : []).map(({ memId, memNick, tier }) => ({
      memId,
      memNick,
      tier: tierName(tier),
    })),
    partners: seesTree(own) ? listed.partners : null,
    members: seesTree(own) || seesMembersNames(own) ? listed.members : null,
    cash: seesOwnCash(own) ? cashOf(balances.cash) : null,
    commission: seesCommission(own) ? cashOf(balances.commission) : null,
    isLocked: own.isLocked,
    ratesLockedUntil: seesRates(own) ? (listed.lockedUntil?.toISOString() ?? null) : null,
    mayCreate: own.isLocked || !mayCreateBelow(own) ? [] : tiersBelow(own.tier, partnersSkipTiers),
    rights: [...(ctx.who.rights ?? partnerRights)],
    recommenderId: listed.memId,
  }
}

const listedNode = async (ctx: Ctx, partnerId: number): Promise<ListedNode> => {
  const listed = await listNode(ctx, partnerId)
  if (!listed) throw new Refusal('N404')
  return listed
}

export const showTree = async (
  ctx: Ctx,
  own: Own,
  { partnerId, search, period, before, size }: BodyOf<typeof partnerTree>,
): Promise<DataOf<typeof partnerTree>> => {
  const at = await partnerBelow(ctx, own, partnerId)
  const ownDepth = (await listAbove(ctx, own.partnerId)).length
  const self = await listedNode(ctx, at)
  const { rows, next } =
    search.trim() === ''
      ? pageBehind(await listChildren(ctx, at, cursorOf(before, 1)?.[0], size + 1), size, (node) =>
          cursorText(node.partnerId),
        )
      : { rows: await found(ctx, own.partnerId, search), next: null }
  const sums = await sumsOf(ctx, [at, ...rows.map((node) => node.partnerId)], period)
  const shown = (node: ListedNode): TreeRow => treeRow(own, node, node.above - ownDepth, sums(node.partnerId))
  const list = rows.map(shown)
  // Whoever is found stands behind who stands above it.
  if (search.trim() !== '') list.sort((one, other) => one.depth - other.depth || one.partnerId - other.partnerId)
  const { turnover, losses } = await sumDirect(ctx, at, daysOf(period, ctx.now))
  return { self: shown(self), direct: { turnover: cashOf(turnover), netLoss: cashOf(losses) }, list, next }
}

/** With whoever stands between them and who asks, each once. */
const found = async (ctx: Ctx, ownId: number, search: string): Promise<ListedNode[]> => {
  const nodes = await searchNodes(ctx, ownId, likePart(search), MOST_FOUND)
  const rows = new Map(nodes.map((node) => [node.partnerId, node]))
  for (const { partnerId } of nodes)
    for (const { partnerId: above } of await aboveWithin(ctx, ownId, partnerId))
      if (!rows.has(above)) rows.set(above, await listedNode(ctx, above))
  return [...rows.values()]
}

const aboveWithin = async (ctx: Ctx, ownId: number, partnerId: number): Promise<AboveNode[]> => {
  const above = await listAbove(ctx, partnerId)
  const top = above.findIndex((one) => one.partnerId === ownId)
  // Who asks is among those found: nobody above it is shown.
  return top === -1 ? [] : above.slice(top)
}

const treeRow = (own: Own, node: ListedNode, depth: number, sums: PeriodSums): TreeRow => ({
  partnerId: node.partnerId,
  // Who stands above who asks is not shown by its number.
  parentId: depth === 0 ? null : node.parentId,
  memId: node.memId,
  memNick: node.memNick,
  tier: tierName(node.tier),
  depth,
  partners: node.partners,
  members: node.members,
  ownMembers: node.ownMembers,
  isLocked: node.isLocked,
  ratesLockedUntil: seesRates(own) ? (node.lockedUntil?.toISOString() ?? null) : null,
  turnover: sums.turnover,
  netLoss: sums.netLoss,
  rolling: seesCommission(own) ? sums.rolling : null,
  losing: seesCommission(own) ? sums.losing : null,
})

export const showMembers = async (
  ctx: Ctx,
  own: Own,
  { partnerId, search, isDirect, before, size }: BodyOf<typeof partnerMembers>,
): Promise<DataOf<typeof partnerMembers>> => {
  const at = await partnerBelow(ctx, own, partnerId)
  const isMasked = await readsMaskedNames(ctx, own)
  const asked = { like: memberPattern(search, isMasked), isDirect, before: cursorOf(before, 1)?.[0] }
  const found = await listMembers(ctx, at, asked, size + 1)
  const { rows, next } = pageBehind(found, size, ({ memberId }) => cursorText(memberId))
  return {
    list: rows.map(({ cash, hasOwnRates, joinedAt, lastLoginAt, memId, memNick, ...row }) => ({
      ...row,
      hasOwnRates: seesRates(own) && hasOwnRates,
      ...shownName({ memId, memNick }, isMasked),
      cash: seesMembersCash(own) ? cashOf(cash) : null,
      joinedAt: joinedAt.toISOString(),
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
    })),
    next,
  }
}

/** Who reads masked names finds a member by the whole id or nickname alone: parts would say what is hidden. */
const memberPattern = (search: string, isMasked: boolean): string =>
  search.trim() !== '' && isMasked ? likePart(search) : `%${likePart(search)}%`

export const showMoves = async (
  ctx: MemberCtx,
  own: Node,
  { memberId, before, size }: BodyOf<typeof partnerMoves>,
): Promise<DataOf<typeof partnerMoves>> => {
  const at = (await findNode(ctx, memberId))?.partnerId ?? (await findPlace(ctx, memberId))?.partnerId
  if (at === undefined || !(await isBelow(ctx, own.partnerId, at))) throw new Refusal('N404')
  const found = await findMoves(ctx, memberId, cursorOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(found, size, ({ moveId }) => cursorText(moveId))
  const isOwn = async (id: number | null) => id !== null && (await isBelow(ctx, own.partnerId, id))
  const list = rows.map(async ({ fromId, from, toId, to, byId, movedBy, reason, movedAt }) => {
    const isByOwn = await isOwn(byId)
    return {
      from: (await isOwn(fromId)) ? from : '',
      to: (await isOwn(toId)) ? to : '',
      movedBy: isByOwn ? movedBy : '',
      reason: isByOwn ? reason : '',
      at: movedAt.toISOString(),
    }
  })
  return { list: await Promise.all(list), next }
}
