import { type CashCurrency, isCashCurrency, ledgerDigits } from '@maru/contract'
import type { WalletOperation } from '../../wallet-port.ts'
import type { PamCode } from './codes.ts'
import { type ReadAmount, unitsOf } from './figures.ts'
import { isTransactionType, type TransactionBody, type TransactionDetails, type TransactionType } from './shapes.ts'

export type Sender = {
  vendorCode: string
  playerId: string
  token: string
  isReconciled: boolean
  currency: CashCurrency
}
/** What moves: the whole amount, and how much of it is promo money, which is our bonus money. */
type Amount = { amount: number; bonus: number }
type Part = 'cash' | 'promo'
/** `tooFine`: the part with too many decimals, which is more than so many ledger units. */
type Refused = { refused: PamCode; message?: string; tooFine?: { of: Part; above: number } }
export type Translated = { operation: WalletOperation } | Refused

const verbs = {
  WITHDRAW: 'bet',
  PROMOWITHDRAW: 'bet',
  DEPOSIT: 'win',
  PROMODEPOSIT: 'win',
  CANCEL: 'rollback',
  PROMOCANCEL: 'rollback',
} as const satisfies Record<TransactionType, WalletOperation['verb']>

export const isWithdrawal = (body: TransactionBody): boolean =>
  isTransactionType(body.transactionType) && verbs[body.transactionType] === 'bet'

/** Turns a transaction into an operation of the wallet. What is refused here is refused whatever is stored, and nothing is kept of it. */
export const operationFrom = (sender: Sender, body: TransactionBody, now: Date): Translated => {
  const { transactionType: type, currency } = body
  if (!isTransactionType(type)) return { refused: 'PAM_ERR_UNDEFINED', message: 'The transaction type is unknown.' }
  // The wallet compares it for what names an amount; a cancellation takes that of its withdrawal.
  if (!isCashCurrency(currency) || (verbs[type] === 'rollback' && currency !== sender.currency))
    return { refused: 'PAM_ERR_TRANS_CURRENCY' }
  const amount = amountOf(type, body, currency)
  return 'refused' in amount ? amount : { operation: operationOf(sender, type, body, amount, now) }
}

const amountOf = (
  type: TransactionType,
  { cashAmount, bonusAmount, promoAmount }: TransactionBody,
  currency: CashCurrency,
): Amount | Refused => {
  const digits = ledgerDigits[currency]
  const [cash, bonus, promo] = [cashAmount, bonusAmount, promoAmount].map((figure) => unitsOf(figure, digits))
  if (!cash || !bonus || !promo) throw new Error('an amount was not read')
  if ([cash, bonus, promo].some((read) => 'misfit' in read && read.misfit === 'negative'))
    return { refused: 'PAM_ERR_NEGATIVE_STAKE' }
  if (verbs[type] === 'rollback') return { amount: 0, bonus: 0 }
  if ('misfit' in cash) return misfit(type, 'cash', cash, currency)
  if ('misfit' in bonus || bonus.units > 0)
    return verbs[type] === 'bet'
      ? { refused: 'PAM_ERR_BONUS_OVERDRAFT' }
      : {
          refused: 'PAM_ERR_UNDEFINED',
          message: 'Players hold cash and promo money: no bonus amount can be deposited.',
        }
  if ('misfit' in promo) return misfit(type, 'promo', promo, currency)
  const amount = cash.units + promo.units
  return Number.isSafeInteger(amount) ? { amount, bonus: promo.units } : tooLarge(type, 'cash')
}

const misfit = (
  type: TransactionType,
  of: Part,
  read: Extract<ReadAmount, { misfit: unknown }>,
  currency: CashCurrency,
): Refused => {
  if (read.misfit !== 'too-fine') return tooLarge(type, of)
  const message = `An amount in ${currency} has ${ledgerDigits[currency]} decimals at most; nothing is rounded.`
  return { refused: 'PAM_ERR_UNDEFINED', message, tooFine: { of, above: read.above } }
}

const tooLarge = (type: TransactionType, of: Part): Refused => {
  if (verbs[type] !== 'bet') return { refused: 'PAM_ERR_UNDEFINED', message: 'The amount is too large.' }
  return { refused: of === 'cash' ? 'PAM_ERR_CASH_OVERDRAFT' : 'PAM_ERR_PROMO_OVERDRAFT' }
}

const operationOf = (
  { vendorCode, playerId, token, isReconciled }: Sender,
  type: TransactionType,
  body: TransactionBody,
  { amount, bonus }: Amount,
  now: Date,
): WalletOperation => {
  const { providerTransactionId: transactionId, providerBetRef: group, currency } = body
  const isGift = type === 'PROMODEPOSIT'
  const fields = {
    vendorCode,
    transactionId,
    playerId,
    token,
    // What comes without a round is one of its own.
    round: body.providerRoundId ?? `ref:${group ?? transactionId}`,
    endsRound: body.isGameOver ?? false,
    gameCode: body.providerGameId ?? (isGift ? 'promotion' : ''),
    manner: 'by-round' as const,
    ...(group === undefined ? {} : { group }),
    details: detailsOf(type, body, now),
    isReconciled,
    hasBonus: true,
  }
  const verb = verbs[type]
  if (verb === 'bet') return { ...fields, verb, currency, amount, bonus, isFree: false, words: wordsOf(body.betCode) }
  if (verb === 'win') return { ...fields, verb, currency, amount, bonus, referenceId: null, isGift }
  const isRoundUnsaid = body.providerRoundId === undefined
  return { ...fields, verb, referenceId: group === undefined ? transactionId : null, isRoundUnsaid }
}

/** A bet code may be a key of the texts that the provider's file lists. */
const wordsOf = (betCode: string | null | undefined): Extract<WalletOperation, { verb: 'bet' }>['words'] =>
  betCode ? { texts: [{ key: betCode }], plain: betCode } : null

const detailsOf = (type: TransactionType, body: TransactionBody, now: Date): TransactionDetails => {
  const { betCode, promos, jackpots, tip, roundTransactions, providerGameId, providerRoundId } = body
  return {
    transactionType: type,
    transactionDateTime: body.transactionDateTime ?? now.toISOString(),
    isGameOver: body.isGameOver ?? false,
    ...withoutNothing({ betCode, promos, jackpots, tip, roundTransactions, providerGameId, providerRoundId }),
  }
}

const withoutNothing = <T extends object>(from: T): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([, value]) => value !== null && value !== undefined)) as Partial<T>
