import { type Key, useText } from '@maru/i18n/react'

/** What a code of refusal says, as the member reads it. */
export const useCodeText = (): ((code: string) => string) => {
  const say = useText('result-codes')
  return (code) => say(code as Key<'result-codes'>) || code
}
