import type { Ctx, Staff, System } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { allSites } from '../site/index.ts'
import { clearAllTries, clearPlaces, readWaits } from './guard.repository.ts'
import { staffAccount } from './guard.service.ts'
import { hashPassword } from './password.ts'
import { findStaffByLogin, insertStaff } from './staff.repository.ts'
import type { StaffRole } from './staff.roles.ts'
import {
  endStaffSessionsOf,
  lockActiveWithRole,
  lockStaff,
  readStaffAccounts,
  updateStaff,
} from './staff-account.repository.ts'
import { accountProblems, passwordProblems, type StaffProblem } from './staff-account.rules.ts'
import { newTotpSecret, sealTotp, totpAddress } from './totp.ts'

/** Staff with the permission `staff.manage`, or a command of the operator. */
export type Manager = Ctx<Staff | System>
export type NewStaffAccount = { loginId: string; name: string; role: string; password: string; siteIds: number[] }
/** Shown once and never stored readable. */
export type TotpSeed = { secret: string; address: string }

const HEAD: StaffRole = 'superadmin'
const UNIQUE_VIOLATION = '23505'

/** Accounts that share a site with whoever asks; a command sees all. */
export const staffAccounts = async (ctx: Manager) => {
  const rows = await readStaffAccounts(ctx)
  const waits = await readWaits(
    ctx,
    rows.map((row) => staffAccount(row.login_id)),
  )
  return rows
    .filter((row) => ctx.who.kind === 'system' || row.site_ids.some((siteId) => mayServe(ctx, siteId)))
    .map((row) => ({
      staffId: row.staff_id,
      loginId: row.login_id,
      name: row.name,
      role: row.role,
      siteIds: row.site_ids,
      isActive: row.is_active,
      createdAt: row.created_at,
      lastLoginAt: row.last_login_at,
      /** After failed logins; null: nobody has to wait. */
      waitsUntil: waits.get(staffAccount(row.login_id).name) ?? null,
    }))
}

/** In steps. */
export const addStaffAccount = async (ctx: Manager, typed: NewStaffAccount): Promise<TotpSeed> => {
  const sites = await allSites(ctx, true)
  refuse([
    ...accountProblems(
      typed,
      sites.map(({ siteId }) => siteId),
    ),
    ...passwordProblems(
      typed.password,
      typed.loginId,
      sites.map(({ name }) => name),
    ),
  ])
  if (!typed.siteIds.every((siteId) => mayServe(ctx, siteId))) throw new StaffRefusal('STAFF_FORBIDDEN')
  if (await findStaffByLogin(ctx, typed.loginId)) refuse([{ field: 'loginId', problem: 'taken' }])
  const secret = newTotpSecret()
  const passwordHash = await hashPassword(typed.password)
  await ctx.inOwnTransaction((own) => insertAccount(own, typed, secret, passwordHash))
  return seedOf(ctx, secret, typed.loginId, typed.siteIds)
}

const insertAccount = async (
  ctx: Manager,
  typed: NewStaffAccount,
  secret: string,
  passwordHash: string,
): Promise<void> => {
  const staffId = await insertStaff(ctx, {
    login_id: typed.loginId,
    name: typed.name,
    role: typed.role,
    password_hash: passwordHash,
    is_password_given: isGiven(ctx),
    ...givenBy(ctx),
    totp_sealed: sealTotp(ctx, secret),
    site_ids: typed.siteIds,
    created_at: ctx.now,
  }).catch((error: { code?: string }) => {
    // Another added the same id in this moment.
    if (error.code === UNIQUE_VIOLATION) throw invalid([{ field: 'loginId', problem: 'taken' }])
    throw error
  })
  const { password: _password, ...after } = typed
  await record(ctx, { action: 'staff.create', target: `staff:${staffId}`, before: null, after })
}

/** Ends the account's sessions at once. The last one that may manage staff stays. */
export const lockStaffAccount = async (ctx: Manager, staffId: number): Promise<void> => {
  const staff = await open(ctx, staffId)
  if (!staff.is_active) return
  notOneself(ctx, staffId)
  keepOneHead(staff)
  await updateStaff(ctx, staffId, { is_active: false })
  await endStaffSessionsOf(ctx, staffId)
  await note(ctx, 'lock', staff, { isActive: true }, { isActive: false })
}

/** Forgets failed logins, too. */
export const unlockStaffAccount = async (ctx: Manager, staffId: number): Promise<void> => {
  const staff = await open(ctx, staffId)
  const hadTries = await clearAllTries(ctx, staffAccount(staff.login_id))
  if (staff.is_active && !hadTries) return
  await updateStaff(ctx, staffId, { is_active: true })
  const waited = hadTries ? { failedLogins: true } : {}
  const cleared = hadTries ? { failedLogins: false } : {}
  await note(ctx, 'unlock', staff, { isActive: staff.is_active, ...waited }, { isActive: true, ...cleared })
}

