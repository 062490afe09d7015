import type { MemberStatus, PartnerTier, PauseKind, SignUpReason } from '@maru/contract'
import type { Generated } from 'kysely'

export type MemberTable = {
  member_id: Generated<number>
  site_id: number
  mem_id: string
  mem_nick: string
  nick_key: string
  mem_name: string
  password_hash: string
  withdrawal_hash: string | null
  phone_sealed: Buffer
  phone_index: Buffer
  account_sealed: Buffer
  account_index: Buffer
  account_tail_index: Buffer
  bank_code: string
  nation_code: string
  level: number
  tier: PartnerTier
  status: MemberStatus
  is_deposit_barred: Generated<boolean>
  is_withdrawal_barred: Generated<boolean>
  is_betting_barred: Generated<boolean>
  takes_marketing: boolean
  recommender_id: number | null
  join_ip: string
  requested_at: Date
  call_by: Date
  called_at: Date | null
  call_missed_at: Date | null
  decided_at: Date | null
  /** Written out; or else named. */
  reject_reason: string | null
  named_reject_reason: SignUpReason | null
  lock_reason: string | null
  status_before_lock: MemberStatus | null
  last_login_at: Date | null
  last_ip: string | null
  is_demo: Generated<boolean>
  is_test: Generated<boolean>
  has_play_limits: Generated<boolean>
  has_bonus: Generated<boolean>
  pause: Generated<PauseKind | null>
  paused_until: Generated<Date | null>
  reality_due_at: Generated<Date | null>
  rate_holder_id: Generated<number | null>
  closed_at: Generated<Date | null>
  erased_at: Generated<Date | null>
}

export type WithdrawalGuardTable = {
  site_id: number
  member_id: number
  failures: Generated<number>
  locked_at: Date | null
}

export type SessionEnd = 'replaced' | 'logout' | 'staff' | 'locked' | 'password' | 'expired' | 'paused' | 'time-limit'
export type SessionTable = {
  session_id: Generated<number>
  site_id: number
  member_id: number
  socket_key: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ip: string
  user_agent: string
  ended_at: Date | null
  end_reason: SessionEnd | null
}
export type SessionTokenTable = {
  token_hash: Buffer
  site_id: number
  token_id: Generated<number>
  session_id: number
  is_current: Generated<boolean>
  issued_at: Date
  retired_at: Date | null
}
export type CaptchaTable = {
  captcha_id: string
  site_id: number
  answer: string
  work_number: number
  expires_at: Date
}
export type LoginGuardTable = {
  site_id: number
  guard_key: Buffer
  failed_at: Date[]
  waits_until: Date | null
  touched_at: Date
}
export type LoginPlaceTable = {
  site_id: number
  account_key: Buffer
  place_key: Buffer
  last_good_at: Date
  failed_at: Generated<Date[]>
  waits_until: Date | null
}
export type StaffTable = {
  staff_id: Generated<number>
  login_id: string
  name: string
  role: string
  password_hash: string
  totp_sealed: Buffer
  totp_last_step: Generated<number>
  site_ids: number[]
  is_active: Generated<boolean>
  is_demo: Generated<boolean>
  is_test: Generated<boolean>
  /** Another of the staff typed it: it opens nothing but its own change. */
  is_password_given: Generated<boolean>
  /** Who of the staff made the account, or set its password or codes anew. */
  given_by: number | null
  given_at: Date | null
  created_at: Date
  last_login_at: Date | null
}
export type StaffSessionTable = {
  session_id: Generated<number>
  staff_id: number
  token_hash: Buffer
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ip: string
  user_agent: string
  ended_at: Date | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    'identity.member': MemberTable
    'identity.withdrawal_guard': WithdrawalGuardTable
    'identity.session': SessionTable
    'identity.session_token': SessionTokenTable
    'identity.captcha': CaptchaTable
    'identity.login_guard': LoginGuardTable
    'identity.login_place': LoginPlaceTable
    'identity.staff': StaffTable
    'identity.staff_session': StaffSessionTable
  }
}
