import type { CouponBatchState, CouponState } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { Tone } from '../../shared/parts/chip.tsx'

export const batchLooks = {
  waiting: { word: 'batch.waiting', tone: 'warn' },
  ready: { word: 'batch.ready', tone: 'info' },
  issued: { word: 'batch.issued', tone: 'ok' },
  dropped: { word: 'batch.dropped', tone: 'plain' },
  voided: { word: 'batch.voided', tone: 'bad' },
} as const satisfies Record<CouponBatchState, { word: Key<'office-rewards'>; tone: Tone }>

export const couponLooks = {
  free: { word: 'coupon.free', tone: 'plain' },
  held: { word: 'coupon.held', tone: 'info' },
  used: { word: 'coupon.used', tone: 'ok' },
  ended: { word: 'coupon.ended', tone: 'plain' },
} as const satisfies Record<CouponState, { word: Key<'office-rewards'>; tone: Tone }>
