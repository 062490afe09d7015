import { GAME, STAKES, VENDOR } from '../../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { saveGames } from '../../apps/server/src/modules/games/catalogue.repository.ts'
import type { Product } from '../product.ts'

const MOST = 1_000_000_000

/** A table among the games of the platform, beside the one that the bench's players have opened. */
export const addTableGames = (product: Pick<Product, 'system'>, codes: readonly string[]): Promise<unknown> =>
  product.system((ctx) =>
    saveGames(
      ctx,
      VENDOR,
      [GAME, ...codes].map((gameCode, ord) => ({
        gameCode,
        product: gameCode === GAME ? 'slot' : 'casino',
        names: { ko: gameCode, en: gameCode, vn: gameCode },
        category: gameCode === GAME ? 'slot' : 'live-casino',
        returnBp: 9_600,
        minimumStake: STAKES.min,
        maximumStake: MOST,
        artMotif: 'koi',
        artSeed: 11,
        platforms: ['GPL_DESKTOP'],
        isListed: true,
        ord,
      })),
    ),
  )
