import type { LiveTable } from '@maru/contract'
import type { Table } from './table.ts'

export const startedAt = Date.parse('2026-11-25T12:00:00Z')
const at = (seconds: number): string => new Date(startedAt + seconds * 1_000).toISOString()

type TableAsked = Partial<Omit<LiveTable, 'minimumStake' | 'maximumStake'>> & {
  minimumStake?: number
  maximumStake?: number
}

/** A table that takes bets for 15 seconds. */
export const tableWith = (table: TableAsked = {}, game: Partial<Table['game']> = {}): Table => ({
  game: {
    vendorKey: 'studio',
    vendorName: '달빛 스튜디오',
    gameKey: table.gameKey ?? 'moon-1',
    gameType: 'casino',
    name: '달빛 바카라 1',
    names: { ko: '달빛 바카라 1', en: 'Moonlit Baccarat 1', vn: 'Baccarat Ánh trăng 1' },
    image: '/art/studio/moon-1.svg',
    category: 'live-casino',
    returnBp: 9_800,
    minimumStake: null,
    maximumStake: null,
    isOn: true,
    isNew: false,
    keepsPurse: false,
    popularity: 0,
    ...game,
  } as Table['game'],
  table: {
    vendorKey: 'studio',
    gameKey: 'moon-1',
    version: 1,
    game: 'baccarat',
    pace: 'normal',
    room: 'pine',
    dealer: 0,
    dealerName: null,
    hasVideo: false,
    state: 'open',
    phase: 'betting',
    round: 7,
    startedAt: at(0),
    endsAt: at(15),
    heads: 3,
    seats: null,
    minimumStake: 10_000,
    maximumStake: 5_000_000,
    last: null,
    shoe: 1,
    results: [],
    ...table,
  } as LiveTable,
})
