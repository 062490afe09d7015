import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toWireAmount } from '@maru/vendor-wallet'
import { GAME, STAKES } from '../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'

/** The vendor whose bets and wins move bonus money: one of `VALKYRIE_FILE`. It is only ever asked by the bench, and asks nobody. */
export const PROMO_CODE = 'promo'
export const PROMO_PROVIDER = 'Promo'
export const PAM_KEY = 'a-key-of-the-bench-for-promo-money'

const game = {
  game_code: GAME,
  name: GAME,
  names: { ko: GAME, en: GAME, vn: GAME },
  category: 'slot',
  product: 'bench',
  return_bp: 9_600,
  art: { motif: 'koi', seed: 3 },
  limits: { min: toWireAmount(STAKES.min), max: toWireAmount(STAKES.max) },
  platforms: ['GPL_DESKTOP'],
  enabled: true,
}

export const writePromoVendor = (dataDir: string): string => {
  const path = join(dataDir, 'valkyrie.json')
  const provider = { code: PROMO_CODE, provider: PROMO_PROVIDER, name: PROMO_PROVIDER, path: PROMO_CODE }
  writeFileSync(
    path,
    JSON.stringify({
      url: 'http://127.0.0.1:9',
      operatorKey: 'no-operator-api-here',
      pamKey: PAM_KEY,
      providers: [{ ...provider, groups: { slot: 'slot' }, games: [game], playsBeside: true }],
    }),
  )
  return path
}
