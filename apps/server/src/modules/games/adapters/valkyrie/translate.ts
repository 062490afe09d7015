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
/** `above`: of an amount too fine for the currency, which is more than so many of its smallest units. */
type Refused = { refused: PamCode; message?: string; above?: number }
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
  return typeof amount === 'number' ? { operation: operationOf(sender, type, body, amount, now) } : amount
}

const amountOf = (
  type: TransactionType,
  { cashAmount, bonusAmount, promoAmount }: TransactionBody,
  currency: CashCurrency,
): number | Refused => {
  const digits = ledgerDigits[currency]
  const [cash, bonus, promo] = [cashAmount, bonusAmount, promoAmount].map((figure) => unitsOf(figure, digits))
  if (!cash || !bonus || !promo) throw new Error('an amount was not read')
  if ([cash, bonus, promo].some((read) => 'misfit' in read && read.misfit === 'negative'))
    return { refused: 'PAM_ERR_NEGATIVE_STAKE' }
  if (verbs[type] === 'rollback') return 0
  if ('misfit' in cash) return misfit(type, cash, currency)
  if (isSome(bonus) || isSome(promo))
    return verbs[type] === 'bet'
      ? { refused: isSome(bonus) ? 'PAM_ERR_BONUS_OVERDRAFT' : 'PAM_ERR_PROMO_OVERDRAFT' }
      : { refused: 'PAM_ERR_UNDEFINED', message: 'Players hold cash only: no bonus or promo amount can be deposited.' }
  return cash.units
}

const isSome = (read: ReturnType<typeof unitsOf>): boolean => 'misfit' in read || read.units > 0

const misfit = (
  type: TransactionType,
  cash: Extract<ReadAmount, { misfit: unknown }>,
  currency: CashCurrency,
): Refused => {
  if (cash.misfit === 'too-fine') {
    const message = `An amount in ${currency} has ${ledgerDigits[currency]} decimals at most; nothing is rounded.`
    return { refused: 'PAM_ERR_UNDEFINED', message, above: cash.above }
  }
  return verbs[type] === 'bet'
    ? { refused: 'PAM_ERR_CASH_OVERDRAFT' }
    : { refused: 'PAM_ERR_UNDEFINED', message: 'The amount is too large.' }
}

const operationOf = (
  { vendorCode, playerId, token, isReconciled }: Sender,
  type: TransactionType,
  body: TransactionBody,
  amount: number,
  now: Date,
): WalletOperation => {
  const { providerTransactionId: transactionId, providerBetRef: group, currency } = body
  const isGift = type === 'PROMODEPOSIT'
  const fields = {
    vendorCode,
    transactionId,
    playerId,
    token,
    // A gift is a round of its own, even where it comes with the number of one; a bet without a round, too.
    round: isGift ? `promo:${transactionId}` : (body.providerRoundId ?? `ref:${group ?? transactionId}`),
    endsRound: body.isGameOver ?? false,
    gameCode: body.providerGameId ?? (isGift ? 'promotion' : ''),
    manner: 'by-round' as const,
    ...(group === undefined ? {} : { group }),
    details: detailsOf(type, body, now),
    isReconciled,
  }
  const verb = verbs[type]
  if (verb === 'bet') return { ...fields, verb, currency, amount, isFree: false, words: wordsOf(body.betCode) }
  if (verb === 'win') return { ...fields, verb, currency, amount, referenceId: null, isGift }
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
