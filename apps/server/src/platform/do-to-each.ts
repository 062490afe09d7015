import { StaffRefusal } from './refusal.ts'

/** Nothing was written before one of these was thrown, so the transaction goes on. */
const SKIPPED: readonly string[] = ['STAFF_CONFLICT', 'STAFF_NOT_FOUND']

/** Does the same to each, once and in one order, so that two who do it at once never wait for one another in a circle; leaves out what cannot be done. Answers how many were done. */
export const doToEach = async (ids: readonly number[], act: (id: number) => Promise<unknown>): Promise<number> => {
  let done = 0
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    try {
      await act(id)
      done++
    } catch (error) {
      if (!(error instanceof StaffRefusal && SKIPPED.includes(error.code))) throw error
    }
  }
  return done
}
