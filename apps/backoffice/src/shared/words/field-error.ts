import type { Key, useText } from '@maru/i18n/react'

type Problem = { type?: string | undefined; message?: string | undefined } | undefined

/** What stands below a field: the server's own word for it, or `word`. */
export const fieldError = (t: ReturnType<typeof useText<'office'>>, error: Problem, word: Key<'office'>) =>
  error && t(error.type === 'server' ? (error.message as Key<'office'>) : word)
