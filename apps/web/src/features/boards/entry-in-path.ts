import { isCallError } from '@maru/client'

/** The entry that a page's address names; 0 where it names none. */
export const entryInPath = (text: string | undefined): number => {
  const entry = Number(text)
  return Number.isSafeInteger(entry) && entry > 0 ? entry : 0
}

export const isGone = (entry: number, problem: unknown): boolean => entry === 0 || isCallError(problem, 'N404')
