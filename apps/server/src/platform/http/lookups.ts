import type { KeyObject } from 'node:crypto'
import type { Language, ResultCode, StaffCode } from '@maru/contract'
import type { Ctx, Guest, Member, Staff } from '../context.ts'

export type SiteAccess = { siteId: number; authorization: string; key: KeyObject }

/** What the HTTP layer asks of the modules; `app.ts` binds it, because `platform/` knows none of them. */
export type Lookups = {
  siteByAuthorization(authorization: string): Promise<SiteAccess | undefined>
  siteByHost(host: string): Promise<SiteAccess>
  authenticateMember(ctx: Ctx<Guest>, token: string): Promise<Member | 'unknown' | 'expired' | 'replaced'>
  /** Until when a session is open; undefined when it has ended. */
  sessionOpenUntil(ctx: Ctx, sessionId: number): Promise<Date | undefined>
  /** `asActive` false: a look that does not keep an idle session alive. */
  authenticateStaff(ctx: Ctx<Guest>, token: string, asActive?: boolean): Promise<Staff | undefined>
  isUnderMaintenance(ctx: Ctx): Promise<boolean>
  resultText(language: Language, code: ResultCode): string
  staffText(language: Language, code: StaffCode): string
}
