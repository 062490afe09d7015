import {
  type BodyOf,
  type DataOf,
  employeeIdPattern,
  mostEmployees,
  type PartnerRight,
  partnerEmployeeCreate,
  type partnerEmployeeLock,
  type partnerEmployeeRemove,
  type partnerEmployeeSave,
  type partnerEmployees,
} from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { hashPassword, membersByIds, readableSecret } from '../../identity/index.ts'
import { assertUnlocked, ownNode } from '../access.service.ts'
import { endSessionsOfEmployee } from '../site-login/end-sessions.service.ts'
import { listSiteSessions } from '../site-login/site-session.repository.ts'
import { SITE_IDLE_MS } from '../site-login/site-session.rules.ts'
import { lockNodes } from '../tree/node.repository.ts'
import type { Node } from '../tree/node.ts'
import { recordAct } from './act.service.ts'
import {
  type Employee,
  insertEmployee,
  listEmployees,
  lockEmployee,
  removeEmployee,
  saveEmployee,
  saveEmployeeLock,
} from './employee.repository.ts'
import { deleteCodes } from './employee-codes.repository.ts'

const PASSWORD_GROUPS = 3

export const newEmployeePassword = ({ random }: MemberCtx): string => readableSecret(random, PASSWORD_GROUPS)

/** What is typed at the login. The dot is in no id of members, so the two never meet. */
export const loginIdOf = async (ctx: MemberCtx, ownId: string): Promise<string> => {
  const { memberId } = ctx.who
  return `${(await membersByIds(ctx, [memberId])).get(memberId)?.memId ?? ''}.${ownId}`
}

export const showEmployees = async (ctx: MemberCtx, own: Node): Promise<DataOf<typeof partnerEmployees>> => {
  const sessions = await listSiteSessions(ctx, own.partnerId, new Date(ctx.now.getTime() - SITE_IDLE_MS))
  const loginId = await loginIdOf(ctx, '')
  const list = (await listEmployees(ctx, own.partnerId)).map((employee) => ({
    employeeId: employee.employeeId,
    loginId: `${loginId}${employee.ownId}`,
    name: employee.name,
    rights: employee.rights,
    isLocked: employee.isLocked,
    hasCodes: employee.hasCodes,
    mayChange: mayChange(ctx, employee),
    createdAt: employee.createdAt.toISOString(),
    lastLoginAt: employee.lastLoginAt?.toISOString() ?? null,
    sessions: sessions.filter(({ employeeId }) => employeeId === employee.employeeId).length,
  }))
  return { list, most: mostEmployees }
}

/** In steps, for the password. */
export const createEmployee = async (
  ctx: MemberCtx,
  own: Node,
  { id, name, rights }: BodyOf<typeof partnerEmployeeCreate>,
): Promise<DataOf<typeof partnerEmployeeCreate>> => {
  assertUnlocked(own)
  const ownId = id.trim().toLowerCase()
  if (!employeeIdPattern.test(ownId)) throw refuseField('U101', 'id')
  assertHas(ctx, rights)
  const password = newEmployeePassword(ctx)
  const passwordHash = await hashPassword(password)
  return ctx.inOwnTransaction(async (one) => {
    // One after the other, so that two at once do not both find room for the last.
    await lockNodes(one, [own.partnerId])
    assertUnlocked(await ownNode(one, 'employees.manage'))
    if ((await listEmployees(one, own.partnerId)).length >= mostEmployees) throw new Refusal('PT21')
    const employeeId = await insertEmployee(one, {
      partnerId: own.partnerId,
      ownId,
      name,
      rights: [...new Set(rights)],
      passwordHash,
    })
    if (employeeId === undefined) throw refuseField('PT20', 'id')
    await recordAct(one, partnerEmployeeCreate, { employeeId, id: ownId, name, rights })
    return { employeeId, loginId: await loginIdOf(one, ownId), password }
  })
}

export const changeEmployee = async (
  ctx: MemberCtx,
  own: Node,
  { employeeId, name, rights }: BodyOf<typeof partnerEmployeeSave>,
): Promise<DataOf<typeof partnerEmployeeSave>> => {
  assertUnlocked(own)
  await lockOwnEmployee(ctx, own, employeeId)
  assertHas(ctx, rights)
  await saveEmployee(ctx, employeeId, name, [...new Set(rights)])
  return {}
}

export const lockEmployeeOut = async (
  ctx: MemberCtx,
  own: Node,
  { employeeId, isLocked }: BodyOf<typeof partnerEmployeeLock>,
): Promise<DataOf<typeof partnerEmployeeLock>> => {
  await lockOwnEmployee(ctx, own, employeeId)
  await saveEmployeeLock(ctx, employeeId, isLocked)
  if (isLocked) await endSessionsOfEmployee(ctx, employeeId)
  return {}
}

export const dismissEmployee = async (
  ctx: MemberCtx,
  own: Node,
  { employeeId }: BodyOf<typeof partnerEmployeeRemove>,
): Promise<DataOf<typeof partnerEmployeeRemove>> => {
  await lockOwnEmployee(ctx, own, employeeId)
  await deleteCodes(ctx, employeeId)
  await removeEmployee(ctx, employeeId)
  await endSessionsOfEmployee(ctx, employeeId)
  return {}
}

/** N404: none of this partner. PT06: oneself, or one with a right that who asks lacks. */
export const lockOwnEmployee = async (ctx: MemberCtx, own: Node, employeeId: number): Promise<Employee> => {
  const employee = await lockEmployee(ctx, employeeId)
  if (employee?.partnerId !== own.partnerId) throw new Refusal('N404')
  if (!mayChange(ctx, employee)) throw new Refusal('PT06')
  return employee
}

const mayChange = (ctx: MemberCtx, { employeeId, rights }: Employee): boolean =>
  hasAll(ctx, rights) && ctx.who.partnerSite?.employee?.employeeId !== employeeId

/** An employee who manages others gives nobody more than it has. */
const assertHas = (ctx: MemberCtx, rights: readonly PartnerRight[]): void => {
  if (!hasAll(ctx, rights)) throw new Refusal('PT06')
}

export const hasAll = ({ who }: MemberCtx, rights: readonly PartnerRight[]): boolean =>
  rights.every((right) => who.rights?.includes(right) ?? true)
