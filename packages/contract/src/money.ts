import { z } from 'zod'
import { type CashCurrency, type Currency, ledgerDigits } from './currency.ts'

declare const unit: unique symbol
/** Whole won. */
export type Won = number & { readonly [unit]: 'KRW' }
/** Whole points. */
export type Points = number & { readonly [unit]: 'POINT' }
/** Whole micro-USDT (six decimals). */
export type MicroUsdt = number & { readonly [unit]: 'USDT' }
/** Whole micro-euro (six decimals). */
export type MicroEur = number & { readonly [unit]: 'EUR' }
/** Whole micro-dollars (six decimals). */
export type MicroUsd = number & { readonly [unit]: 'USD' }

type Units = { KRW: Won; POINT: Points; USDT: MicroUsdt; EUR: MicroEur; USD: MicroUsd }
export type MoneyOf = { [C in Currency]: Units[C] }
export type Money = MoneyOf[Currency]

export type Cash = MoneyOf[CashCurrency]

const whole = (n: number): number => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole amount: ${n}`)
  return n
}
export const won = (n: number): Won => whole(n) as Won
export const points = (n: number): Points => whole(n) as Points
export const microUsdt = (n: number): MicroUsdt => whole(n) as MicroUsdt
export const microEur = (n: number): MicroEur => whole(n) as MicroEur
export const microUsd = (n: number): MicroUsd => whole(n) as MicroUsd
/** Whole ledger units of a currency that is known only when it runs. */
export const moneyOf = <C extends Currency>(_currency: C, n: number): MoneyOf[C] => whole(n) as MoneyOf[C]
/** Whole ledger units of the currency that the site is played in. */
export const cashOf = (n: number): Cash => whole(n) as Cash
/** So many whole won, euro or dollars in ledger units. */
export const unitsIn = <C extends Currency>(currency: C, count: number): MoneyOf[C] =>
  moneyOf(currency, count * 10 ** ledgerDigits[currency])

/** Basis points: 10,000 = 100%. */
export type BasisPoints = number
/** The one place where money is multiplied: amount × rate, floored to the whole unit, exact at any size. */
export const multiplyFloor = <M extends Money>(amount: M, numerator: number, denominator: number): M => {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0)
    throw new RangeError('rate must be whole numbers')
  const product = BigInt(amount) * BigInt(numerator)
  const d = BigInt(denominator)
  const quotient = product / d
  const floored = product < 0n && quotient * d !== product ? quotient - 1n : quotient
  return whole(Number(floored)) as M
}
export const atRate = <M extends Money>(amount: M, rate: BasisPoints): M => multiplyFloor(amount, rate, 10_000)

/** A balance or amount that the server gives out: ledger units of the site's currency. */
export const sumOut = z.custom<Cash>((n) => Number.isSafeInteger(n))
/**
 * Rises with every movement of a member's cash or points. Answers and messages overtake each other: of two balances the one with the higher version holds.
 */
export const balanceVersion = z.number().int()
export const pointsOut = z.custom<Points>((n) => Number.isSafeInteger(n))
