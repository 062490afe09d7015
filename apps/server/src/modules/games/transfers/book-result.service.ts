import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { lockPurses, memberPurse, post, vendorAccount } from '../../ledger/index.ts'
import { placeWager } from '../../wagers/index.ts'
import { findGame } from '../catalogue.repository.ts'
import { resultOf } from './transfer.rules.ts'
import { addToPurse, type VendorPurse } from './vendor-purse.repository.ts'

/**
 * Books what was won or lost at the vendor since we knew last, as a wager that is settled as it is placed: what was lost is its stake, what was won its payout. `there`: what the vendor has.
 * `round`: unique, and what the member reads.
 */
export const bookResult = async (ctx: Ctx, purse: VendorPurse, there: number, round: string): Promise<void> => {
  const result = resultOf(purse.amount, there)
  if (!result) return
  const { memberId, vendorCode, gameCode, currency } = purse
  const cash = (await lockPurses(ctx, [memberId])).get(memberId)?.cash ?? 0
  const [inGame, vendor] = [memberPurse(memberId, 'in-game'), vendorAccount(vendorCode)]
  const about = { currency, reference: `vendor-purse:${round}`, key: `vendor-purse:${round}:result` }
  const { transferId } =
    'lost' in result
      ? await post(ctx, {
          ...about,
          kind: 'wager-placed',
          from: inGame,
          to: vendor,
          amount: moneyOf(currency, result.lost),
        })
      : await post(ctx, {
          ...about,
          kind: 'wager-paid',
          from: vendor,
          to: inGame,
          amount: moneyOf(currency, result.won),
        })
  await placeWager(ctx, {
    memberId,
    product: (await findGame(ctx, vendorCode, gameCode))?.product ?? 'slot',
    vendorCode,
    gameCode,
    round,
    selection: null,
    currency,
    stake: 'lost' in result ? result.lost : 0,
    payout: 'won' in result ? result.won : 0,
    endsRound: true,
    balanceAfter: cash,
    transferId: String(transferId),
  })
  await addToPurse(ctx, memberId, vendorCode, there - purse.amount)
}
