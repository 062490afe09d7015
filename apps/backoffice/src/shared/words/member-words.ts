import type { BetOutcome, MemberStatus, PartnerTier } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { Tone } from '../parts/chip.tsx'

export const memberStatusWords: Record<MemberStatus, { word: Key<'office'>; tone: Tone }> = {
  pending: { word: 'member.pending', tone: 'warn' },
  active: { word: 'member.active', tone: 'ok' },
  rejected: { word: 'member.rejected', tone: 'plain' },
  locked: { word: 'member.locked', tone: 'bad' },
  suspended: { word: 'member.suspended', tone: 'warn' },
}
export const tierWords: Record<PartnerTier, Key<'office'>> = {
  PTN_1: 'tier.PTN_1',
  PTN_2: 'tier.PTN_2',
  PTN_3: 'tier.PTN_3',
  PTN_4: 'tier.PTN_4',
  PTN_5: 'tier.PTN_5',
  NORMAL: 'tier.NORMAL',
}
export const betWords: Record<BetOutcome, { word: Key<'office'>; tone: Tone }> = {
  won: { word: 'bet.won', tone: 'ok' },
  partly: { word: 'bet.partly', tone: 'plain' },
  returned: { word: 'bet.returned', tone: 'info' },
  lost: { word: 'bet.lost', tone: 'plain' },
  placed: { word: 'bet.placed', tone: 'info' },
  waiting: { word: 'bet.waiting', tone: 'warn' },
  cancelled: { word: 'bet.cancelled', tone: 'plain' },
}
