import type { Ctx } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { countTry, forgetTries, forgiveTry } from './guard.repository.ts'
import { accountLimit, addressLimit } from './guard.rules.ts'

export type Verdict = { accountWaits: boolean; addressWaits: boolean }

/**
 * Counts a try of an account from an address, for good and before it is judged; `account` undefined: of the address alone. The keys
 * are counted whether such an account exists or not, so waiting tells nothing about it.
 */
export const countLogin = (ctx: Ctx, account: string | undefined): Promise<Verdict> =>
  ctx.apart(async (own) => {
    // Always the address first, so that two tries cannot wait for each other.
    const limit = { ...addressLimit, failures: addressLimit.failures * ctx.config.RATE_LIMIT_SCALE }
    const address = await countTry(own, addressKey(ctx), limit)
    if (address.isWaiting || account === undefined) return { accountWaits: false, addressWaits: address.isWaiting }
    const counted = await countTry(own, accountKey(account), accountLimit)
    return { accountWaits: counted.isWaiting, addressWaits: false }
  })

/** The try was right: the account begins anew. */
export const forgiveLogin = (ctx: Ctx, account: string): Promise<void> =>
  ctx.apart(async (own) => {
    await forgiveTry(own, addressKey(ctx))
    await forgetTries(own, accountKey(account))
  })

const addressKey = ({ ip }: Ctx): string => `address:${networkOf(ip)}`
const accountKey = (account: string): string => `account:${account.trim().toLowerCase()}`
