import type { LiveGame, Pace } from '@maru/live-games'
import type { GameCategory } from '@maru/vendor-wallet'

/** A live table as the studio offers it. Sums are won. */
export interface LiveTable {
  readonly code: string
  readonly names: { readonly ko: string; readonly en: string; readonly vn: string }
  readonly game: LiveGame
  readonly pace: Pace
  readonly room: string
  readonly isHotel: boolean
  /** Of a main place. */
  readonly least: number
  readonly most: number
  readonly art: { readonly motif: string; readonly seed: number }
}

const names = (ko: string, en: string, vn: string): LiveTable['names'] => ({ ko, en, vn })

/** Every live table, in the order of the lobby. */
export const LIVE_TABLES: readonly LiveTable[] = [
  {
    code: 'moonlit-baccarat-1',
    names: names('달빛 바카라 1', 'Moonlit Baccarat 1', 'Baccarat Ánh trăng 1'),
    game: 'baccarat',
    pace: 'normal',
    room: 'pine',
    isHotel: false,
    least: 10_000,
    most: 5_000_000,
    art: { motif: 'cards', seed: 61 },
  },
  {
    code: 'speed-baccarat-7',
    names: names('스피드 바카라 7', 'Speed Baccarat 7', 'Baccarat Tốc độ 7'),
    game: 'baccarat',
    pace: 'speed',
    room: 'wave',
    isHotel: false,
    least: 5_000,
    most: 3_000_000,
    art: { motif: 'wave', seed: 67 },
  },
  {
    code: 'squeeze-baccarat',
    names: names('스퀴즈 바카라', 'Squeeze Baccarat', 'Baccarat Nặn bài'),
    game: 'baccarat',
    pace: 'squeeze',
    room: 'plum',
    isHotel: false,
    least: 50_000,
    most: 10_000_000,
    art: { motif: 'fan', seed: 71 },
  },
  {
    code: 'no-commission-1',
    names: names('노커미션 바카라 1', 'No Commission Baccarat 1', 'Baccarat Không hoa hồng 1'),
    game: 'baccarat-no-commission',
    pace: 'normal',
    room: 'crane',
    isHotel: false,
    least: 10_000,
    most: 5_000_000,
    art: { motif: 'phoenix', seed: 73 },
  },
  {
    code: 'dragon-tiger-1',
    names: names('드래곤 타이거 1', 'Dragon Tiger 1', 'Rồng Hổ 1'),
    game: 'dragon-tiger',
    pace: 'normal',
    room: 'bamboo',
    isHotel: false,
    least: 10_000,
    most: 3_000_000,
    art: { motif: 'tiger', seed: 79 },
  },
  {
    code: 'moonlit-roulette',
    names: names('달빛 룰렛', 'Moonlit Roulette', 'Roulette Ánh trăng'),
    game: 'roulette',
    pace: 'normal',
    room: 'lotus',
    isHotel: false,
    least: 1_000,
    most: 2_000_000,
    art: { motif: 'wheel', seed: 83 },
  },
  {
    code: 'halo-roulette',
    names: names('달무리 룰렛', 'Halo Roulette', 'Roulette Quầng trăng'),
    game: 'multiplier-roulette',
    pace: 'normal',
    room: 'moon',
    isHotel: false,
    least: 1_000,
    most: 2_000_000,
    art: { motif: 'moon', seed: 89 },
  },
  {
    code: 'sic-bo-1',
    names: names('식보 1', 'Sic Bo 1', 'Tài Xỉu 1'),
    game: 'sic-bo',
    pace: 'normal',
    room: 'ridge',
    isHotel: false,
    least: 1_000,
    most: 1_000_000,
    art: { motif: 'crystal', seed: 97 },
  },
  {
    code: 'blackjack-lounge-2',
    names: names('블랙잭 라운지 2', 'Blackjack Lounge 2', 'Blackjack Lounge 2'),
    game: 'blackjack',
    pace: 'normal',
    room: 'grove',
    isHotel: false,
    least: 20_000,
    most: 5_000_000,
    art: { motif: 'chips', seed: 101 },
  },
  {
    code: 'andar-bahar-1',
    names: names('안다르 바하르 1', 'Andar Bahar 1', 'Andar Bahar 1'),
    game: 'andar-bahar',
    pace: 'normal',
    room: 'lamp',
    isHotel: false,
    least: 1_000,
    most: 1_000_000,
    art: { motif: 'lantern', seed: 103 },
  },
  {
    code: 'hc-pavilion-baccarat',
    names: names('파빌리온 바카라', 'Pavilion Baccarat', 'Baccarat Thủy đình'),
    game: 'baccarat',
    pace: 'hotel',
    room: 'pavilion',
    isHotel: true,
    least: 100_000,
    most: 20_000_000,
    art: { motif: 'lotus', seed: 107 },
  },
  {
    code: 'hc-garden-baccarat',
    names: names('가든 바카라', 'Garden Baccarat', 'Baccarat Hoa viên'),
    game: 'baccarat-no-commission',
    pace: 'hotel',
    room: 'garden',
    isHotel: true,
    least: 100_000,
    most: 20_000_000,
    art: { motif: 'bamboo', seed: 109 },
  },
  {
    code: 'hc-dragon-tiger',
    names: names('테라스 드래곤 타이거', 'Terrace Dragon Tiger', 'Rồng Hổ Sân thượng'),
    game: 'dragon-tiger',
    pace: 'hotel',
    room: 'terrace',
    isHotel: true,
    least: 50_000,
    most: 10_000_000,
    art: { motif: 'volcano', seed: 113 },
  },
  {
    code: 'hc-grand-roulette',
    names: names('그랜드 룰렛', 'Grand Roulette', 'Roulette Đại sảnh'),
    game: 'roulette',
    pace: 'hotel',
    room: 'hall',
    isHotel: true,
    least: 10_000,
    most: 10_000_000,
    art: { motif: 'orbit', seed: 127 },
  },
  {
    code: 'hc-salon-blackjack',
    names: names('살롱 블랙잭', 'Salon Blackjack', 'Blackjack Salon'),
    game: 'blackjack',
    pace: 'hotel',
    room: 'salon',
    isHotel: true,
    least: 100_000,
    most: 20_000_000,
    art: { motif: 'bells', seed: 131 },
  },
]

export const categoryOf = ({ isHotel }: LiveTable): GameCategory => (isHotel ? 'hotel-live-casino' : 'live-casino')

const byCode = new Map(LIVE_TABLES.map((table) => [table.code, table]))

export const tableByCode = (code: string): LiveTable | undefined => byCode.get(code)
