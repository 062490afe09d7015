import { isCallError, isPassing, makeRequestKey } from '@maru/client'
import { useRef } from 'react'

/**
 * The key of one attempt. It stays while the same is sent again without having had an answer, so that a double click or a second try after a broken
 * connection is one request; after an answer the next attempt has a new one.
 */
export const useAttempt = () => {
  const attempt = useRef<{ content: string | undefined; key: string }>({ content: undefined, key: '' })
  return {
    keyFor: (content: string): string => {
      const { current } = attempt
      if (current.content !== content) current.key = makeRequestKey()
      current.content = content
      return current.key
    },
    ended: (problem?: unknown): void => {
      if (!problem || (isCallError(problem) && !isPassing(problem) && !isCallError(problem, 'E001', 'E003')))
        attempt.current.content = undefined
    },
  }
}
