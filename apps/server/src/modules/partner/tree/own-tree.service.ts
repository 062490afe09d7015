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
import type { MemberCtx } from '../../../platform/context.ts'
import { pageBehind, placeOf, placeText } from '../../../platform/place.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { maskedNick } from '../../identity/index.ts'
import { balancesOf } from '../../ledger/index.ts'
import { siteOptions } from '../../site/index.ts'
import { partnerBelow } from '../access.service.ts'
import { likePart } from '../search.rules.ts'
import {
  type AboveNode,
  type ListedNode,
  listAbove,
  listChildren,
  listMembers,
  listNode,
  searchNodes,
} from './list.repository.ts'
import { findNode, isBelow, type Node } from './node.repository.ts'
import { findMoves, findPlace } from './place.repository.ts'
import { tierName, tiersBelow } from './tier.rules.ts'

/** Rows that a search shows at most: who looks for more types more. */
const MOST_FOUND = 50

export const showMe = async (ctx: MemberCtx, own: Node): Promise<DataOf<typeof partnerMe>> => {
  const listed = await listedNode(ctx, own.partnerId)
  const balances = await balancesOf(ctx, own.partnerId)
  const { partnersSkipTiers } = await siteOptions(ctx)
  return {
    partnerId: own.partnerId,
    memId: listed.memId,
    memNick: listed.memNick,
    tier: tierName(own.tier),
    above: (await listAbove(ctx, own.partnerId)).map(({ memId, memNick, tier }) => ({
      memId,
      memNick,
      tier: tierName(tier),
    })),
    partners: listed.partners,
    members: listed.members,
    cash: cashOf(balances.cash),
    commission: cashOf(0),
    isLocked: own.isLocked,
    ratesLockedUntil: listed.lockedUntil?.toISOString() ?? null,
    mayCreate: own.isLocked ? [] : tiersBelow(own.tier, partnersSkipTiers),
    rights: [...(ctx.who.rights ?? partnerRights)],
    recommenderId: listed.memId,
  }
}

const listedNode = async (ctx: MemberCtx, partnerId: number): Promise<ListedNode> => {
  const listed = await listNode(ctx, partnerId)
  if (!listed) throw new Refusal('N404')
  return listed
}

export const showTree = async (
  ctx: MemberCtx,
  own: Node,
  { partnerId, search, before, size }: BodyOf<typeof partnerTree>,
): Promise<DataOf<typeof partnerTree>> => {
  const at = await partnerBelow(ctx, own, partnerId)
  const depthOf = await depthsBelow(ctx, own.partnerId)
  const self = treeRow(await listedNode(ctx, at), await depthOf(at))
  if (search.trim() !== '') {
    const found = await searchNodes(ctx, own.partnerId, likePart(search), MOST_FOUND)
    const list = await Promise.all(found.map(async (node) => treeRow(node, await depthOf(node.partnerId))))
    return { self, list: await withAbove(ctx, own.partnerId, list, depthOf), next: null }
  }
  const children = await listChildren(ctx, at, placeOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(children, size, (node) => placeText(node.partnerId))
  return { self, list: rows.map((node) => treeRow(node, self.depth + 1)), next }
}

type DepthOf = (partnerId: number) => Promise<number>
const depthsBelow = async (ctx: MemberCtx, ownId: number): Promise<DepthOf> => {
  const ownDepth = (await listAbove(ctx, ownId)).length
  return async (partnerId) => (await listAbove(ctx, partnerId)).length - ownDepth
}

/** With whoever stands between them and who asks, each once, from the top. */
const withAbove = async (ctx: MemberCtx, ownId: number, found: TreeRow[], depthOf: DepthOf): Promise<TreeRow[]> => {
  const rows = new Map(found.map((row) => [row.partnerId, row]))
  for (const { partnerId } of found)
    for (const { partnerId: above } of await aboveWithin(ctx, ownId, partnerId))
      if (!rows.has(above)) rows.set(above, treeRow(await listedNode(ctx, above), await depthOf(above)))
  return [...rows.values()].sort((a, b) => a.depth - b.depth || a.partnerId - b.partnerId)
}

const aboveWithin = async (ctx: MemberCtx, ownId: number, partnerId: number): Promise<AboveNode[]> => {
  const above = await listAbove(ctx, partnerId)
  const top = above.findIndex((one) => one.partnerId === ownId)
  // Who asks is among those found: nobody above it is shown.
  return top === -1 ? [] : above.slice(top)
}

const treeRow = (node: ListedNode, depth: number): TreeRow => ({
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
  ratesLockedUntil: node.lockedUntil?.toISOString() ?? null,
  turnover: cashOf(0),
  netLoss: cashOf(0),
  rolling: cashOf(0),
  losing: cashOf(0),
})

export const showMembers = async (
  ctx: MemberCtx,
  own: Node,
  { partnerId, search, isDirect, before, size }: BodyOf<typeof partnerMembers>,
): Promise<DataOf<typeof partnerMembers>> => {
  const at = await partnerBelow(ctx, own, partnerId)
  const { partnersSeeNamesTo } = await siteOptions(ctx)
  const isMasked = own.tier > partnersSeeNamesTo
  const asked = { like: memberPattern(search, isMasked), isDirect, before: placeOf(before, 1)?.[0] }
  const found = await listMembers(ctx, at, asked, size + 1)
  const { rows, next } = pageBehind(found, size, ({ memberId }) => placeText(memberId))
  return {
    list: rows.map(({ cash, joinedAt, lastLoginAt, memId, memNick, ...row }) => ({
      ...row,
      memId: isMasked ? maskedId(memId) : memId,
      memNick: isMasked ? maskedNick(memNick) : memNick,
      cash: cashOf(cash),
      joinedAt: joinedAt.toISOString(),
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
    })),
    next,
  }
}

/** Who reads masked names finds a member by the whole id or nickname alone: parts would say what is hidden. */
const memberPattern = (search: string, isMasked: boolean): string =>
  search.trim() !== '' && isMasked ? likePart(search) : `%${likePart(search)}%`

/** `be***`: what tells two members apart, and no more. */
const maskedId = (memId: string): string => `${memId.slice(0, 2)}***`

export const showMoves = async (
  ctx: MemberCtx,
  own: Node,
  { memberId, before, size }: BodyOf<typeof partnerMoves>,
): Promise<DataOf<typeof partnerMoves>> => {
  const at = (await findNode(ctx, memberId))?.partnerId ?? (await findPlace(ctx, memberId))?.partnerId
  if (at === undefined || !(await isBelow(ctx, own.partnerId, at))) throw new Refusal('N404')
  const found = await findMoves(ctx, memberId, placeOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(found, size, ({ moveId }) => placeText(moveId))
  const isOwn = async (id: number | null) => id !== null && (await isBelow(ctx, own.partnerId, id))
  const list = rows.map(async ({ fromId, from, toId, to, movedAt }) => ({
    from: (await isOwn(fromId)) ? from : '',
    to: (await isOwn(toId)) ? to : '',
    at: movedAt.toISOString(),
  }))
  return { list: await Promise.all(list), next }
}
