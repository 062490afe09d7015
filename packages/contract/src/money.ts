import { z } from 'zod'

declare const unit: unique symbol
/** Whole won. */
export type Won = number & { readonly [unit]: 'KRW' }
/** Whole points. */
export type Points = number & { readonly [unit]: 'POINT' }
/** Whole micro-USDT (six decimals). */
export type MicroUsdt = number & { readonly [unit]: 'USDT' }

export const currencies = ['KRW', 'POINT', 'USDT'] as const
export type Currency = (typeof currencies)[number]
export type MoneyOf = { KRW: Won; POINT: Points; USDT: MicroUsdt }

const whole = (n: number): number => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole amount: ${n}`)
  return n
}
export const won = (n: number): Won => whole(n) as Won
export const points = (n: number): Points => whole(n) as Points
export const microUsdt = (n: number): MicroUsdt => whole(n) as MicroUsdt

/** Basis points: 10,000 = 100%. */
export type BasisPoints = number
/** The one place where money is multiplied: amount × rate, floored to the whole unit, exact at any size. */
export const multiplyFloor = <M extends Won | Points | MicroUsdt>(
  amount: M,
  numerator: number,
  denominator: number,
): M => {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0)
    throw new RangeError('rate must be whole numbers')
  const product = BigInt(amount) * BigInt(numerator)
  const d = BigInt(denominator)
  const quotient = product / d
  const floored = product < 0n && quotient * d !== product ? quotient - 1n : quotient
  return whole(Number(floored)) as M
}
export const atRate = <M extends Won | Points | MicroUsdt>(amount: M, rate: BasisPoints): M =>
  multiplyFloor(amount, rate, 10_000)

/** A sum in won as it comes over the wire. Any safe whole number: bounds are rules with their own codes, not shapes. */
export const wonSchema = z
  .number()
  .int()
  .refine(Number.isSafeInteger)
  .transform((n) => n as Won)
/** A balance or amount that the server gives out. */
export const wonOut = z.custom<Won>((n) => Number.isSafeInteger(n))
export const pointsOut = z.custom<Points>((n) => Number.isSafeInteger(n))
