import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { networkOf } from './client-address.ts'

/** Bytes of a request body; every honest call is far smaller. */
export const maximumBodyBytes = 64 * 1024

/** Calls per minute and network address. */
const generalLimit = 1_200
/** The same where guessing must be slow. All other calls share the general limit. */
export const tightLimits: Record<string, number> = {
  '/api/member/login': 30,
  '/api/member/signup': 20,
  '/api/passkey/login': 30,
  '/api/passkey/loginOptions': 60,
  '/api/member/totp/confirm': 20,
  '/api/captcha': 60,
  // Each takes some 100 ms of a processor.
  '/api/captcha/sound': 20,
  '/api/member/checkDuplicate': 120,
  // Each may lead to a file of a year.
  '/api/statement/ticket': 20,
  // Each says whether somebody has that id or nickname.
  '/api/coupon/recipient': 30,
  '/api/coupon/enter': 60,
  // Each asks the vendor, for anybody.
  '/api/main/replayWin': 30,
  // Each is unpacked and made anew.
  '/api/board/picture': 30,
  // Each sends play money, which is a transaction of the demo's chain.
  '/api/coin/demoSend': 30,
  '/admin/api/login': 20,
  '/api/partner/site/login': 20,
  '/api/partner/site/enrol': 20,
  // Each hashes a password.
  '/api/partner/site/password': 20,
}
const timeWindow = '1 minute'

/**
 * Limits every route that is added to the scope from then on, by the route that a request has matched: how its address is spelled makes no
 * difference. Needs `knowClients`.
 */
export const limitCalls = async (scope: FastifyInstance, { config }: Services): Promise<void> => {
  await scope.register(rateLimit, {
    max: generalLimit * config.RATE_LIMIT_SCALE,
    timeWindow,
    keyGenerator: (request) => networkOf(request.clientAddress),
  })
}

/** The `config` of a call's route. */
export const limitOf = (path: string, { config }: Services): FastifyContextConfig => {
  const max = tightLimits[path]
  return max === undefined ? {} : { rateLimit: { max: max * config.RATE_LIMIT_SCALE, timeWindow } }
}
