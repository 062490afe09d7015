import { CallError } from '@maru/client'
import { useText } from '@maru/i18n/react'

/** The sentence for a failed call: the text of its code, else what the server said. */
export const useProblemText = (): ((problem: unknown) => string) => {
  const say = useText('partner-site')
  const sayCode = useText('result-codes')
  return (problem) => {
    if (!(problem instanceof CallError)) return say('problem.unknown')
    const { code, message, fields } = problem
    if (code === 'BROKEN') return say('problem.unknown')
    if (code === 'OFFLINE') return say('problem.offline')
    // Its own sentence is that of the login, which asks for more.
    if (code === 'LX02' && fields.some(({ field }) => field === 'currentPass')) return say('own.wrong')
    const own = sayCode(code)
    return own === code && message ? message : own
  }
}
