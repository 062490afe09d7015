import type { Chain } from '@maru/coin-chain'
import type { Ctx, Who } from '../../../platform/context.ts'
import type { About, Services } from '../../../platform/services.ts'
import type { HotWallet } from './hot-wallet.ts'

export class Crash extends Error {}

/** Does a part of a transaction where each statement may be the last, which is then never done. */
export const dyingWithin = async <C extends Ctx, T>(
  dies: () => boolean,
  ctx: C,
  act: (ctx: C) => Promise<T>,
): Promise<T> => {
  const { client } = ctx.db
  const query = client.query
  const send = query.bind(client) as (...sent: unknown[]) => Promise<unknown>
  Object.assign(client, { query: (...sent: unknown[]) => (dies() ? Promise.reject(new Crash()) : send(...sent)) })
  try {
    return await act(ctx)
  } finally {
    Object.assign(client, { query })
  }
}

/** A sender that dies at its step number `at`: a statement, which is then never done, or a call of the chain, `after` or before the chain has done it. */
export const dyingAt = (services: Services, wallet: HotWallet, at: number, isAfter: boolean) => {
  let steps = 0
  const dies = (): boolean => ++steps >= at
  const dying: Services = {
    ...services,
    inContext: <W extends Who, T>(about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>) =>
      services.inContext(about, (ctx) => dyingWithin(dies, ctx, fn)),
  }
  const chain = Object.fromEntries(
    Object.entries(wallet.chain).map(([name, call]) => [
      name,
      typeof call !== 'function'
        ? call
        : async (...asked: unknown[]) => {
            const isLast = dies()
            if (isLast && !isAfter) throw new Crash()
            const answer = await (call as (...asked: unknown[]) => Promise<unknown>)(...asked)
            if (isLast) throw new Crash()
            return answer
          },
    ]),
  ) as unknown as Chain
  return { services: dying, wallet: { ...wallet, chain }, isOver: () => steps >= at }
}
