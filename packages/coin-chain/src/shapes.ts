import { getAddress } from 'viem/utils'
import { type Address, type Block, ChainUnreachable, type Hash } from './chain.ts'

// What a node says is not believed before its shape and range are checked.

const HASH = /^0x[0-9a-f]{64}$/i
/** Some nodes fill quantities with zeros. */
const QUANTITY = /^0x[0-9a-f]{1,64}$/i
const WORD = /^0x[0-9a-f]{64}$/i
const ADDRESS_WORD = /^0x0{24}[0-9a-f]{40}$/i
/** What a time in milliseconds can be a date of: to the year 9999. */
const LAST_SECOND = 253_402_300_799

export const unusable = (what: string): ChainUnreachable =>
  new ChainUnreachable(`the node's answer is unusable: ${what}`)

export const objectOf = (value: unknown, what: string): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unusable(what)
  return value as Record<string, unknown>
}

export const listOf = (value: unknown, most: number, what: string): unknown[] => {
  if (!Array.isArray(value) || value.length > most) throw unusable(what)
  return value
}

export const hashOf = (value: unknown, what: string): Hash => {
  if (typeof value !== 'string' || !HASH.test(value)) throw unusable(what)
  return value.toLowerCase() as Hash
}

export const amountOf = (value: unknown, what: string): bigint => {
  if (typeof value !== 'string' || !QUANTITY.test(value)) throw unusable(what)
  return BigInt(value)
}

export const numberOf = (value: unknown, what: string, most = Number.MAX_SAFE_INTEGER): number => {
  const amount = amountOf(value, what)
  if (amount > BigInt(most)) throw unusable(what)
  return Number(amount)
}

/** One value of 32 bytes, as a contract returns it. */
export const wordOf = (value: unknown, what: string): bigint => {
  if (typeof value !== 'string' || !WORD.test(value)) throw unusable(what)
  return BigInt(value)
}

export const addressOf = (value: unknown, what: string): Address => {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) throw unusable(what)
  return getAddress(value.toLowerCase())
}

/** An address in a topic of a log. */
export const addressOfWord = (value: unknown, what: string): Address => {
  if (typeof value !== 'string' || !ADDRESS_WORD.test(value)) throw unusable(what)
  return getAddress(`0x${value.slice(-40).toLowerCase()}`)
}

export const timeOf = (value: unknown): Date => new Date(numberOf(value, 'time of a block', LAST_SECOND) * 1_000)

export const blockOf = (value: unknown): Block => {
  const { number, hash, timestamp } = objectOf(value, 'block')
  return { number: numberOf(number, 'number of a block'), hash: hashOf(hash, 'hash of a block'), at: timeOf(timestamp) }
}

export const hex = (number: number | bigint): `0x${string}` => `0x${number.toString(16)}`
