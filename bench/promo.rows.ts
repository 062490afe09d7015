import { randomUUID } from 'node:crypto'
import {
  addGames,
  addPlayer,
  GAME,
  grantBonus,
  type TestPlayer,
} from '../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { ensureLastingBonus } from '../apps/server/src/modules/promotions/lasting-bonus.fixture.ts'
import { type Connection, requestOf } from './connection.ts'
import { type Ground, tidy } from './ground.ts'
import { inProduct, reopen, type Setting } from './http.setting.ts'
import { oursHolds, oursOf } from './ledger.sides.ts'
import { PAM_KEY, PROMO_CODE, PROMO_PROVIDER } from './promo.vendor.ts'
import { type Compared, compare, type Side, slice } from './slices.ts'
import { createVendor } from './vendor.ts'
import { shapelessSide } from './wallet.rows.ts'

const CASH = 1_000_000_000
/** Of each of the two purses, in won. */
const PART = 500
const PATH = '/vendor/pam/v1'

/** Bets and wins of which half is bonus money, each pair of a round of its own, in the shape of the Valkyrie PAM API. */
export const walletSplit = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const players = await promoted(setting)
    await reopen(setting)
    const ours = splitSide(ground, setting.connections, players)
    // Its plans would be made for a table without one row of this protocol, and read all of them until the next ANALYZE.
    await slice(ground, ours, ground.size.warmUpMs, setting.product.pid)
    await tidy(ground)
    return compare(ground, ours, shapelessSide(setting, createVendor(setting.product)), setting.product.pid)
  })

/** A player with cash, bonus money and a bonus whose terms are in force for each connection. */
const promoted = async ({ product, connections }: Setting): Promise<TestPlayer[]> => {
  await addGames(product, PROMO_CODE)
  const players: TestPlayer[] = []
  for (const _ of connections) {
    const player = await addPlayer(product as never, CASH, { vendorCode: PROMO_CODE })
    await product.system((ctx) => ensureLastingBonus(ctx, player.memberId))
    await grantBonus(product, player, CASH)
    players.push(player)
  }
  return players
}

const requestsOf = ({ playerId, token }: TestPlayer): [bet: Buffer, win: Buffer] => {
  const round = { providerRoundId: randomUUID(), providerBetRef: randomUUID() }
  const request = (transactionType: string): Buffer =>
    requestOf(
      `${PATH}/players/${playerId}/transactions?provider=${encodeURIComponent(PROMO_PROVIDER)}`,
      { authorization: `Bearer ${PAM_KEY}`, 'x-player-token': token, 'x-correlation-id': 'bench' },
      JSON.stringify({
        currency: 'KRW',
        transactionType,
        cashAmount: PART,
        promoAmount: PART,
        transactionDateTime: new Date().toISOString(),
        providerTransactionId: randomUUID(),
        providerGameId: GAME,
        ...round,
      }),
    )
  return [request('WITHDRAW'), request('DEPOSIT')]
}

const splitSide = (ground: Ground, connections: readonly Connection[], players: readonly TestPlayer[]): Side => {
  const queues = connections.map((): Buffer[] => [])
  const holds = oursHolds(oursOf(ground))
  return {
    name: 'bet and win of cash and bonus money',
    callers: connections.length,
    prepare: holds.begin,
    act: async (n) => {
      const queue = queues[n] as Buffer[]
      if (queue.length === 0) queue.push(...requestsOf(players[n] as TestPlayer))
      const { body } = await (connections[n] as Connection).ask(queue.shift() as Buffer)
      if (!body.includes('"OK"')) throw new Error(`the wallet answered ${body}`)
      return true
    },
    // Each operation is a transfer of either purse.
    check: (operations) => holds.check(operations * 2),
    close: async () => {},
  }
}
