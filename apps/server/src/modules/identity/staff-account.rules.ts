import { staffLoginId, staffName, staffPassword } from '@maru/contract'
import { isCommonPassword } from './common-passwords.rules.ts'
import { type StaffRole, staffRoles } from './staff.roles.ts'

export type StaffProblem = { field: 'loginId' | 'name' | 'role' | 'password' | 'siteIds'; problem: string }

export const isStaffRole = (role: string): role is StaffRole => Object.hasOwn(staffRoles, role)

/** What is wrong with the account itself, in the order of a form. */
export const accountProblems = (
  typed: { loginId: string; name: string; role: string; siteIds: readonly number[] },
  knownSites: readonly number[],
): StaffProblem[] => {
  const problems: StaffProblem[] = []
  if (!staffLoginId.safeParse(typed.loginId).success) problems.push({ field: 'loginId', problem: 'shape' })
  if (!staffName.safeParse(typed.name).success) problems.push({ field: 'name', problem: 'shape' })
  if (!isStaffRole(typed.role)) problems.push({ field: 'role', problem: 'unknown' })
  if (typed.siteIds.length === 0) problems.push({ field: 'siteIds', problem: 'none' })
  if (typed.siteIds.some((siteId) => !knownSites.includes(siteId)))
    problems.push({ field: 'siteIds', problem: 'unknown' })
  return problems
}

export const passwordProblems = (password: string, loginId: string, siteNames: readonly string[]): StaffProblem[] => {
  const wrong = (problem: string): StaffProblem[] => [{ field: 'password', problem }]
  if (!staffPassword.safeParse(password).success) return wrong('length')
  if (!/\p{L}/u.test(password) || !/\P{L}/u.test(password)) return wrong('plain')
  if (isCommonPassword(password, siteNames)) return wrong('common')
  return password.toLowerCase().includes(loginId.toLowerCase()) ? wrong('has-id') : []
}
