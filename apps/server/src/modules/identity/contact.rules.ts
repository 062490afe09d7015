import type { StaffCtx } from '../../platform/context.ts'
import { maskAccount } from './personal.rules.ts'

const SHOWN_DIGITS = 4

/** What these staff see of a phone and an account: all with the permission `members.contact`, else the last four digits. */
export const contactFor = ({ who }: Pick<StaffCtx, 'who'>) => {
  const isShown = who.permissions.includes('members.contact')
  return {
    isShown,
    phone: (phone: string): string => (isShown ? phone : maskPhone(phone)),
    account: (account: string): string => (isShown ? account : maskAccount(account)),
  }
}

const maskPhone = (phone: string): string => `***-****-${phone.slice(-SHOWN_DIGITS)}`
