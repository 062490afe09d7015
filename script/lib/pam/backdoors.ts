import { randomBytes } from 'node:crypto'
import { Figure } from '../../../apps/server/src/modules/games/adapters/valkyrie/figures.ts'
import { plainName } from '../../../apps/server/src/modules/games/vendors/valkyrie.ts'
import { BackdoorError, type Players } from './players.ts'
import { EVOLUTION_KEY, FIRST_PROMO } from './world.ts'

export type Answer = { http: number; body: object }
type Backdoor = (body: unknown, query: URLSearchParams) => Promise<Answer>

/** The fields of a body, each of the kind that it must have; null is as good as nothing. */
const fieldsOf = (body: unknown) => {
  if (typeof body !== 'object' || body === null) throw new BackdoorError('the body must be an object')
  const of = <T>(name: string, isRight: (value: unknown) => value is T): T | undefined => {
    const value = (body as Record<string, unknown>)[name] ?? undefined
    if (value !== undefined && !isRight(value)) throw new BackdoorError(`${name} cannot be read`)
    return value as T | undefined
  }
  return {
    text: (name: string) =>
      of(name, (value): value is string => typeof value === 'string' && value !== '' && value.length <= 100),
    figure: (name: string) => of(name, (value): value is Figure => value instanceof Figure),
    flag: (name: string) => of(name, (value): value is boolean => typeof value === 'boolean'),
  }
}

const someId = (): string => randomBytes(5).toString('hex')
const isSome = (given: Figure | undefined): boolean => given !== undefined && Number(given.text) !== 0

/**
 * The routes by which the tests of Valkyrie make players and sessions, as its own stubs have them. `vendors`: our code of a provider by its plain
 * name.
 */
export const backdoorsOf = (players: Players, vendors: ReadonlyMap<string, string>): Record<string, Backdoor> => {
  const vendorOf = (provider: string): string => {
    const code = vendors.get(plainName(provider))
    if (code === undefined) throw new BackdoorError(`no provider ${provider}`)
    return code
  }
  const opened = async (wanted: Parameters<Players['open']>[0]): Promise<Answer> => ({
    http: 200,
    body: { success: true, result: { token: await players.open(wanted), userId: wanted.userId } },
  })
  return {
    '/backdoors/session': async (body) => {
      const { text, figure, flag } = fieldsOf(body)
      if (isSome(figure('bonusAmount'))) throw new BackdoorError('players hold cash and promo money: no bonusAmount')
      return opened({
        userId: text('userId') ?? someId(),
        currency: text('currency') ?? 'EUR',
        vendorCode: vendorOf(text('provider') ?? ''),
        gameId: text('gameId') ?? someId(),
        cashAmount: figure('cashAmount'),
        promoAmount: figure('promoAmount'),
        isBlocked: flag('isBlocked'),
      })
    },
    '/backdoors/redtiger/session': async (body) => {
      const { text } = fieldsOf(body ?? {})
      const about = {
        vendorCode: vendorOf('Red Tiger'),
        gameId: someId(),
        promoAmount: new Figure(String(FIRST_PROMO)),
      }
      return opened({ ...about, userId: text('userId') ?? someId(), currency: text('currency') ?? 'EUR' })
    },
    '/backdoors/evolution/sid': async (body, query) => {
      if (query.get('authToken') !== EVOLUTION_KEY) return { http: 401, body: { status: 'UNKNOWN_ERROR' } }
      const { text } = fieldsOf(body)
      const userId = text('userId')
      if (userId === undefined) return { http: 400, body: { status: 'INVALID_PARAMETER' } }
      const wanted = { userId, currency: 'EUR', vendorCode: vendorOf('Evolution'), gameId: 'someLiveGame' }
      return { http: 200, body: { status: 'OK', sid: await players.open(wanted), uuid: text('uuid') ?? '' } }
    },
    '/backdoors/datastore/session/reset': async () => {
      await players.endSessions()
      return { http: 200, body: {} }
    },
  }
}
