import type { BodyOf, DataOf, partnerRateHistory, partnerRatesOf, partnerRatesSave } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { maskedNick, membersByIds } from '../../identity/index.ts'
import { assertUnlocked } from '../access.service.ts'
import { isBelow } from '../tree/node.repository.ts'
import type { Node } from '../tree/node.ts'
import { holderAbove, noRates } from './chain.service.ts'
import { findRateLock, findRates, findRatesBelow, findVersions } from './rate.repository.ts'
import { highestOf } from './rates.rules.ts'
import { findHolder, type HolderPlace, putRates } from './save-rates.service.ts'

/** Of the own subtree: a partner, or a member below one; 0 is oneself. */
const holderBelow = async (ctx: MemberCtx, own: Node, holderId: number): Promise<HolderPlace> => {
  const place = await findHolder(ctx, holderId === 0 ? own.partnerId : holderId)
  const at = place?.isMember ? place.parentId : place?.holderId
  if (!place || at == null || !(await isBelow(ctx, own.partnerId, at))) throw new Refusal('N404')
  return place
}

export const showRates = async (
  ctx: MemberCtx,
  own: Node,
  asked: BodyOf<typeof partnerRatesOf>,
): Promise<DataOf<typeof partnerRatesOf>> => {
  const { holderId, parentId, isMember } = await holderBelow(ctx, own, asked.holderId)
  const known = (await findRates(ctx, [holderId])).get(holderId)
  const person = (await membersByIds(ctx, [holderId])).get(holderId)
  const isOwn = holderId === own.partnerId
  const below = isMember ? [] : await findRatesBelow(ctx, holderId)
  const mayChange = parentId === own.partnerId && !own.isLocked
  return {
    holderId,
    memId: isMember ? '' : (person?.memId ?? ''),
    memNick: isMember ? maskedNick(person?.memNick ?? '') : (person?.memNick ?? ''),
    version: known?.version ?? 0,
    rates: known?.rates ?? noRates,
    most: isOwn ? null : ((await holderAbove(ctx, parentId))?.rates ?? noRates),
    least: highestOf(below),
    lockedUntil: (await findRateLock(ctx, holderId))?.toISOString() ?? null,
    mayChange,
  }
}

/** Of somebody directly below, and nobody further down: each level deals with its own. */
export const saveRates = async (
  ctx: MemberCtx,
  own: Node,
  { holderId, after, rates: typed }: BodyOf<typeof partnerRatesSave>,
): Promise<DataOf<typeof partnerRatesSave>> => {
  await holderBelow(ctx, own, holderId)
  assertUnlocked(own)
  const saved = await putRates(
    ctx,
    { holderId, after, typed },
    { id: own.partnerId, staffName: '', reason: '' },
    ({ parentId }) => parentId === own.partnerId,
  )
  switch (saved.outcome) {
    case 'saved':
      return { version: saved.version, lockedUntil: saved.lockedUntil.toISOString() }
    case 'gone':
      throw new Refusal('N404')
    case 'conflict':
      throw new Refusal('C999')
    case 'locked':
      throw new Refusal('PT03', { until: saved.until.toISOString() })
    case 'incomplete':
      throw new Refusal('PT01', saved.refused)
    case 'violated':
      throw new Refusal('PT02', saved.refused)
  }
}

export const showRateHistory = async (
  ctx: MemberCtx,
  own: Node,
  { holderId: asked, before, size }: BodyOf<typeof partnerRateHistory>,
): Promise<DataOf<typeof partnerRateHistory>> => {
  const { holderId } = await holderBelow(ctx, own, asked)
  const found = await findVersions(ctx, holderId, cursorOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(found, size, ({ version }) => cursorText(version))
  const savers = await membersByIds(
    ctx,
    rows.filter(({ staffName }) => staffName === '').map(({ savedBy }) => savedBy),
  )
  const list = rows.map(async ({ version, rates, savedBy, staffName, savedAt }) => {
    const isShown = staffName === '' && (await isBelow(ctx, own.partnerId, savedBy))
    return { version, rates, savedBy: isShown ? (savers.get(savedBy)?.memId ?? '') : '', at: savedAt.toISOString() }
  })
  return { list: await Promise.all(list), next }
}
