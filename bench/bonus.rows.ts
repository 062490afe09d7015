import type { BonusTerms } from '@maru/contract'
import {
  addPlayer,
  grantBonus,
  type TestPlayer,
} from '../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { ensureLastingBonus } from '../apps/server/src/modules/promotions/lasting-bonus.fixture.ts'
import { type Ground, tidy } from './ground.ts'
import { inProduct, reopen, type Setting } from './http.setting.ts'
import { type Compared, compare, slice } from './slices.ts'
import { createVendor } from './vendor.ts'
import { walletSide } from './wallet.rows.ts'

const CASH = 1_000_000_000
const BONUS = 10_000
/** Every settled stake adds to the progress. */
const weights: BonusTerms['weights'] = { slot: 100 }

/** Bets and wins of members whose bonus counts each of them, beside the same of members without a bonus. */
export const promotionsWallet = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const vendor = createVendor(setting.product)
    const players = await holders(setting)
    await reopen(setting)
    const ours = walletSide(ground, { ...setting, players }, vendor)
    // Else the plans of their first wagers are those of empty tables.
    await slice(ground, ours, ground.size.warmUpMs, setting.product.pid)
    await tidy(ground)
    return compare(ground, ours, walletSide(ground, setting, vendor), setting.product.pid, ground.size.short)
  })

const holders = async ({ product, connections }: Setting): Promise<TestPlayer[]> => {
  const players: TestPlayer[] = []
  for (const _ of connections) {
    const player = await addPlayer(product as never, CASH)
    await product.system((ctx) => ensureLastingBonus(ctx, player.memberId, weights))
    await grantBonus(product, player, BONUS)
    players.push(player)
  }
  return players
}
