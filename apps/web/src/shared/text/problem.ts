import { CallError } from '@maru/client'
import { useText } from '@maru/i18n/react'

/** The sentence for a failed call: the site's own text of its code, else what the server said. */
export const useProblemText = (): ((problem: unknown) => string) => {
  const say = useText('common')
  const sayCode = useText('result-codes')
  return (problem) => {
    if (!(problem instanceof CallError)) return say('problem.unknown')
    const { code, message, fields } = problem
    if (code === 'OFFLINE') return say('problem.offline')
    if (code === 'BROKEN') return say('problem.broken')
    // Its own sentence is that of the login, which asks for more.
    if (code === 'LX02' && fields.some(({ field }) => field === 'currentPass')) return say('problem.currentPassword')
    // C009 says what the server found out.
    if (code === 'C009' && message) return message
    const own = sayCode(code)
    return own === code && message ? message : own
  }
}
