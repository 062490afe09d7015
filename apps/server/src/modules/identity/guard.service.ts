import type { Ctx } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import {
  clearTries,
  countTry,
  countTryAt,
  findPlace,
  forgiveTry,
  forgiveTryAt,
  type Guarded,
  rememberPlaces,
  waitsUntil,
} from './guard.repository.ts'
import { accountLimit, addressLimit } from './guard.rules.ts'

/**
 * `mayEnter`: a right password is let in. `addressWaits`, `accountWaits`: what a stranger is to be answered, and a known place with a wrong
 * password, too, so that answers do not reveal which places are known; `retryAfterS`: how long. `begins`: with this try the account begins to wait.
 */
export type Verdict = {
  mayEnter: boolean
  addressWaits: boolean
  accountWaits: boolean
  begins: boolean
  retryAfterS: number
}

/** An account of the context's site, whether it exists or not. */
export const memberAccount = (ctx: Ctx, memId: string): Guarded => ({
  siteId: ctx.siteId,
  name: `account:${memId.trim().toLowerCase()}`,
})
/** Staff log in at no site, and their failures are counted there, whichever site a manager has chosen. */
export const staffAccount = (loginId: string): Guarded => ({
  siteId: 0,
  name: `account:staff:${loginId.trim().toLowerCase()}`,
})

/**
 * Counts a try of an account from an address, persisted and before it is judged; `account` undefined: of the address alone. From places that nobody
 * logged in from before, all share one count; a known network or device has its own, so that strangers cannot make it wait.
 */
export const countLogin = (ctx: Ctx, account: Guarded | undefined, deviceKey = ''): Promise<Verdict> =>
  ctx.inOwnTransaction(async (own) => {
    const place = account && (await findPlace(own, account, placesOf(own, deviceKey)))
    // Always the address first, so that two tries cannot wait for each other.
    const limit = { ...addressLimit, failures: addressLimit.failures * ctx.config.RATE_LIMIT_SCALE }
    const address = await countTry(own, addressOf(own, account), limit)
    if (address.begins) own.securityEvent('address-waits')
    const addressWaits = address.isWaiting
    const verdict = {
      addressWaits,
      accountWaits: false,
      begins: false,
      retryAfterS: secondsTo(ctx, address.waitsUntil),
    }
    if (account === undefined) return { ...verdict, mayEnter: !addressWaits }
    if (place === undefined && addressWaits) return { ...verdict, mayEnter: false }
    const counted =
      place === undefined
        ? await countTry(own, account, accountLimit)
        : await countTryAt(own, account, place, accountLimit)
    const strangersWait = place === undefined ? undefined : await waitsUntil(own, account)
    return {
      ...verdict,
      mayEnter: !counted.isWaiting,
      accountWaits: counted.isWaiting || strangersWait !== undefined,
      begins: counted.begins,
      retryAfterS: Math.max(verdict.retryAfterS, secondsTo(ctx, counted.waitsUntil), secondsTo(ctx, strangersWait)),
    }
  })

/**
 * The try was right: its place begins anew and is known from now on. Failures of strangers are forgotten only when it came from a strange place. In the
 * caller's transaction.
 */
export const forgiveLogin = async (ctx: Ctx, account: Guarded, deviceKey = ''): Promise<void> => {
  const places = placesOf(ctx, deviceKey)
  const wasKnown = (await findPlace(ctx, account, places)) !== undefined
  await forgiveTry(ctx, addressOf(ctx, account))
  if (!wasKnown) await clearTries(ctx, account)
  await rememberPlaces(ctx, account, places)
}

/** The try was neither right nor a guess: it alone is counted no more. */
export const uncountLogin = async (ctx: Ctx, account: Guarded, deviceKey = ''): Promise<void> => {
  const place = await findPlace(ctx, account, placesOf(ctx, deviceKey))
  await forgiveTry(ctx, addressOf(ctx, account))
  await (place === undefined ? forgiveTry(ctx, account) : forgiveTryAt(ctx, account, place))
}

const secondsTo = ({ now }: Ctx, until: Date | undefined): number =>
  until === undefined ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1_000)

const addressOf = ({ ip, siteId }: Ctx, account: Guarded | undefined): Guarded => ({
  siteId: account?.siteId ?? siteId,
  name: `address:${networkOf(ip)}`,
})
const placesOf = ({ ip }: Ctx, deviceKey: string): string[] => [
  ...(deviceKey === '' ? [] : [`device:${deviceKey}`]),
  `address:${networkOf(ip)}`,
]
