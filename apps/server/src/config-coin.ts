import {
  createSigner,
  depositAddress,
  isExtendedPublicKey,
  isPrivateKey,
  isWellKnownExtendedKey,
  isWellKnownKey,
  parseAddress,
} from '@maru/coin-chain'
import { cashCurrencies } from '@maru/contract'
import { z } from 'zod'
import { apiUrl, count, flag, words } from './config-fields.ts'

const MOST_CONFIRMATIONS = 1_000
/** Below what is believed of a chain at all, so that a fee which was cut to that is above. */
const MOST_FEE_GWEI = 999
/** Of a chain that anvil, Hardhat and Ganache make on one's own machine. */
const CHAINS_OF_DEVELOPERS: readonly number[] = [31_337, 1_337]
/** Addresses that are compared with the hot wallet: the mistake is the same account for both, whose first address is the wallet. */
const COMPARED_ADDRESSES = 20

const privateKey = z
  .string()
  .transform((text) => (/^0x/i.test(text) ? `0x${text.slice(2)}` : `0x${text}`).toLowerCase())
  .refine(isPrivateKey, 'must be a key of 32 bytes in hex')
const tokenAddress = z.string().transform((text, { addIssue }) => {
  const parsed = parseAddress(text)
  if ('address' in parsed) return parsed.address
  addIssue(parsed.wrong === 'shape' ? 'must be an address, 0x and 40 hex digits' : 'has a wrong checksum')
  return z.NEVER
})

/** The chain that coin comes and goes by: part of the variables of `config.ts`. Addresses of nodes hold keys, so none is quoted. */
export const coinVariables = {
  COIN_RPC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://node.example/key' })
    .optional(),
  COIN_CHAIN_ID: count(Number.MAX_SAFE_INTEGER).optional(),
  COIN_TOKEN: tokenAddress.optional(),
  COIN_NETWORK: words.max(40, 'must have 40 characters or less').optional(),
  COIN_CONFIRMATIONS: count(MOST_CONFIRMATIONS).default(12),
  COIN_MAX_FEE_GWEI: count(MOST_FEE_GWEI).default(200),
  COIN_XPUB: z
    .string()
    .refine(isExtendedPublicKey, 'must be an extended public key (xpub…), not a private one')
    .optional(),
  COIN_HOT_KEY: privateKey.optional(),
  COIN_TRANSACTION_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://explorer.example/tx/{hash}' })
    .refine((text) => text.includes('{hash}'), 'must have {hash} in it')
    .optional(),
  COIN_RATE_URL: apiUrl.optional(),
  COIN_RATE_POINTER: z
    .string()
    .regex(/^(\/([^~/]|~[01])*)+$/, 'must be a JSON pointer (RFC 6901) such as /tether/krw')
    .optional(),
  COIN_RATE_CURRENCY: z.enum(cashCurrencies, `must be one of ${cashCurrencies.join(', ')}`).optional(),
  COIN_DEMO_KEY: privateKey.optional(),
  /** Read by the launcher: off, and it starts no chain for the demo. */
  COIN_DEMO_CHAIN: flag.optional(),
}

const chainNames = ['COIN_RPC_URL', 'COIN_CHAIN_ID', 'COIN_TOKEN', 'COIN_NETWORK', 'COIN_XPUB', 'COIN_HOT_KEY'] as const
const rateNames = ['COIN_RATE_URL', 'COIN_RATE_POINTER', 'COIN_RATE_CURRENCY'] as const
const ofAChain = ['COIN_TRANSACTION_URL', ...rateNames, 'COIN_DEMO_KEY'] as const

/** For what needs nothing but them. */
export const coinSettings = z.object(coinVariables)
type CoinValues = z.output<typeof coinSettings>

/** What is wrong with them together, one sentence each. Half a chain would lose what members send. */
export const coinProblems = (values: CoinValues, isLicensed: boolean): string[] => {
  const missing = chainNames.filter((name) => values[name] === undefined)
  if (missing.length === chainNames.length)
    return ofAChain
      .filter((name) => values[name] !== undefined)
      .map((name) => `${name} is given without a chain: it needs ${chainNames.join(', ')}`)
  if (missing.length > 0) return missing.map((name) => `${name} is missing: a chain needs ${chainNames.join(', ')}`)
  const rateless = rateNames.filter((name) => values[name] === undefined)
  const isRateNeeded = isLicensed || rateless.length < rateNames.length
  return [
    ...(isRateNeeded ? rateless.map((name) => `${name} is missing: a rate needs ${rateNames.join(', ')}`) : []),
    ...sharedWallet(values),
    ...(isLicensed ? playMoney(values) : []),
  ]
}

const sharedWallet = ({ COIN_XPUB = '', COIN_HOT_KEY = '', COIN_TOKEN, COIN_CHAIN_ID = 1 }: CoinValues): string[] => {
  if (!COIN_TOKEN) return []
  const hot = createSigner({ key: COIN_HOT_KEY, chainId: COIN_CHAIN_ID, token: COIN_TOKEN, decimals: 6 }).address
  const isDeposit = Array.from({ length: COMPARED_ADDRESSES }, (_, at) => depositAddress(COIN_XPUB, at)).includes(hot)
  return isDeposit
    ? ['COIN_HOT_KEY is the key of a deposit address of COIN_XPUB: the hot wallet needs an account of its own']
    : []
}

const playMoney = (values: CoinValues): string[] => {
  const { COIN_RPC_URL, COIN_RATE_URL, COIN_CHAIN_ID = 0, COIN_XPUB = '', COIN_HOT_KEY = '' } = values
  const open = Object.entries({ COIN_RPC_URL, COIN_RATE_URL }).filter(([, url]) => url?.startsWith('http:'))
  return [
    ...open.map(([name]) => `${name} must begin with https:// when MARU_MODE=licensed`),
    ...(CHAINS_OF_DEVELOPERS.includes(COIN_CHAIN_ID)
      ? [`COIN_CHAIN_ID ${COIN_CHAIN_ID} is a chain of play money`]
      : []),
    ...(isWellKnownExtendedKey(COIN_XPUB) ? ['COIN_XPUB is that of words that everybody has'] : []),
    ...(isWellKnownKey(COIN_HOT_KEY) ? ['COIN_HOT_KEY is a key that everybody has'] : []),
  ]
}
