import type { PartnerTier } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { SessionEndReason } from './events.ts'

/** Of members' sessions, in the transaction that begins or ends one: what an observer throws undoes that. */
export type SessionObserver = {
  began?(ctx: Ctx, memberId: number, sessionId: number): Promise<unknown>
  /** The member has none any more, or only the one that stays. It is done when a logout is answered. */
  ended?(ctx: Ctx, memberId: number): Promise<unknown>
}

/** Of members, in the transaction that changes one: what an observer throws undoes that. */
export type MemberObserver = {
  /** Its application was approved, or it was made without one. */
  admitted?(ctx: Ctx, member: AdmittedMember): Promise<unknown>
  /** Whether an active partner may be named at a sign-up now. */
  mayRecommend?(ctx: Ctx, memberId: number): Promise<boolean>
  /** Whoever was logged in by its password is to be out: it was changed, or staff lock the member or end its sessions. */
  loginsEnded?(ctx: Ctx, memberId: number, reason: LoginsEndReason): Promise<unknown>
}
/** `locked`: also that the account is being closed. */
export type LoginsEndReason = Extract<SessionEndReason, 'password' | 'staff' | 'locked'>
export type AdmittedMember = { memberId: number; tier: PartnerTier; recommenderMemberId: number | null }

/** One after the other, in the order of the modules. */
export const notifyAdmitted = async (ctx: Ctx, member: AdmittedMember): Promise<void> => {
  for (const observer of ctx.observers.members ?? []) await observer.admitted?.(ctx, member)
}

/** Nobody objects to it. */
export const mayRecommend = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  for (const observer of ctx.observers.members ?? [])
    if ((await observer.mayRecommend?.(ctx, memberId)) === false) return false
  return true
}

declare module '../../platform/observers.ts' {
  interface Observers {
    sessions: SessionObserver
    members: MemberObserver
  }
}