/** The old seed opens nothing from now on, and whoever is logged in has to log in again. */
export const resetStaffTotp = async (ctx: Manager, staffId: number): Promise<TotpSeed> => {
  notOneself(ctx, staffId)
  const staff = await open(ctx, staffId)
  const secret = newTotpSecret()
  await updateStaff(ctx, staffId, { totp_sealed: sealTotp(ctx, secret), totp_last_step: 0, ...givenBy(ctx) })
  await endStaffSessionsOf(ctx, staffId)
  await note(ctx, 'reset-totp', staff, null, null)
  return seedOf(ctx, secret, staff.login_id, staff.site_ids)
}

/** The issuer is the account's first site; of several names none fits all. */
const seedOf = async (ctx: Manager, secret: string, loginId: string, siteIds: readonly number[]): Promise<TotpSeed> => {
  const sites = await allSites(ctx, true)
  const { name } = sites.find(({ siteId }) => siteIds.includes(siteId)) ?? { name: loginId }
  return { secret, address: totpAddress(secret, loginId, name) }
}

/** In steps: the account is locked only once the password is hashed. */
export const resetStaffPassword = async (ctx: Manager, staffId: number, password: string): Promise<void> => {
  notOneself(ctx, staffId)
  const passwordHash = await hashPassword(password)
  const siteNames = (await allSites(ctx)).map(({ name }) => name)
  await ctx.inOwnTransaction(async (own: Manager) => {
    const staff = await open(own, staffId)
    refuse(passwordProblems(password, staff.login_id, siteNames))
    await updateStaff(own, staffId, { password_hash: passwordHash, is_password_given: isGiven(own), ...givenBy(own) })
    await endStaffSessionsOf(own, staffId)
    await clearAllTries(own, staffAccount(staff.login_id))
    await clearPlaces(own, staffAccount(staff.login_id))
    await note(own, 'reset-password', staff, null, null)
  })
}

/** Sessions stay: rights are read with every call. */
export const changeStaffAccount = async (
  ctx: Manager,
  staffId: number,
  changes: { name?: string; role?: string; siteIds?: number[] },
): Promise<void> => {
  const staff = await open(ctx, staffId)
  const before = { name: staff.name, role: staff.role, siteIds: staff.site_ids }
  const after = { ...before, ...changes }
  const sites = (await allSites(ctx, true)).map((site) => site.siteId)
  refuse(accountProblems({ loginId: staff.login_id, ...after }, sites))
  if (!after.siteIds.every((siteId) => mayServe(ctx, siteId))) throw new StaffRefusal('STAFF_FORBIDDEN')
  if (after.role !== HEAD) keepOneHead(staff)
  await updateStaff(ctx, staffId, { name: after.name, role: after.role, site_ids: after.siteIds })
  await note(ctx, 'change', staff, before, after)
}

const mayServe = (ctx: Manager, siteId: number): boolean =>
  ctx.who.kind === 'system' || ctx.who.siteIds.includes(siteId)

/** Of a site that the manager does not serve: not found. Of one more than that: not his to change. */
const open = async (ctx: Manager, staffId: number) => {
  // Before the account itself, so that two who change one another wait in one order.
  const heads = await lockActiveWithRole(ctx, HEAD)
  const staff = await lockStaff(ctx, staffId)
  if (!staff?.site_ids.some((siteId) => mayServe(ctx, siteId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (!staff.site_ids.every((siteId) => mayServe(ctx, siteId))) throw new StaffRefusal('STAFF_FORBIDDEN')
  return { ...staff, isLastHead: heads.length === 1 && heads[0] === staffId }
}

/** Of oneself: a borrowed session would take the account over. See `changeOwnPassword`. */
const notOneself = ({ who }: Manager, staffId: number): void => {
  if (who.kind === 'staff' && who.staffId === staffId) throw new StaffRefusal('STAFF_CONFLICT', { why: 'self' })
}

/** Who types it at the command line may be whose it is. */
const isGiven = ({ who }: Manager): boolean => who.kind === 'staff'

/** Who gives a login could use it: the two are no two staff for a while. Of a command nobody is remembered. */
const givenBy = ({ who, now }: Manager) => (who.kind === 'staff' ? { given_by: who.staffId, given_at: now } : {})

const keepOneHead = (staff: { isLastHead: boolean }): void => {
  if (staff.isLastHead) throw new StaffRefusal('STAFF_CONFLICT', { why: 'last' })
}

const note = (
  ctx: Manager,
  verb: 'lock' | 'unlock' | 'reset-totp' | 'reset-password' | 'change',
  staff: { staff_id: number },
  before: unknown,
  after: unknown,
): Promise<void> => record(ctx, { action: `staff.${verb}`, target: `staff:${staff.staff_id}`, before, after })

const invalid = (fields: StaffProblem[]): StaffRefusal => new StaffRefusal('STAFF_INVALID', { fields })
const refuse = (problems: StaffProblem[]): void => {
  if (problems.length > 0) throw invalid(problems)
}
