import { randomUUID } from 'node:crypto'
import type { Staff } from '../../platform/context.ts'
import { clerk, otherClerk } from '../../testing/cash-desk.ts'
import type { TestServer } from '../../testing/context.ts'
import { askBatch, confirmBatch, issueBatch } from './batch-desk.service.ts'
import { serveCouponEnter } from './calls/member/enter-coupon.ts'
import { serveCouponGift } from './calls/member/gift-coupon.ts'
import { serveCouponUse } from './calls/member/use-coupon.ts'
import { listOwnCoupons } from './own-coupons.service.ts'

export const titles = { ko: '가을 쿠폰', en: 'Autumn coupon', vn: 'Phiếu mùa thu' }
type Batch = Parameters<typeof askBatch>[1]
export const someBatch = (changes: Partial<Batch> = {}): Batch => ({
  kind: 'points',
  bonusCode: '',
  amount: 1_000,
  count: 1,
  titles,
  expiresAt: '2026-11-30T15:00:00Z',
  isOncePerMember: false,
  reason: 'as agreed',
  requestKey: randomUUID(),
  ...changes,
})

type Entered = { coupon: { couponIdx: number } }

/** Staff and members about coupons, each act a call of its own. */
export const couponDesk = (server: TestServer) => {
  const enter = async (memberId: number, code: string) =>
    (await server.call<Entered>(serveCouponEnter, memberId, { code })).coupon.couponIdx
  return {
    ask: (batch: Batch, who: Partial<Staff> = clerk) => server.staff((ctx) => askBatch(ctx, batch), who),
    /** A batch whose numbers are made, confirmed by a second of the staff where it must be. */
    make: async (changes: Partial<Batch> = {}): Promise<{ batchId: number; codes: string[] }> => {
      const { batchId, state } = await server.staff((ctx) => askBatch(ctx, someBatch(changes)), clerk)
      if (state === 'waiting') await server.staff((ctx) => confirmBatch(ctx, batchId), otherClerk)
      return { batchId, codes: await server.staff((ctx) => issueBatch(ctx, batchId), clerk) }
    },
    enter,
    use: (memberId: number, couponIdx: number, requestKey: string = randomUUID()) =>
      server.call<{ worth: object }>(serveCouponUse, memberId, { couponIdx, requestKey }),
    give: (memberId: number, couponIdx: number, to: string) =>
      server.call<{ nick: string }>(serveCouponGift, memberId, { couponIdx, to }),
    list: (memberId: number, page = 1) => server.member(memberId, (ctx) => listOwnCoupons(ctx, page)),
  }
}
