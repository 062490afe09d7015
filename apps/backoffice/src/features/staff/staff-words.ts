import { type StaffRole, staffRoleNames } from '@maru/contract'
import type { Key, Say } from '@maru/i18n/react'
import { StaffError } from '../../shared/call/staff-error.ts'

const roles: Record<StaffRole, Key<'office'>> = {
  superadmin: 'staff.role-superadmin',
  cashier: 'staff.role-cashier',
  dealer: 'staff.role-dealer',
  trader: 'staff.role-trader',
  'head-trader': 'staff.role-head-trader',
  support: 'staff.role-support',
  editor: 'staff.role-editor',
  auditor: 'staff.role-auditor',
}
const notes: Record<StaffRole, Key<'office'>> = {
  superadmin: 'staff.role-note-superadmin',
  cashier: 'staff.role-note-cashier',
  dealer: 'staff.role-note-dealer',
  trader: 'staff.role-note-trader',
  'head-trader': 'staff.role-note-head-trader',
  support: 'staff.role-note-support',
  editor: 'staff.role-note-editor',
  auditor: 'staff.role-note-auditor',
}
const isRole = (role: string): role is StaffRole => (staffRoleNames as readonly string[]).includes(role)

export const roleWord = (t: Say<'office'>, role: string): string => (isRole(role) ? t(roles[role]) : role)
/** What the role may do, in a sentence. */
export const roleNote = (t: Say<'office'>, role: string): string | undefined =>
  isRole(role) ? t(notes[role]) : undefined
export const roleChoices = (t: Say<'office'>) => staffRoleNames.map((role) => ({ value: role, label: t(roles[role]) }))

const problems: Record<string, Key<'office'>> = {
  'loginId taken': 'staff.id-taken',
  'currentPassword wrong': 'staff.current-password-wrong',
  'password length': 'staff.password-hint',
  'password plain': 'staff.password-hint',
  'password common': 'staff.password-common',
  'password has-id': 'staff.password-common',
  'password same': 'staff.password-same',
}

/** What the server found wrong with fields that looked right here. */
export const fieldProblems = (error: unknown): { field: string; word: Key<'office'> }[] => {
  if (!(error instanceof StaffError)) return []
  const { fields } = (error.detail ?? {}) as { fields?: { field: string; problem: string }[] }
  return (fields ?? []).flatMap(({ field, problem }) => {
    const word = problems[`${field} ${problem}`]
    return word ? [{ field, word }] : []
  })
}
