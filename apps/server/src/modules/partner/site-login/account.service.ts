import type { Ctx } from '../../../platform/context.ts'
import { findMemberByMemId, lockMember } from '../../identity/index.ts'
import { findEmployeeByOwnId, lockEmployee } from '../employees/employee.repository.ts'
import { findNode } from '../tree/node.repository.ts'

/** Who may log in at the partner site: a partner, or one of its employees. */
export type SiteAccount = {
  partnerId: number
  /** Null: the partner itself. */
  employeeId: number | null
  /** As it is written, whatever was typed. */
  loginId: string
  passwordHash: string
  /** False of a member who is no partner, and of who is locked: answered as a wrong password is. */
  isLetIn: boolean
}

/** By what is typed: the id of a partner, or that with a dot and the id of an employee behind it. Undefined where nobody has it. */
export const findAccount = async (ctx: Ctx, typed: string): Promise<SiteAccount | undefined> => {
  const [memId = '', ownId, ...more] = typed.trim().split('.')
  const member = more.length === 0 ? await findMemberByMemId(ctx, memId) : undefined
  if (!member) return undefined
  const { member_id: partnerId, mem_id, password_hash, status, tier } = member
  const isPartner = status === 'active' && tier !== 'NORMAL' && (await findNode(ctx, partnerId)) !== undefined
  if (ownId === undefined)
    return { partnerId, employeeId: null, loginId: mem_id, passwordHash: password_hash, isLetIn: isPartner }
  const employee = await findEmployeeByOwnId(ctx, partnerId, ownId.toLowerCase())
  return (
    employee && {
      partnerId,
      employeeId: employee.employeeId,
      loginId: `${mem_id}.${employee.ownId}`,
      passwordHash: employee.passwordHash,
      isLetIn: isPartner && !employee.isLocked,
    }
  )
}

/** Locks the account. False where the password is another by now, or it is let in no more. */
export const isStillLetIn = async (ctx: Ctx, account: SiteAccount): Promise<boolean> => {
  const { partnerId, employeeId, passwordHash } = account
  const member = await lockMember(ctx, partnerId)
  if (member?.status !== 'active' || member.tier === 'NORMAL') return false
  if (employeeId === null) return member.password_hash === passwordHash
  const employee = await lockEmployee(ctx, employeeId)
  return employee?.passwordHash === passwordHash && !employee.isLocked
}
