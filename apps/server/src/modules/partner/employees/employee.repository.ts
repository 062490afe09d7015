import type { PartnerRight } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type Employee = {
  employeeId: number
  partnerId: number
  ownId: string
  name: string
  rights: PartnerRight[]
  passwordHash: string
  totpSealed: Buffer | null
  hasCodes: boolean
  isLocked: boolean
  createdAt: Date
  lastLoginAt: Date | null
}

const EMPLOYEE = `employee_id AS "employeeId", partner_id AS "partnerId", own_id AS "ownId", name, rights, password_hash AS "passwordHash", totp_sealed AS "totpSealed",
  totp_confirmed_at IS NOT NULL AS "hasCodes", locked_at IS NOT NULL AS "isLocked", created_at AS "createdAt", last_login_at AS "lastLoginAt"`

/** Without those that were removed; at most `mostEmployees`. */
export const listEmployees = (ctx: Ctx, partnerId: number): Promise<Employee[]> =>
  ctx.db.query<Employee>(
    `SELECT ${EMPLOYEE} FROM partner.employee WHERE site_id = $1 AND partner_id = $2 AND removed_at IS NULL ORDER BY employee_id`,
    [ctx.siteId, partnerId],
  )

export const findEmployeeByOwnId = async (
  ctx: Ctx,
  partnerId: number,
  ownId: string,
): Promise<Employee | undefined> => {
  const [row] = await ctx.db.query<Employee>(
    `SELECT ${EMPLOYEE} FROM partner.employee WHERE site_id = $1 AND partner_id = $2 AND own_id = $3 AND removed_at IS NULL`,
    [ctx.siteId, partnerId, ownId],
  )
  return row
}

export const findEmployee = async (ctx: Ctx, employeeId: number): Promise<Employee | undefined> => {
  const [row] = await ctx.db.query<Employee>(
    `SELECT ${EMPLOYEE} FROM partner.employee WHERE site_id = $1 AND employee_id = $2 AND removed_at IS NULL`,
    [ctx.siteId, employeeId],
  )
  return row
}

/** Others wait until the transaction ends. */
export const lockEmployee = async (ctx: Ctx, employeeId: number): Promise<Employee | undefined> => {
  const [row] = await ctx.db.query<Employee>(
    `SELECT ${EMPLOYEE} FROM partner.employee WHERE site_id = $1 AND employee_id = $2 AND removed_at IS NULL FOR NO KEY UPDATE`,
    [ctx.siteId, employeeId],
  )
  return row
}

type NewEmployee = Pick<Employee, 'partnerId' | 'ownId' | 'name' | 'rights' | 'passwordHash'>

/** Undefined where the partner has, or had, somebody by that id. */
export const insertEmployee = async (
  ctx: Ctx,
  { partnerId, ownId, name, rights, passwordHash }: NewEmployee,
): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ employee_id: number }>(
    `INSERT INTO partner.employee (site_id, partner_id, own_id, name, rights, password_hash, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (site_id, partner_id, own_id) DO NOTHING RETURNING employee_id`,
    [ctx.siteId, partnerId, ownId, name, rights, passwordHash, ctx.now],
  )
  return row?.employee_id
}

export const saveEmployee = (ctx: Ctx, employeeId: number, name: string, rights: readonly PartnerRight[]) =>
  ctx.db.query('UPDATE partner.employee SET name = $3, rights = $4 WHERE site_id = $1 AND employee_id = $2', [
    ctx.siteId,
    employeeId,
    name,
    rights,
  ])

export const savePassword = (ctx: Ctx, employeeId: number, passwordHash: string) =>
  ctx.db.query('UPDATE partner.employee SET password_hash = $3 WHERE site_id = $1 AND employee_id = $2', [
    ctx.siteId,
    employeeId,
    passwordHash,
  ])

export const saveEmployeeLock = (ctx: Ctx, employeeId: number, isLocked: boolean) =>
  ctx.db.query(
    'UPDATE partner.employee SET locked_at = CASE WHEN $3 THEN $4::timestamptz END WHERE site_id = $1 AND employee_id = $2',
    [ctx.siteId, employeeId, isLocked, ctx.now],
  )

export const removeEmployee = (ctx: Ctx, employeeId: number) =>
  ctx.db.query('UPDATE partner.employee SET removed_at = $3 WHERE site_id = $1 AND employee_id = $2', [
    ctx.siteId,
    employeeId,
    ctx.now,
  ])

export const noteLogin = (ctx: Ctx, employeeId: number) =>
  ctx.db.query('UPDATE partner.employee SET last_login_at = $3 WHERE site_id = $1 AND employee_id = $2', [
    ctx.siteId,
    employeeId,
    ctx.now,
  ])
