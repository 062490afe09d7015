/** What a staff role may do; one row per permission, checked on every back office call. */
export const permissions = [
  'sign-ups.read',
  'sign-ups.decide',
  'cash.read',
  'cash.decide',
  'bonuses.read',
  'bonuses.manage',
  'members.read',
  'members.lock',
  'members.contact',
  'protection.decide',
  'site.read',
  'site.maintenance',
  'site.content',
  'games.read',
  'games.switch',
  'vendors.manage',
  'minigames.read',
  'minigames.prices',
  'minigames.decide',
  'tables.read',
  'tables.run',
  'tables.limits',
  'ledger.read',
  'audit.read',
  'security.read',
  'notices.read',
  'notices.resolve',
  'staff.manage',
] as const
/** A staff account has one. What each may do is the server's to say. */
export const staffRoleNames = ['superadmin', 'cashier', 'support', 'editor', 'auditor'] as const
export type StaffRole = (typeof staffRoleNames)[number]
export type Permission = (typeof permissions)[number]
