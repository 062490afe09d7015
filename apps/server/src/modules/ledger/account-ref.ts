import { firstPurses, type House, type Purse, purses, type Side } from './transfer-kinds.ts'

/** One side of a transfer: a member's purse by its account id, or an account of the house or of a vendor by its name (`house`). */
export type AccountRef<S extends Side = Side> =
  | { side: S; accountId: number; memberId: number; house: null }
  | { side: S; accountId: null; memberId: null; house: string }

const PURSES_PER_MEMBER = 16

export const purseAccountId = (memberId: number, purse: Purse): number =>
  memberId * PURSES_PER_MEMBER + purses[purse].no

const FIRST_NUMBERS: readonly number[] = firstPurses.map((purse) => purses[purse].no)
/** Of a purse that a member does not have from the start. */
export const isOpenedOnDemand = (accountId: number): boolean => !FIRST_NUMBERS.includes(accountId % PURSES_PER_MEMBER)

export const memberPurse = <P extends Purse>(memberId: number, purse: P): AccountRef<P> => {
  const accountId = purseAccountId(memberId, purse)
  if (!Number.isSafeInteger(accountId) || memberId <= 0) throw new RangeError(`no member ${memberId}`)
  return { side: purse, accountId, memberId, house: null }
}

export const house = <H extends House>(name: H): AccountRef<H> => ({
  side: name,
  accountId: null,
  memberId: null,
  house: name,
})

/** What the house owes a vendor, or the vendor the house; opened at its first use. */
export const vendorAccount = (vendorCode: string): AccountRef<'vendor'> => ({
  side: 'vendor',
  accountId: null,
  memberId: null,
  house: `vendor:${vendorCode}`,
})
