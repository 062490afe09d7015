import type { Services } from '../../../platform/services.ts'
import type { NewLeg } from '../leg.rules.ts'
import type { RoundRef } from '../settle-round.repository.ts'
import type { WagerWriter } from '../writer/writer.service.ts'
import type { Slip } from './own.rules.ts'
import { createOwnProduct, type OwnProduct } from './own-product.service.ts'

export const roundOf = (round: string): RoundRef => ({
  siteId: 1,
  product: 'mini-game',
  vendorCode: 'maru',
  gameCode: 'dice',
  round,
})

/** The smallest product of the server: dice, whose rounds take no bets once they are closed. */
export const createDice = (
  services: Services,
  closed: ReadonlySet<string>,
  writer?: WagerWriter,
): OwnProduct<'round-closed'> =>
  createOwnProduct(
    services,
    {
      name: 'dice',
      load: async (_, asked) =>
        asked.map(({ operation }) => ({ isClosed: operation.verb === 'place' && closed.has(operation.round) })),
      refusal: (_ctx, _asked, { isClosed }) => (isClosed ? 'round-closed' : undefined),
    },
    writer,
  )

type Sharing = { name: string; locks?: readonly number[]; calls?: string[]; tight?: ReadonlySet<string> }

/** One that keeps rows which all of its bets change: advisory locks stand for them. Says in `calls` what it was asked; those in `tight` must hold their rows first. */
export const createShared = (
  services: Services,
  { name, locks = [], calls = [], tight = new Set() }: Sharing,
  writer: WagerWriter,
): OwnProduct<never> =>
  createOwnProduct<undefined, never>(
    services,
    {
      name,
      load: async (_, asked) => asked.map(() => undefined),
      mustHold: () => tight.has(name),
      hold: async () => calls.push(`hold ${name}`),
      refusal: () => void calls.push(`decide ${name}`),
      write: (ctx) => {
        calls.push(`write ${name}`)
        return ctx.db.query('SELECT pg_advisory_xact_lock(2, n) FROM unnest($1::int[]) AS n', [locks])
      },
    },
    writer,
  )

export const leg = (outcome: string, price = 1_950): NewLeg => ({
  event: 'dice',
  market: 'number',
  outcome,
  price,
  words: { ko: `${outcome} 선택`, en: `Pick ${outcome}`, vn: `Chọn ${outcome}` },
})

export const slipOn = (round: string, changes: Partial<Slip> = {}): Slip => {
  const { product, vendorCode, gameCode } = roundOf(round)
  return {
    slipId: 'slip-1',
    product,
    vendorCode,
    gameCode,
    round,
    selection: 'six',
    stake: 1_000,
    terms: { price: 1_950, rulesVersion: 'dice-1' },
    legs: [leg('6')],
    ...changes,
  }
}
