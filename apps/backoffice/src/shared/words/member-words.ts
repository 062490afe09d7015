import type { BetRow, MemberStatus, PartnerTier } from '@maru/contract'
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
export const betWords: Record<BetRow['status'], { word: Key<'office'>; tone: Tone }> = {
  PASS: { word: 'bet.PASS', tone: 'ok' },
  FAIL: { word: 'bet.FAIL', tone: 'plain' },
  TIE: { word: 'bet.TIE', tone: 'info' },
  BET: { word: 'bet.BET', tone: 'info' },
  WAIT: { word: 'bet.WAIT', tone: 'warn' },
  CANCEL: { word: 'bet.CANCEL', tone: 'plain' },
}
