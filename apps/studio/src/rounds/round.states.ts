/**
 * opened: stored, the bet is being asked for · decided: the bet was accepted, the events are stored, the payout is owed ·
 * paid: the payout was acknowledged · refused: the operator refused the bet · undoing: the bet's outcome is unknown and its
 * rollback is owed · undone: the rollback was acknowledged.
 */
export const ROUND_STATES = ['opened', 'decided', 'paid', 'refused', 'undoing', 'undone'] as const
export type RoundState = (typeof ROUND_STATES)[number]

export const ROUND_TRANSITIONS: Readonly<Record<RoundState, readonly RoundState[]>> = {
  opened: ['decided', 'refused', 'undoing'],
  decided: ['paid'],
  undoing: ['undone'],
  paid: [],
  refused: [],
  undone: [],
}

export const FIRST_STATE: RoundState = 'opened'

/** Something is still owed to the operator. */
export function isUnfinished(state: RoundState): boolean {
  return ROUND_TRANSITIONS[state].length > 0
}

export function mayBecome(from: RoundState, to: RoundState): boolean {
  return ROUND_TRANSITIONS[from].includes(to)
}
