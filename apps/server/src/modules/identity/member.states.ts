import type { MemberStatus } from '@maru/contract'

/** Where a member's status may go. An application is decided once; a lock gives back what was before it. */
export const memberTransitions = {
  pending: ['active', 'rejected'],
  active: ['locked', 'suspended'],
  suspended: ['active', 'locked'],
  locked: ['active', 'suspended'],
  rejected: [],
} as const satisfies Record<MemberStatus, readonly MemberStatus[]>

export const firstMemberStatus: MemberStatus = 'pending'

export const mayBecome = (from: MemberStatus, to: MemberStatus): boolean =>
  (memberTransitions[from] as readonly MemberStatus[]).includes(to)

/** Throws when a status cannot be reached from the first one. Asked at start. */
export const assertReachable = (
  transitions: Record<string, readonly string[]> = memberTransitions,
  first: string = firstMemberStatus,
): void => {
  const reached = new Set([first])
  for (const status of reached) for (const next of transitions[status] ?? []) reached.add(next)
  const lost = Object.keys(transitions).filter((status) => !reached.has(status))
  if (lost.length > 0) throw new Error(`No way leads to the member status ${lost.join(', ')}`)
}
