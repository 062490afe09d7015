import type { GiveWay } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { deskOf } from '../../../platform/notices/desk-topic.ts'
import { raiseNotices } from '../../../platform/notices/notices.ts'
import { siteCurrency } from '../../site/index.ts'
import { findPassing, findWithdrawn, insertSigns, isCircle, type Sign } from './sign.repository.ts'
import { leastSign, passedThrough, SIGN_WITHIN_MS } from './sign.rules.ts'

const daysBefore = (ctx: Ctx): Date => new Date(ctx.now.getTime() - SIGN_WITHIN_MS)

/** Looks at a move that was just made, in its transaction: whether the money went round, or only passed through who gives it back. */
export const raiseSigns = async (
  ctx: Ctx,
  {
    moveId,
    way,
    partnerId,
    memberId,
    amount,
  }: { moveId: number; way: GiveWay; partnerId: number; memberId: number; amount: number },
): Promise<void> => {
  const least = leastSign(await siteCurrency(ctx))
  if (amount < least) return
  const [from, to] = way === 'give' ? [partnerId, memberId] : [memberId, partnerId]
  const passing = way === 'take' ? await findPassing(ctx, memberId, daysBefore(ctx)) : undefined
  const about = { subject: `move:${moveId}`, partnerId, memberId, amount, given: 0, used: 0, ...passing }
  const signs: Sign[] = []
  if (await isCircle(ctx, from, to, daysBefore(ctx))) signs.push({ ...about, sign: 'circle' })
  else if (passing && passedThrough(about, least)) signs.push({ ...about, sign: 'taken-back' })
  await publishSigns(ctx, signs)
}

/** Withdrawals of what partners gave, and that was hardly played with. */
export const findWithdrawnGifts = async (ctx: Ctx): Promise<void> => {
  const least = leastSign(await siteCurrency(ctx))
  const found = (await findWithdrawn(ctx, daysBefore(ctx))).filter((one) => passedThrough(one, least))
  await publishSigns(
    ctx,
    found.map(({ cashIdx, ...one }) => ({ ...one, subject: `cash:${cashIdx}`, sign: 'withdrawn' })),
  )
}

/** Each once: what staff dismissed does not come back. */
const publishSigns = async (ctx: Ctx, signs: readonly Sign[]): Promise<void> => {
  const fresh = await insertSigns(ctx, signs)
  if (fresh.length === 0) return
  await raiseNotices(
    ctx.db,
    fresh.map(({ subject, ...detail }) => ({ siteId: ctx.siteId, kind: 'partner-money', subject, detail })),
  )
  ctx.publish(deskOf(ctx.siteId), { what: 'notice', id: '', isNew: true })
}
