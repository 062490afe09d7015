import { setTimeout as delay } from 'node:timers/promises'
import type { Address } from '@maru/coin-chain'
import { type MicroUsdt, microUsdt } from '@maru/contract'
import type { Config } from '../../../config.ts'
import { hotWalletOf } from '../payments/hot-wallet.service.ts'

export type Balances = { atAddresses: MicroUsdt; hot: MicroUsdt; hotGas: string; at: Date }
/** What is read of the database with it: `books` right after the chain was asked, so that the two can be compared. */
export type Reads<Books> = { addresses: () => Promise<readonly Address[]>; books: () => Promise<Books> }

/** Who asks within this gets the same answer. */
const FRESH_MS = 30_000
/** Nobody waits longer for a node. */
const LONGEST_MS = 1_500
/** As many as are asked of a node at once. */
const AT_ONCE = 200
const GAS_DECIMALS = 18

const asked = new WeakMap<Config, { at: number; answer: Promise<unknown> }>()

/**
 * What the chain has at the wallets; undefined: its node takes long, and what it says later is for who asks then. Throws ChainUnreachable. Never inside a
 * transaction.
 */
export const balancesNow = async <Books>(
  config: Config,
  now: Date,
  reads: Reads<Books>,
): Promise<(Balances & { books: Books }) | undefined> => {
  const answer = balancesWhenever(config, now, reads)
  const begun = asked.get(config)?.at ?? performance.now()
  const stop = new AbortController()
  const late = delay(Math.max(0, begun + LONGEST_MS - performance.now()), undefined, { signal: stop.signal })
  // Who no longer waits has it cut off.
  late.catch(() => {})
  return Promise.race([answer, late]).finally(() => stop.abort())
}

const balancesWhenever = <Books>(
  config: Config,
  now: Date,
  reads: Reads<Books>,
): Promise<Balances & { books: Books }> => {
  const known = asked.get(config)
  if (known && Math.abs(performance.now() - known.at) < FRESH_MS)
    return known.answer as Promise<Balances & { books: Books }>
  const answer = ask(config, now, reads)
  const asking = { at: performance.now(), answer }
  asked.set(config, asking)
  // What failed is asked again by the next.
  answer.catch(() => asked.get(config) === asking && asked.delete(config))
  return answer
}

const ask = async <Books>(config: Config, at: Date, { addresses, books }: Reads<Books>) => {
  const { chain, signer } = await hotWalletOf(config)
  const all = await addresses()
  let atAddresses = 0
  for (let from = 0; from < all.length; from += AT_ONCE)
    for (const balance of await chain.balances(all.slice(from, from + AT_ONCE))) atAddresses += balance
  const [hot = 0] = await chain.balances([signer.address])
  const gas = await chain.gas(signer.address)
  return { atAddresses: microUsdt(atAddresses), hot: microUsdt(hot), hotGas: decimalOf(gas), at, books: await books() }
}

/** Wei as a number of whole coins, without computing in fractions. */
export const decimalOf = (wei: bigint): string => {
  const digits = wei.toString().padStart(GAS_DECIMALS + 1, '0')
  const part = digits.slice(-GAS_DECIMALS).replace(/0+$/, '')
  const whole = digits.slice(0, -GAS_DECIMALS)
  return part === '' ? whole : `${whole}.${part}`
}
