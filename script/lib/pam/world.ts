import { toWireAmount } from '@maru/vendor-wallet'
import { plainName } from '../../../apps/server/src/modules/games/vendors/valkyrie.ts'

/** What the stand-in for an operator's test system has in it: the names and keys that the tests of Valkyrie come with. */
export const PAM_KEY = 'pam-api-token'
export const EVOLUTION_KEY = 'evo-api-key'
export const RECON_TOKEN = 'RECON_TOKEN_LONGER_THAN_32_CHARACTERS'
/** The sites of players, by what they are played in. */
export const EURO_SITE = 2
export const DOLLAR_SITE = 3
export const PLAYERS = ['5000001', '5000002']
/** In whole units of a player's currency. */
export const FIRST_CASH = 1_000
/** Of every session of Red Tiger. */
export const FIRST_PROMO = 1_000

const GAMES = ['someLiveGame', 'SomeSlotGame', 'vctlz20yfnmp1ylr', '100', '1001', 'DragonsLuck']
const PROVIDERS = { evolution: 'Evolution', redtiger: 'Red Tiger', caleta: 'Caleta' }

const listing = (game_code: string, seed: number) => ({
  game_code,
  name: game_code,
  names: { ko: game_code, en: game_code, vn: game_code },
  category: 'live-casino',
  product: 'test',
  return_bp: 9_500,
  art: { motif: 'moon', seed },
  limits: { min: toWireAmount(1), max: toWireAmount(1_000_000) },
  platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
  enabled: true,
})

/** For `VALKYRIE_FILE`. No launch is made: tests open their sessions by the back door. */
export const valkyrieSettings = () => ({
  url: 'http://127.0.0.1:9',
  operatorKey: 'no-operator-api-here',
  pamKey: PAM_KEY,
  providers: Object.entries(PROVIDERS).map(([code, provider]) => ({
    code,
    provider,
    name: provider,
    path: code,
    playsBeside: true,
    reconToken: RECON_TOKEN,
    groups: { 'live-casino': 'casino' },
    games: GAMES.map(listing),
  })),
})

/** Our code of each provider by its plain name. */
export const codesByName = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(PROVIDERS).map(([code, provider]) => [plainName(provider), code]))
