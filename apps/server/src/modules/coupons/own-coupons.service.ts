import { type couponList, type DataOf, mostHeldCoupons, readCouponCode } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { assertIsNoPartner, memberNicks } from '../identity/index.ts'
import { type HandBonus, handBonuses } from '../promotions/index.ts'
import { isPaused } from '../protection/index.ts'
import { countTry, forgiveTries } from './attempt.service.ts'
import { addToBatch } from './batch.repository.ts'
import { findHeld, hasOneOf, lockByCode, saveHolder } from './coupon.repository.ts'
import { type Coupon, maskedNick, refusedToTaker, worthOf } from './coupon.rules.ts'
import { findEntries, lockHeld, writeEntry } from './entry.repository.ts'

const PAGE_SIZE = 10

type Naming = { bonuses: readonly HandBonus[]; nicks: ReadonlyMap<number, string> }

const shownHeld = (ctx: MemberCtx, coupon: Coupon, { bonuses, nicks }: Naming) => ({
  couponIdx: coupon.couponId,
  title: coupon.titles[ctx.language],
  worth: worthOf(
    coupon,
    bonuses.find(({ code }) => code === coupon.bonusCode),
  ),
  expiresAt: coupon.expiresAt.toISOString(),
  from: coupon.fromMemberId === null ? '' : maskedNick(nicks.get(coupon.fromMemberId) ?? ''),
})

const codesOf = (rows: readonly { bonusCode: string }[]): string[] => [
  ...new Set(rows.flatMap(({ bonusCode }) => bonusCode || [])),
]

export const listOwnCoupons = async (ctx: MemberCtx, page: number): Promise<DataOf<typeof couponList>> => {
  const { memberId } = ctx.who
  const held = await findHeld(ctx, memberId)
  const { rows, total } = await findEntries(ctx, memberId, page, PAGE_SIZE)
  const bonuses = await handBonuses(ctx, codesOf([...held, ...rows]))
  const others = [...held.flatMap((one) => one.fromMemberId ?? []), ...rows.flatMap((one) => one.otherId ?? [])]
  const nicks = await memberNicks(ctx, [...new Set(others)])
  return {
    held: held.map((coupon) => shownHeld(ctx, coupon, { bonuses, nicks })),
    barred: (await isPaused(ctx, memberId)) ? 'RW01' : '',
    list: rows.map((row) => ({
      entryIdx: row.ord,
      step: row.step,
      title: row.titles[ctx.language],
      worth: worthOf(
        row,
        bonuses.find(({ code }) => code === row.bonusCode),
      ),
      other: row.otherId === null ? '' : maskedNick(nicks.get(row.otherId) ?? ''),
      at: row.at.toISOString(),
    })),
    pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: total },
  }
}

/** A pause keeps gifts of the operator away (RW01), and a partner gets none (B0095). */
export const assertMayReceive = async (ctx: MemberCtx): Promise<void> => {
  await assertIsNoPartner(ctx, ctx.who.memberId)
  if (await isPaused(ctx, ctx.who.memberId)) throw new Refusal('RW01')
}

/**
 * The coupon of a number becomes the member's own. A number whose check character is wrong was mistyped, and is no try; of all others so many wrong ones are allowed in an hour.
 */
export const enterCode = async (ctx: MemberCtx, typed: string) => {
  const { memberId } = ctx.who
  await assertMayReceive(ctx)
  const code = readCouponCode(typed)
  if (code === undefined) throw refuseField('CP01', 'code')
  await countTry(ctx)
  const coupon = await lockByCode(ctx, code)
  const refused = refusedToTaker(coupon, memberId, ctx.now)
  if (!coupon || refused) throw refuseField(refused ?? 'CP01', 'code')
  await forgiveTries(ctx)
  if (coupon.state === 'free') await take(ctx, coupon)
  return { coupon: shownHeld(ctx, coupon, { bonuses: await handBonuses(ctx, codesOf([coupon])), nicks: new Map() }) }
}

const take = async (ctx: MemberCtx, { couponId, batchId }: Coupon): Promise<void> => {
  const { memberId } = ctx.who
  const held = (await lockHeld(ctx, [memberId])).get(memberId) ?? 0
  if (await hasOneOf(ctx, batchId, memberId)) throw refuseField('CP05', 'code')
  if (held >= mostHeldCoupons) throw refuseField('CP10', 'code')
  await saveHolder(ctx, couponId, memberId, null)
  await addToBatch(ctx, batchId, { held: 1 })
  await writeEntry(ctx, { memberId, couponId, step: 'entered', held: 1 })
}
