import { type Data, isCallError } from '@maru/client'

/** What a login answered to somebody who waits for approval; nothing for any other problem. */
export const waitingIn = (problem: unknown): Data<'/api/member/signup'> | undefined => {
  if (!isCallError(problem, 'U120')) return undefined
  const { callBy, memPhone, callFrom } = (problem.data ?? {}) as Record<string, unknown>
  return typeof callBy === 'number' && typeof memPhone === 'string' && typeof callFrom === 'string'
    ? { callBy, memPhone, callFrom }
    : undefined
}
