import type { CashCurrency, CoinPrice, ResultCode } from '@maru/contract'
import { text } from '@maru/i18n'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitCalls } from '../../../platform/http/limits.ts'
import { languageOf } from '../../../platform/http/member-wire.ts'
import type { Services } from '../../../platform/services.ts'
import { siteByAuthorization, siteByHost } from '../../site/index.ts'
import { rateIn } from './rate.service.ts'

type Price = NonNullable<CoinPrice['data']>
type Asked = { Querystring: { symbol?: unknown } }

const SYMBOL = 'USDT'
/** Every page polls it: a process asks the database this often at most. */
const BELIEVED_MS = 2_000
const about = { who: { kind: 'guest' }, siteId: 0 } as const

/** `GET /api/coin?symbol=USDT`, in the clear and for anybody: what one USDT is worth at the site of the authorization, or else of the host. */
export const servePrice = (http: FastifyInstance, services: Services): void => {
  const known = new Map<CashCurrency, { price: Price | null; until: number }>()
  const ask = <T>(look: Parameters<typeof services.reading<typeof about.who, T>>[1]): Promise<T> =>
    services.reading(about, look)

  const currencyOf = ({ headers, hostname }: FastifyRequest): Promise<CashCurrency> =>
    ask(async (ctx) => {
      const { authorization } = headers
      const named = authorization === undefined ? undefined : await siteByAuthorization(ctx, authorization)
      return (named ?? (await siteByHost(ctx, hostname))).currency
    })
  const priceIn = async (currency: CashCurrency): Promise<Price | null> => {
    const hit = known.get(currency)
    if (hit && hit.until > performance.now()) return hit.price
    const found = await ask((ctx) => rateIn(ctx, currency))
    const price = found
      ? ({ symbol: SYMBOL, currency, rate: found.rate, at: found.confirmedAt.toISOString() } as const)
      : null
    known.set(currency, { price, until: performance.now() + BELIEVED_MS })
    return price
  }
  const answer = async (request: FastifyRequest<Asked>): Promise<CoinPrice> => {
    const said = (resultCode: ResultCode, data: Price | null): CoinPrice => ({
      resultCode,
      resultMessage: text(languageOf(request), 'result-codes', resultCode),
      data,
    })
    if (request.query.symbol !== SYMBOL) return said('N404', null)
    const price = await priceIn(await currencyOf(request))
    return price ? said('0', price) : said('C141', null)
  }
  http.register(async (scope) => {
    await limitCalls(scope, services)
    scope.get<Asked>('/api/coin', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return answer(request)
    })
  })
}
