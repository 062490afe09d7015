import type { SecurityKind } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { Tone } from '../../shared/parts/chip.tsx'

export const securityWords: Record<SecurityKind, { word: Key<'office'>; tone: Tone }> = {
  'member-login-failed': { word: 'security.member-login-failed', tone: 'plain' },
  'member-proof-failed': { word: 'security.member-proof-failed', tone: 'warn' },
  'staff-login-failed': { word: 'security.staff-login-failed', tone: 'warn' },
  'account-waits': { word: 'security.account-waits', tone: 'warn' },
  'staff-account-waits': { word: 'security.staff-account-waits', tone: 'bad' },
  'address-waits': { word: 'security.address-waits', tone: 'warn' },
  'limit-hit': { word: 'security.limit-hit', tone: 'info' },
  'coupon-guessed': { word: 'security.coupon-guessed', tone: 'warn' },
  'permission-refused': { word: 'security.permission-refused', tone: 'bad' },
  'vendor-signature-refused': { word: 'security.vendor-signature-refused', tone: 'bad' },
}
