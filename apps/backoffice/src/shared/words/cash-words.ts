import type { AdminCashRow, CashStatus, CashType } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { Tone } from '../parts/chip.tsx'

export const statusWords: Record<CashStatus, { word: Key<'office'>; tone: Tone }> = {
  0: { word: 'cash.applied', tone: 'info' },
  2: { word: 'cash.waiting', tone: 'warn' },
  1: { word: 'cash.completed', tone: 'ok' },
  '-1': { word: 'cash.cancelled', tone: 'plain' },
}
export const typeWords: Record<CashType, Key<'office'>> = { deposit: 'cash.deposit', withdrawal: 'cash.withdrawal' }
export const bonusWords: Record<AdminCashRow['bonus'], Key<'office'>> = {
  none: 'cash.bonus-none',
  first: 'cash.bonus-first',
  daily: 'cash.bonus-daily',
}
