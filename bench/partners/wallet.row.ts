import { addPlayer, type TestPlayer } from '../../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { addBranch, flat, setRates } from '../../apps/server/src/modules/partner/partner.fixture.ts'
import { placeAdmitted } from '../../apps/server/src/modules/partner/tree/admit.observer.ts'
import { type Ground, tidy } from '../ground.ts'
import { inProduct, reopen, type Setting } from '../http.setting.ts'
import { type Compared, compare, slice } from '../slices.ts'
import { createVendor } from '../vendor.ts'
import { walletSide } from '../wallet.rows.ts'

const CASH = 1_000_000_000
const RATES = [160, 150, 130, 120, 100]

/** Bets and wins of members below a store with four tiers above it, beside the same of members with nobody above them. */
export const partnersWallet = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const vendor = createVendor(setting.product)
    const players = await playersBelow(setting)
    await reopen(setting)
    const ours = walletSide(ground, { ...setting, players }, vendor)
    // Else the plans of their first wagers are those of empty tables.
    await slice(ground, ours, ground.size.warmUpMs, setting.product.pid)
    await tidy(ground)
    const compared = await compare(
      ground,
      ours,
      walletSide(ground, setting, vendor),
      setting.product.pid,
      ground.size.more,
    )
    await assertChained(ground, players)
    return compared
  })

const playersBelow = async ({ product, connections }: Setting): Promise<TestPlayer[]> => {
  const branch = await addBranch(product as never)
  for (const [i, partnerId] of branch.entries()) await setRates(product as never, partnerId, flat(RATES[i] ?? 0))
  const players: TestPlayer[] = []
  for (const _ of connections) {
    const player = await addPlayer(product as never, CASH)
    const admitted = { memberId: player.memberId, tier: 'NORMAL' as const, recommenderMemberId: branch[4] ?? null }
    await product.system(async (ctx) => placeAdmitted.admitted?.(ctx, admitted))
    players.push(player)
  }
  return players
}

/** Every wager of theirs names a chain of five levels. */
const assertChained = async ({ ours }: Ground, players: readonly TestPlayer[]): Promise<void> => {
  const { rows } = await ours.query<{ wagers: number; chained: number }>(
    `SELECT count(*)::int AS wagers, count(*) FILTER (WHERE (SELECT count(*) FROM partner.chain_level l WHERE l.site_id = w.site_id AND l.chain_id = w.rate_chain_id) = 5)::int AS chained
     FROM (SELECT site_id, rate_chain_id FROM wagers.wager WHERE member_id = ANY ($1::bigint[]) LIMIT 10000) w`,
    [players.map(({ memberId }) => memberId)],
  )
  const [found] = rows
  if (!found || found.wagers === 0 || found.wagers !== found.chained)
    throw new Error(`${found?.chained} of ${found?.wagers} wagers name a chain`)
}
