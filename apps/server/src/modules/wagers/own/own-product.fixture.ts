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
