import { parseArgs } from 'node:util'
import { type Address, connectChain, createSigner, isNullAddress, parseAddress } from '@maru/coin-chain'
import { gasWalletOf, type Holding, holdingsOf, parentOf, sweep } from '@maru/coin-chain/sweep'
import { coinSettings } from '../../apps/server/src/config-coin.ts'
import { CommandError } from './command-error.ts'
import { tableOf } from './table.ts'

export const COIN_USAGE = `Sweeps deposit addresses of USDT, and has blocks read again (docs/guides/coin.md).

  ./script/coin sweep --addresses <number>     of so many addresses, counted from the first: the back office says how many there are
                  [--to <address>]             where it goes; default: the hot wallet, where COIN_HOT_KEY is known
                  [--least <USDT>]             leaves what holds less, for gas has its price; default 1
                  [--dry-run]                  lists what there is, and asks for no words
  ./script/coin reread <block>                 the server reads transfers again from this block on, in its database: for what a node left out

Sweeping needs no database and no server: run it where the words of the addresses are. From the environment or .env it reads COIN_RPC_URL, COIN_CHAIN_ID, COIN_TOKEN and COIN_XPUB. The words, 12 to 24 of them without a passphrase, or the extended private key are typed
without being shown, or piped in. Gas is paid by a wallet of the same words, which the list names: send it some of the network's own coin first. It may be stopped and run again at any moment.`

export interface CoinAsked {
  env: NodeJS.ProcessEnv
  args: string[]
  askSecret: () => Promise<string>
  print: (line: string) => void
  pollMs?: number
}

const TIMEOUT_MS = 30_000
const MOST_ADDRESSES = 1_000_000
const MICRO = 1_000_000
const needed = ['COIN_RPC_URL', 'COIN_CHAIN_ID', 'COIN_TOKEN', 'COIN_XPUB'] as const
const options = {
  addresses: { type: 'string' },
  to: { type: 'string' },
  least: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

/** Answers how many addresses were not emptied. */
export async function coinCommand({ env, args, askSecret, print, pollMs }: CoinAsked): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (positionals.join(' ') !== 'sweep')
    throw new CommandError(`there is no "${positionals.join(' ')}": see ./script/coin --help`)
  const { rpcUrl, chainId, token, xpub, hotKey } = settingsOf(env)
  const addresses = countOf(values.addresses)
  const least = microOf(values.least ?? '1')
  const chain = await connectChain({ rpcUrl, chainId, token, timeoutMs: TIMEOUT_MS })
  const hot = hotKey ? createSigner({ key: hotKey, chainId, token, decimals: chain.decimals }).address : undefined
  const to = values.to === undefined ? hot : addressOf(values.to)
  if (!to) throw new CommandError('--to is missing: without COIN_HOT_KEY the hot wallet is not known here')

  const holdings = await holdingsOf(chain, xpub, addresses, least)
  const gasWallet = gasWalletOf(xpub).address
  for (const line of listOf(holdings)) print(line)
  print(
    `${usdt(sumOf(holdings))} USDT at ${holdings.length} of ${addresses} addresses, to ${to}${to === hot ? ' (the hot wallet)' : ''}`,
  )
  print(`gas is paid by ${gasWallet}`)
  if (to === token || to === gasWallet || holdings.some(({ address }) => address === to))
    throw new CommandError(`${to} is the token, the gas wallet or a deposit address: choose another one`)
  if (values['dry-run'] || holdings.length === 0) return 0
  const parent = parentOf(await askSecret(), xpub)
  return sweep({ chain, rpcUrl, timeoutMs: TIMEOUT_MS, parent, holdings, to, print, ...(pollMs ? { pollMs } : {}) })
}

const settingsOf = (env: NodeJS.ProcessEnv) => {
  const given = Object.fromEntries([...needed, 'COIN_HOT_KEY'].map((name) => [name, env[name] || undefined]))
  const parsed = coinSettings.safeParse(given)
  if (!parsed.success)
    throw new CommandError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'))
  const {
    COIN_RPC_URL: rpcUrl,
    COIN_CHAIN_ID: chainId,
    COIN_TOKEN: token,
    COIN_XPUB: xpub,
    COIN_HOT_KEY: hotKey,
  } = parsed.data
  if (!rpcUrl || !chainId || !token || !xpub)
    throw new CommandError(
      needed
        .filter((name) => parsed.data[name] === undefined)
        .map((name) => `${name} is missing`)
        .join('\n'),
    )
  return { rpcUrl, chainId, token, xpub, hotKey }
}

const countOf = (text: string | undefined): number => {
  const count = Number(text)
  if (text === undefined || !/^\d+$/.test(text) || count < 1 || count > MOST_ADDRESSES)
    throw new CommandError('--addresses must be a number from 1 to 1,000,000: the back office says how many there are')
  return count
}

const microOf = (text: string): number => {
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(text)) throw new CommandError('--least must be USDT, such as 25 or 0.5')
  const [whole = '', part = ''] = text.split('.')
  return Number(whole) * MICRO + Number(part.padEnd(6, '0'))
}

const addressOf = (text: string): Address => {
  const parsed = parseAddress(text)
  if ('wrong' in parsed)
    throw new CommandError(
      parsed.wrong === 'shape' ? '--to must be an address, 0x and 40 hex digits' : '--to has a wrong checksum',
    )
  if (isNullAddress(parsed.address)) throw new CommandError('--to is the null address: what goes there is gone')
  return parsed.address
}

const sumOf = (holdings: readonly Holding[]): number => holdings.reduce((sum, { amount }) => sum + amount, 0)
const listOf = (holdings: readonly Holding[]): string[] =>
  tableOf(holdings.map(({ index, address, amount }) => [`${index}`, address, usdt(amount)]))
const usdt = (micro: number): string => `${Math.floor(micro / MICRO)}.${`${micro % MICRO}`.padStart(6, '0')}`
