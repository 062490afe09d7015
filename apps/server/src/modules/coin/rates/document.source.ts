import { isCashCurrency } from '@maru/contract'
import { reachOf } from '../../../platform/outgoing/networks.rules.ts'
import { getWithin } from '../../../platform/outgoing/request.ts'
import { rateOfPrice } from './rate.rules.ts'
import type { RateSource } from './rate-source.ts'

const TIMEOUT_MS = 5_000
const MOST_BYTES = 256 * 1024
const OK = 200

/** A JSON document of the operator's choice, and the place in it (RFC 6901). */
export const documentSource: RateSource = {
  name: 'document',
  currencies: ({ COIN_RATE_URL, COIN_RATE_CURRENCY: currency }) =>
    COIN_RATE_URL !== undefined && isCashCurrency(currency) ? [currency] : [],
  read: async ({ config }) => {
    const { COIN_RATE_URL: url, COIN_RATE_POINTER: pointer = '', COIN_RATE_CURRENCY: currency } = config
    if (url === undefined || !isCashCurrency(currency)) return []
    const { status, text } = await getWithin(new URL(url), reachOf(config), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      mostBytes: MOST_BYTES,
    })
    if (status !== OK) throw new Error(`the source of the rate answered ${status}`)
    if (text === undefined) throw new Error('the source of the rate answered too much')
    const found = atPointer(JSON.parse(text), pointer)
    const price = typeof found === 'number' ? String(found) : found
    const rate = typeof price === 'string' ? rateOfPrice(price, currency) : undefined
    if (rate === undefined) throw new Error(`the source of the rate has no price at '${pointer}'`)
    return [{ currency, rate }]
  },
}

/** RFC 6901. */
export const atPointer = (document: unknown, pointer: string): unknown => {
  if (pointer === '') return document
  if (!pointer.startsWith('/')) return undefined
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, part)
          ? (value as Record<string, unknown>)[part]
          : undefined,
      document,
    )
}
