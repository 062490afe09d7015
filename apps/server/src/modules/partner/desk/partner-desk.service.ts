import type {
  AdminAnswerOf,
  AdminPartnerRow,
  adminPartner,
  adminPartners,
  PartnerPeriod,
  TierOfPartner,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { memberById, membersByIds, restrictionsOf, saveRateHolder, saveTier } from '../../identity/index.ts'
import { balancesOf, lockPurses } from '../../ledger/index.ts'
import { isPaused } from '../../protection/index.ts'
import { openWagersOf } from '../../wagers/index.ts'
import { type PeriodSums, sumsOf } from '../accrual/sums.service.ts'
import { holderAbove, noRates, refreshChains } from '../rates/chain.service.ts'
import { findRates, findRatesBelow, findVersions } from '../rates/rate.repository.ts'
import { highestOf, highestRates } from '../rates/rates.rules.ts'
import { likePart } from '../search.rules.ts'
import { lockBranches } from '../tree/branch.service.ts'
import { type ListedNode, listAbove, listChildren, listNode, searchNodes } from '../tree/list.repository.ts'
import { findNode, insertNode, saveLock } from '../tree/node.repository.ts'
import { findMoves, findPlace, insertMove, movePlace } from '../tree/place.repository.ts'
import { mayStandBelow, tierName, tierNumber } from '../tree/tier.rules.ts'

const VERSIONS_SHOWN = 20
const MOVES_SHOWN = 20

type Asked = { parentId: number; search: string; period: PartnerPeriod; before: string; size: number }

export const listPartners = async (
  ctx: StaffCtx,
  { parentId, search, period, before, size }: Asked,
): Promise<AdminAnswerOf<typeof adminPartners>> => {
  const found =
    search.trim() === ''
      ? await listChildren(ctx, parentId === 0 ? null : parentId, cursorOf(before, 1)?.[0], size + 1)
      : await searchNodes(ctx, null, likePart(search), size)
  const { rows, next } = pageBehind(found, size, ({ partnerId }) => cursorText(partnerId))
  const sums = await sumsOf(
    ctx,
    rows.map(({ partnerId }) => partnerId),
    period,
  )
  return { rows: rows.map((node) => deskRow(node, sums(node.partnerId))), next }
}

const deskRow = ({ tier, lockedUntil, above: _, ...node }: ListedNode, sums: PeriodSums): AdminPartnerRow => ({
  ...node,
  tier: tierName(tier),
  ratesLockedUntil: lockedUntil?.toISOString() ?? null,
  ...sums,
})

export const showPartner = async (ctx: StaffCtx, partnerId: number): Promise<AdminAnswerOf<typeof adminPartner>> => {
  const [node, listed] = [await findNode(ctx, partnerId), await listNode(ctx, partnerId)]
  if (!node || !listed) throw new StaffRefusal('STAFF_NOT_FOUND')
  const known = (await findRates(ctx, [partnerId])).get(partnerId)
  const versions = await findVersions(ctx, partnerId, undefined, VERSIONS_SHOWN)
  const savers = await membersByIds(
    ctx,
    versions.flatMap(({ savedBy, staffName }) => (staffName === '' ? savedBy : [])),
  )
  const moves = await findMoves(ctx, partnerId, undefined, MOVES_SHOWN)
  return {
    ...deskRow(listed, (await sumsOf(ctx, [partnerId], 'month'))(partnerId)),
    above: (await listAbove(ctx, partnerId)).map(({ partnerId: id, memId, tier }) => ({
      partnerId: id,
      memId,
      tier: tierName(tier),
    })),
    lockReason: node.lockReason,
    version: known?.version ?? 0,
    rates: known?.rates ?? noRates,
    most: (await holderAbove(ctx, node.parentId))?.rates ?? highestRates,
    least: highestOf(await findRatesBelow(ctx, partnerId)),
    versions: versions.map(({ version, rates, savedBy, staffName, reason, savedAt }) => ({
      version,
      rates,
      savedBy: staffName || (savers.get(savedBy)?.memId ?? ''),
      reason,
      at: savedAt.toISOString(),
    })),
    moves: moves.map(({ from, to, movedBy, reason, movedAt }) => ({
      from,
      to,
      movedBy,
      reason,
      at: movedAt.toISOString(),
    })),
  }
}

type Made = { memberId: number; tier: TierOfPartner; parentId: number | null; reason: string }

/** A member who plays no more: with the purses locked nothing is open, and no bet can begin before it is a partner. */
export const makePartner = async (ctx: StaffCtx, { memberId, tier, parentId, reason }: Made): Promise<number> => {
  if (!(await memberById(ctx, memberId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  const place = await findPlace(ctx, memberId)
  await lockBranches(ctx, [...new Set([place?.partnerId, parentId].filter((id) => id != null))])
  await lockPurses(ctx, [memberId])
  const member = (await restrictionsOf(ctx, [memberId])).get(memberId)
  if (member?.status !== 'active' || member.tier !== 'NORMAL') throw new StaffRefusal('STAFF_CONFLICT')
  const { inGame, bonus, held, transferPending } = await balancesOf(ctx, memberId)
  const isPlaying = inGame + bonus + held + transferPending > 0 || (await openWagersOf(ctx, memberId)).length > 0
  // Whoever pauses or is excluded takes nothing up, for its own protection.
  if (member.hasBonus || isPlaying || (await isPaused(ctx, memberId))) throw new StaffRefusal('STAFF_CONFLICT')
  const parent = parentId === null ? undefined : await findNode(ctx, parentId)
  if (parentId !== null && !parent) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (!mayStandBelow(tierNumber(tier), parent) || place?.hasOwnRates) throw new StaffRefusal('STAFF_INVALID')
  if (place) await movePlace(ctx, memberId, place.partnerId, null)
  await saveTier(ctx, memberId, tier)
  await saveRateHolder(ctx, memberId, null)
  await insertNode(ctx, { partnerId: memberId, tier: tierNumber(tier), parentId })
  await insertMove(
    ctx,
    { movedId: memberId, from: place?.partnerId ?? null, to: parentId, cause: 'made' },
    ctx.who,
    reason,
  )
  await refreshChains(ctx, memberId)
  await record(ctx, {
    action: 'partners.make',
    target: `member:${memberId}`,
    before: { tier: 'NORMAL', partnerId: place?.partnerId ?? null },
    after: { tier, parentId, reason },
  })
  ctx.emit('identity.member-changed', { memberId }, { aggregate: `member:${memberId}` })
  return memberId
}

export const setLock = async (ctx: StaffCtx, partnerId: number, isLocked: boolean, reason: string): Promise<void> => {
  if (!(await findNode(ctx, partnerId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (!(await saveLock(ctx, partnerId, isLocked, isLocked ? reason : '')))
    throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  await record(ctx, {
    action: isLocked ? 'partners.lock' : 'partners.unlock',
    target: `member:${partnerId}`,
    before: { isLocked: !isLocked },
    after: { isLocked, reason },
  })
}
