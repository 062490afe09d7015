import { type TableTile, toWireAmount } from '@maru/vendor-wallet'
import { listing } from '../games.fixture.ts'

/** Games of which a fake vendor has live tables. */
export const TABLE_GAMES = [
  listing('moon', { category: 'live-casino' }),
  listing('wheel', { category: 'live-casino' }),
  listing('koi'),
]

export const limits = (min: number, max: number) => ({ min: toWireAmount(min), max: toWireAmount(max) })

export const tileOf = (game_code: string, changes: Partial<TableTile> = {}): TableTile => ({
  game_code,
  game: 'baccarat',
  pace: 'normal',
  room: 'pine',
  dealer: 0,
  state: 'open',
  phase: 'betting',
  round: 7,
  started_at: 1_000_000,
  ends_at: 1_015_000,
  heads: 3,
  stakes: { players: 0, staked: 0 },
  seats: null,
  limits: limits(10_000, 5_000_000),
  has_video: false,
  last: { round: 6, result: 'banker 3:7', cards: [9, 21, 15, 40, 2] },
  shoe: 1,
  results: ['tie 8:8', 'banker 3:7'],
  ...changes,
})
