import type { Config } from '../../config.ts'
import { secretsOf } from '../../platform/secrets.ts'

type Keys = { config: Config }
const TAIL_DIGITS = 4

/** Nickname as compared: compatibility forms folded, without case, so that look-alikes of one spelling are one. */
export const nickKey = (nick: string): string => nick.normalize('NFKC').toLowerCase().normalize('NFC')

export const sealPhone = (keys: Keys, phone: string): Buffer => secretsOf(keys).seal('member.phone', phone)
export const openPhone = (keys: Keys, sealed: Buffer): string => secretsOf(keys).open('member.phone', sealed)
export const phoneIndex = (keys: Keys, phone: string): Buffer => secretsOf(keys).index('member.phone', phone)

export const sealAccount = (keys: Keys, account: string): Buffer => secretsOf(keys).seal('member.account', account)
export const openAccount = (keys: Keys, sealed: Buffer): string => secretsOf(keys).open('member.account', sealed)
export const accountIndex = (keys: Keys, account: string): Buffer => secretsOf(keys).index('member.account', account)
/** For staff who may see the last four digits. */
export const accountTailIndex = (keys: Keys, account: string): Buffer =>
  secretsOf(keys).index('member.account-tail', account.slice(-TAIL_DIGITS))

export const maskAccount = (account: string): string =>
  '*'.repeat(Math.max(account.length - TAIL_DIGITS, 0)) + account.slice(-TAIL_DIGITS)
