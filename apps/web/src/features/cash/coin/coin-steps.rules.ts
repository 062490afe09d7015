import type { CoinRow } from '@maru/contract'

type Movement = CoinRow['movement']
export type CoinStep = Movement['state']

const steps = {
  seen: ['seen', 'credited'],
  credited: ['seen', 'credited'],
  held: ['seen', 'held', 'credited'],
  returning: ['seen', 'held', 'returning', 'returned'],
  returned: ['seen', 'held', 'returning', 'returned'],
  gone: ['seen', 'gone'],
  applied: ['applied', 'waiting', 'sending', 'completed'],
  waiting: ['applied', 'waiting', 'sending', 'completed'],
  sending: ['applied', 'waiting', 'sending', 'completed'],
  completed: ['applied', 'waiting', 'sending', 'completed'],
  cancelled: ['applied', 'cancelled'],
  rejected: ['applied', 'waiting', 'rejected'],
} as const satisfies Record<CoinStep, readonly CoinStep[]>

export const stepsOf = ({ state }: Movement): readonly CoinStep[] => steps[state]

/** The step that runs; as many as there are when all is done. */
export const stepOf = (movement: Movement): number => {
  const { state } = movement
  const all = stepsOf(movement)
  const isDone = state === 'credited' || state === 'returned' || state === 'completed'
  return isDone ? all.length : all.indexOf(state)
}
