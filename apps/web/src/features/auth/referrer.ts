import { memIdPattern } from '@maru/contract/field-patterns'

const storedAs = 'maru.referrer'

/** The partner whose referral link led here: stays for the visit, so that the form is filled in also when it is opened later. */
export const referrer = (): string => {
  try {
    return sessionStorage.getItem(storedAs) ?? ''
  } catch {
    return ''
  }
}

export const noteReferrer = (named: string | undefined): void => {
  if (!named || !memIdPattern.test(named)) return
  try {
    sessionStorage.setItem(storedAs, named)
  } catch {
    // Without storage the visitor types it.
  }
}
