import { hash } from 'node:crypto'
import { type CashCurrency, ledgerDigits } from '@maru/contract'
import type { SeenRound, SeenTransaction } from '../../vendor-desk.repository.ts'
import type { WalletOperation } from '../../wallet-port.ts'
import { type PamCode, pamErrors } from './codes.ts'
import { Figure, figureOf, readExactly } from './figures.ts'
import type { TransactionDetails } from './shapes.ts'

/** What is answered, before it is JSON. */
export type Reply = { http: number; code: PamCode | 'OK'; body: object }

export const ok = (entity: object): Reply => ({ http: 200, code: 'OK', body: { status: 'OK', ...entity } })

export const refusal = (code: PamCode, options: { http?: number; message?: string; entity?: object } = {}): Reply => ({
  http: options.http ?? 200,
  code,
  body: { status: 'ERROR', error: { code, message: options.message ?? pamErrors[code] }, ...options.entity },
})

const NONE = new Figure('0')

/** Our bonus money is what this protocol calls promo; what it calls bonus nobody holds. */
export const balanceOf = (cash: number, bonus: number, currency: CashCurrency): object => ({
  cashAmount: figureOf(cash, ledgerDigits[currency]),
  bonusAmount: NONE,
  promoAmount: promoOf(bonus, currency),
})

const promoOf = (bonus: number, currency: CashCurrency): Figure =>
  bonus === 0 ? NONE : figureOf(bonus, ledgerDigits[currency])

/** Our own id of a transaction: the same for ever, and another one for each. */
export const ownId = ({ vendorCode, verb, transactionId }: WalletOperation): string =>
  hash('sha256', JSON.stringify([vendorCode, verb, transactionId]), 'hex').slice(0, 32)

export const transactionOf = (provider: string, seen: SeenTransaction): object => {
  const details = readExactly(seen.details) as TransactionDetails
  return {
    ...details,
    currency: seen.currency,
    provider,
    ...balanceOf(seen.amount - seen.bonus, seen.bonus, seen.currency),
    providerTransactionId: seen.transactionId,
    ...(seen.group === null ? {} : { providerBetRef: seen.group }),
  }
}

export const roundOf = ({ gameCode, round, startedAt, closedAt }: SeenRound): object => ({
  providerGameId: gameCode,
  providerRoundId: round,
  startTime: startedAt.toISOString(),
  ...(closedAt === null ? {} : { endTime: closedAt.toISOString() }),
})
