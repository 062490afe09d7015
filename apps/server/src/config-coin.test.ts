import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ConfigError, readSettings } from './config.ts'

const read = (env: Record<string, string>) => readSettings(env, '/nowhere')
const newKey = () => randomBytes(32).toString('base64')
// Test vector 2 of BIP-32, which nobody's words lead to.
const XPUB =
  'xpub69H7F5d8KSRgmmdJg2KhpAK8SR3DjMwAdkxj3ZuxV27CprR9LgpeyGmXUbC6wb7ERfvrnKZjXoUmmDznezpbZb7ap6r1D3tgFxHmwMkQTPH'
const XPRV =
  'xprv9vHkqa6EV4sPZHYqZznhT2NPtPCjKuDKGY38FBWLvgaDx45zo9WQRUT3dKYnjwih2yJD9mkrocEZXo1ex8G81dwSM1fwqWpWkeS3v86pgKt'
/** Account 0 of the words that tools for contracts use. */
const KNOWN_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const KNOWN_XPUB =
  'xpub6DyUKdwoLWmUJ4Tn9Bbsdtx7B5Ws18mEN19e5HT52ikE53FiUheSQXrZUNPovqfyKmw4579A1Mm3GXXKM39N64uooBfJ4tNAzFsEbodRTx4'
const HOT_KEY = `0x${'3b'.repeat(32)}`

const chain = {
  COIN_RPC_URL: 'https://node.example/v3/a-secret-of-the-node',
  COIN_CHAIN_ID: '56',
  COIN_TOKEN: '0x55d398326f99059fF775485246999027B3197955',
  COIN_NETWORK: 'BNB Smart Chain',
  COIN_XPUB: XPUB,
  COIN_HOT_KEY: HOT_KEY,
}
const rate = {
  COIN_RATE_URL: 'https://prices.example/usdt',
  COIN_RATE_POINTER: '/tether/krw',
  COIN_RATE_CURRENCY: 'KRW',
}
const licensed = () => ({
  MARU_MODE: 'licensed',
  PUBLIC_URL: 'https://maru.example',
  ADMIN_URL: 'https://staff.maru.example',
  STUDIO_URL: 'https://games.maru.example',
  WIRE_KEY: newKey(),
  SECRET_KEY: newKey(),
  SITE_AUTHORIZATION: 'a-long-enough-word',
  LICENCE_AUTHORITY: 'MGA',
  LICENCE_NUMBER: 'B2C/1/2026',
  PERMITTED_COUNTRIES: 'KR',
  MINIMUM_AGE: '19',
  ...chain,
  ...rate,
})

test('a chain is all of its variables, or none', () => {
  expect(read({}).COIN_RPC_URL).toBeUndefined()
  const set = read({
    ...chain,
    COIN_TOKEN: chain.COIN_TOKEN.toLowerCase(),
    COIN_HOT_KEY: HOT_KEY.slice(2).toUpperCase(),
  })
  expect(set).toMatchObject({ ...chain, COIN_CHAIN_ID: 56, COIN_CONFIRMATIONS: 12, COIN_MAX_FEE_GWEI: 200 })
  for (const name of Object.keys(chain))
    expect(() => read({ ...chain, [name]: '' })).toThrow(new RegExp(`^${name} is missing: a chain needs`))
})

test('a rate is all of its variables; the demo may do without', () => {
  expect(read({ ...chain, ...rate })).toMatchObject(rate)
  for (const name of Object.keys(rate)) {
    expect(() => read({ ...chain, ...rate, [name]: '' })).toThrow(new RegExp(`^${name} is missing: a rate needs`))
    expect(() => read({ ...licensed(), [name]: '' })).toThrow(new RegExp(`^${name} is missing`))
  }
  expect(() => read(rate)).toThrow(/^COIN_RATE_URL is given without a chain/)
})

test.each([
  ['COIN_RPC_URL', 'wss://node.example'],
  ['COIN_CHAIN_ID', '0'],
  ['COIN_TOKEN', '0x55d398326f99059fF775485246999027B319795'],
  ['COIN_TOKEN', '0x55D398326f99059fF775485246999027B3197955'],
  ['COIN_CONFIRMATIONS', '0'],
  ['COIN_CONFIRMATIONS', '1001'],
  ['COIN_MAX_FEE_GWEI', '0'],
  ['COIN_MAX_FEE_GWEI', '1000'],
  ['COIN_MAX_FEE_GWEI', '0.5'],
  ['COIN_XPUB', XPRV],
  ['COIN_XPUB', XPUB.slice(0, -1)],
  ['COIN_HOT_KEY', '0x12'],
  ['COIN_HOT_KEY', 'f'.repeat(64)],
  ['COIN_TRANSACTION_URL', 'https://explorer.example/tx/'],
  ['COIN_RATE_POINTER', 'price/krw'],
  ['COIN_RATE_URL', 'https://name:word@prices.example'],
  ['COIN_RATE_CURRENCY', 'JPY'],
  ['COIN_RATE_CURRENCY', 'POINT'],
  ['COIN_RATE_CURRENCY', 'USDT'],
])('%s is refused as %j, and not quoted', (name, value) => {
  const attempt = () => read({ ...chain, ...rate, [name]: value })
  expect(attempt).toThrow(ConfigError)
  expect(attempt).toThrow(new RegExp(`^${name} `))
  if (value.length > 4) expect(attempt).not.toThrow(value)
})

test('a transaction can be looked at where the operator says', () => {
  const COIN_TRANSACTION_URL = 'https://explorer.example/tx/{hash}?a=b'
  expect(read({ ...chain, COIN_TRANSACTION_URL })).toMatchObject({ COIN_TRANSACTION_URL })
})

test('with a licence everything of the chain is by https, and nothing is play money', () => {
  expect(read(licensed())).toMatchObject({ COIN_CHAIN_ID: 56 })
  const refused = [
    [{ COIN_RPC_URL: 'http://node.example/a-secret' }, /^COIN_RPC_URL must begin with https/],
    [{ COIN_RATE_URL: 'http://prices.example' }, /^COIN_RATE_URL must begin with https/],
    [{ COIN_CHAIN_ID: '31337' }, /^COIN_CHAIN_ID 31337 is a chain of play money/],
    [{ COIN_XPUB: KNOWN_XPUB }, /^COIN_XPUB is that of words that everybody has/],
    [{ COIN_HOT_KEY: KNOWN_KEY }, /^COIN_HOT_KEY is a key that everybody has/],
    [{ COIN_DEMO_KEY: HOT_KEY }, /^COIN_DEMO_KEY is for MARU_MODE=demo only/],
    [{ COIN_DEMO_CHAIN: 'off' }, /^COIN_DEMO_CHAIN is for MARU_MODE=demo only/],
  ] as const
  for (const [changes, message] of refused) expect(() => read({ ...licensed(), ...changes })).toThrow(message)
  expect(() => read({ ...licensed(), COIN_RPC_URL: 'http://node.example/a-secret' })).not.toThrow(/a-secret/)
})

test('the hot wallet is no deposit address', () => {
  expect(() => read({ ...chain, COIN_XPUB: KNOWN_XPUB, COIN_HOT_KEY: KNOWN_KEY })).toThrow(
    /^COIN_HOT_KEY is the key of a deposit address/,
  )
})
