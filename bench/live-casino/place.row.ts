import { join } from 'node:path'
import { createPool } from '@maru/postgres'
import { addGames, addPlayer } from '../../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { vendorKeyFiles } from '../../apps/server/src/modules/games/vendors/vendor-keys.ts'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { inProduct } from '../http.setting.ts'
import { oursHolds, oursOf } from '../ledger.sides.ts'
import { type Compared, compareFigures, type FigureSide } from '../slices.ts'
import { mixShoes } from './mix-shoes.ts'
import { openBettors } from './place-bets.ts'
import { openSeats } from './seats.ts'
import { startStudio } from './studio.ts'
import { addTableGames } from './table-game.ts'
import { untilBetting } from './until-betting.ts'
import type { WalletBetsAnswer, WalletBetsQuestion } from './wallet-bets.ts'

/** Betting is open for 25 seconds there. */
const TABLE = 'hc-pavilion-baccarat'
/** A player has as many changes of a round as people have, and no more. */
const PLAYERS = 1_024
const CASH = 1_000_000_000
const STAKE = 100_000
const WALLET = '/vendor/v1/studio'

/** Bets at one live table, each by a page's call, through the leader of the table and the wallet; beside it bets of the same players by the studio's client at the wallet alone. */
export const liveCasinoPlace = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async ({ product, players: some, connections }) => {
    const keysDir = product.config.VENDOR_KEYS_DIR
    await addTableGames(product, [TABLE])
    const players = [...some]
    while (players.length < PLAYERS) players.push(await addPlayer(product as never, CASH))
    const studio = await startStudio(ground, { walletPort: product.port, keysDir })
    const wallet: Child<WalletBetsQuestion, WalletBetsAnswer> = await startChild(
      join(import.meta.dirname, 'wallet-bets.ts'),
    )
    const pool = createPool(studio.databaseUrl, { work: 'unbounded', max: 1, name: 'bench place' })
    let stopMixing = (): void => {}
    try {
      const seats = await openSeats(studio, TABLE, players)
      const [mixer] = seats
      if (!mixer) throw new Error('nobody mixes the shoe')
      stopMixing = await mixShoes(studio.port, TABLE, mixer)
      const walletUrl = `http://127.0.0.1:${product.port}${WALLET}`
      const keyFile = vendorKeyFiles(keysDir, 'studio').vendorPrivate
      await wallet.ask({
        what: 'open',
        walletUrl,
        keyFile,
        players,
        atOnce: connections.length,
        gameCode: TABLE,
        stake: STAKE,
      })
      const bettors = openBettors(studio, TABLE, seats, { stake: STAKE, connections: connections.length })
      await bettors.come()
      const { sliceMs: ms } = ground.size
      const round = () => untilBetting(pool, TABLE, ms)
      return await compareFigures(ground, studio.tablesPid, ground.size, {
        ours: betsSide(ground, round, (number) => bettors.bet(number, ms)),
        beside: betsSide(ground, round, () => wallet.ask({ what: 'bet', ms })),
      })
    } finally {
      stopMixing()
      await Promise.all([studio.stop(), wallet.stop(), pool.end()])
      await addGames(product)
    }
  })

/** Each bet that was taken has to be in the ledger, and none twice. */
const betsSide = (
  ground: Ground,
  untilOpen: () => Promise<number>,
  bet: (round: number) => Promise<WalletBetsAnswer>,
): FigureSide => {
  const holds = oursHolds(oursOf(ground))
  let round = 0
  return {
    prepare: async () => {
      round = await untilOpen()
      await holds.begin()
    },
    run: async () => {
      const { bets, seconds } = await bet(round)
      await holds.check(bets)
      return { figure: bets / seconds, operations: bets }
    },
  }
}
