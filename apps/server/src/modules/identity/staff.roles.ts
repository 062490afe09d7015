import { type Permission, permissions, type StaffRole } from '@maru/contract'

const reading = permissions.filter((permission) => permission.endsWith('.read'))

/** What each role may do. A staff account has one role. */
export const staffRoles = {
  superadmin: [...permissions],
  cashier: [
    'sign-ups.read',
    'sign-ups.decide',
    'cash.read',
    'cash.decide',
    'accounts.read',
    'accounts.manage',
    'bonuses.read',
    'points.read',
    'points.decide',
    'transfers.read',
    'transfers.decide',
    'rewards.read',
    'levels.read',
    'members.read',
    'members.contact',
    'site.read',
    'games.read',
    'minigames.read',
    'minigames.decide',
    'tables.read',
    'tables.run',
    'tables.deal',
    'tables.watch',
    'ledger.read',
  ],
  dealer: ['tables.read', 'tables.deal'],
  support: [
    'sign-ups.read',
    'sign-ups.decide',
    'cash.read',
    'points.read',
    'transfers.read',
    'rewards.read',
    'levels.read',
    'members.read',
    'members.lock',
    'members.contact',
    'messages.read',
    'messages.send',
    'support.read',
    'support.answer',
    'protection.decide',
    'site.read',
    'games.read',
    'minigames.read',
    'tables.read',
    'tables.watch',
  ],
  editor: [
    'messages.read',
    'messages.send',
    'site.read',
    'site.content',
    'site.maintenance',
    'games.read',
    'games.switch',
    'minigames.read',
    'minigames.prices',
    'tables.read',
    'tables.limits',
  ],
  auditor: [...reading, 'tables.watch'],
} as const satisfies Record<StaffRole, readonly Permission[]>

export type { StaffRole }
/** A role that is no longer known may do nothing. */
export const permissionsOf = (role: string): readonly Permission[] =>
  Object.hasOwn(staffRoles, role) ? staffRoles[role as StaffRole] : []
