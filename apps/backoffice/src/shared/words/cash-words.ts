import type { AdminCashRow, CashOutcome, CashType } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { Tone } from '../parts/chip.tsx'

export const outcomeWords: Record<CashOutcome, { word: Key<'office'>; tone: Tone }> = {
  applied: { word: 'cash.applied', tone: 'info' },
  waiting: { word: 'cash.waiting', tone: 'warn' },
  completed: { word: 'cash.completed', tone: 'ok' },
  cancelled: { word: 'cash.cancelled', tone: 'plain' },
  rejected: { word: 'cash.rejected', tone: 'bad' },
}
export const typeWords: Record<CashType, Key<'office'>> = { deposit: 'cash.deposit', withdrawal: 'cash.withdrawal' }
export const bonusWords: Record<AdminCashRow['bonus'], Key<'office'>> = {
  none: 'cash.bonus-none',
  first: 'cash.bonus-first',
  daily: 'cash.bonus-daily',
}
