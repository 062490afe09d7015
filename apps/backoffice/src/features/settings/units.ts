import { ledgerDigits } from '@maru/contract'
import { currencyOfSite } from '../../shared/staff/site-currency.ts'

/** Ledger units of whole won, euro or dollars. */
export const unitsOf = (whole: number): number => whole * 10 ** ledgerDigits[currencyOfSite()]
