import type { BonusPeriod, BonusStatus, BonusTrigger } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { Tone } from '../../shared/parts/chip.tsx'

export const triggerWords: Record<BonusTrigger, Key<'office-bonus'>> = {
  deposit: 'trigger.deposit',
  hand: 'trigger.hand',
  cashback: 'trigger.cashback',
  rakeback: 'trigger.rakeback',
  'rank-up': 'trigger.rank-up',
}
export const everyWords: Record<BonusPeriod, Key<'office-bonus'>> = { day: 'every.day', week: 'every.week' }
export const grantWords: Record<BonusStatus, { word: Key<'office-bonus'>; tone: Tone }> = {
  active: { word: 'status.active', tone: 'info' },
  converted: { word: 'status.converted', tone: 'ok' },
  cancelled: { word: 'status.cancelled', tone: 'plain' },
  expired: { word: 'status.expired', tone: 'plain' },
  forfeited: { word: 'status.forfeited', tone: 'plain' },
  'used-up': { word: 'status.used-up', tone: 'plain' },
}
