import type { GameCategory } from '@maru/vendor-wallet'
import { baccaratReturns } from './games/baccarat/baccarat-return.ts'
import { type BaccaratCode, LIMITS, PLACES } from './games/baccarat/places.ts'
import { bambooRain } from './games/slot/games/bamboo-rain.ts'
import { lanternNight } from './games/slot/games/lantern-night.ts'
import { moonlitKoi } from './games/slot/games/moonlit-koi.ts'
import { thunderDrum } from './games/slot/games/thunder-drum.ts'
import type { SlotConfig } from './games/slot/slot-config.ts'
import { slotReturn } from './games/slot/slot-return.ts'
import { categoryOf, LIVE_TABLES, type LiveTable } from './tables/table-list.ts'
import { bestReturn, leastOfTable, mostOfPlayer } from './tables/table-places.ts'

interface Listed {
  readonly code: string
  readonly names: { readonly ko: string; readonly en: string; readonly vn: string }
  readonly category: GameCategory
  readonly art: { readonly motif: string; readonly seed: number }
  /** Share of the stake; of a table game, that of its best main bet. */
  readonly theoreticalReturn: number
  /** Won per bet: of a table, from its smallest stake to all that a player may have on it. */
  readonly limits: { readonly min: number; readonly max: number }
}

export interface SlotGame extends Listed {
  readonly kind: 'slot'
  readonly config: SlotConfig
}

export interface BaccaratGame extends Listed {
  readonly kind: 'baccarat'
  readonly code: BaccaratCode
}

/** A live table: everybody plays the same round. */
export interface TableGame extends Listed {
  readonly kind: 'table'
  readonly table: LiveTable
}

/** Games that one player plays alone. */
export type SoloGame = SlotGame | BaccaratGame
export type StudioGame = SoloGame | TableGame

/** Every game of the studio, in the order of the lobby. */
export const GAMES: readonly StudioGame[] = [
  slot(moonlitKoi, { ko: '달빛 잉어', en: 'Moonlit Koi', vn: 'Cá chép ánh trăng' }, { motif: 'koi', seed: 11 }),
  slot(lanternNight, { ko: '등불 밤', en: 'Lantern Night', vn: 'Đêm đèn lồng' }, { motif: 'lantern', seed: 23 }),
  slot(bambooRain, { ko: '대숲의 비', en: 'Bamboo Rain', vn: 'Mưa rừng tre' }, { motif: 'bamboo', seed: 37 }),
  slot(thunderDrum, { ko: '천둥 북', en: 'Thunder Drum', vn: 'Trống sấm' }, { motif: 'drum', seed: 41 }),
  baccarat(
    'baccarat',
    { ko: '달빛 바카라', en: 'Moonlit Baccarat', vn: 'Baccarat ánh trăng' },
    { motif: 'cards', seed: 5 },
  ),
  baccarat(
    'baccarat-no-commission',
    { ko: '노커미션 바카라', en: 'No Commission Baccarat', vn: 'Baccarat không hoa hồng' },
    { motif: 'fan', seed: 8 },
  ),
  ...LIVE_TABLES.map(liveTable),
]

const byCode = new Map(GAMES.map((game) => [game.code, game]))

export function gameByCode(code: string): StudioGame | undefined {
  return byCode.get(code)
}

/** Basis points, rounded down: the page never promises more than the game returns. */
export function returnBasisPoints(theoreticalReturn: number): number {
  return Math.floor(theoreticalReturn * 10_000)
}

function slot(config: SlotConfig, names: Listed['names'], art: Listed['art']): SlotGame {
  const limits = { min: config.stakes[0] ?? 0, max: config.stakes.at(-1) ?? 0 }
  const theoreticalReturn = slotReturn(config).total
  return { kind: 'slot', code: config.code, config, names, art, category: 'slot', theoreticalReturn, limits }
}

function baccarat(code: BaccaratCode, names: Listed['names'], art: Listed['art']): BaccaratGame {
  const { player, banker } = baccaratReturns(code)
  const theoreticalReturn = Math.max(player, banker)
  const limits = { min: LIMITS.banker.min, max: PLACES.reduce((sum, place) => sum + LIMITS[place].max, 0) }
  return { kind: 'baccarat', code, names, art, category: 'live-casino', theoreticalReturn, limits }
}

function liveTable(table: LiveTable): TableGame {
  const { code, names, art } = table
  const limits = { min: leastOfTable(table), max: mostOfPlayer(table) }
  const theoreticalReturn = bestReturn(table)
  return { kind: 'table', code, table, names, art, category: categoryOf(table), theoreticalReturn, limits }
}
