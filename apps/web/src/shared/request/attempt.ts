import { isCallError, isPassing, makeRequestKey } from '@maru/client'

/**
 * No answer came, or one that does not say what became of the request: too many of them (E429) says nothing of the one before, whose answer was lost.
 * Sent again with the same key or id, it is done once.
 */
export const isUnanswered = (problem: unknown): boolean =>
  isCallError(problem, 'OFFLINE', 'BROKEN', 'E001', 'E003', 'E429')

/**
 * The key of one attempt. It stays while the member repeats the same thing without having had an answer, so that a double click or a
 * second try after a broken connection is one request; after an answer the next attempt has a new one.
 */
export const makeAttempt = () => {
  let content: string | undefined
  let key = ''
  return {
    keyFor: (next: string): string => {
      if (content !== next) key = makeRequestKey()
      content = next
      return key
    },
    ended: (problem: unknown): void => {
      if (!problem || (isCallError(problem) && !isPassing(problem) && !isUnanswered(problem))) content = undefined
    },
  }
}
