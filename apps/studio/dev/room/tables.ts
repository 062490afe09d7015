import {
  andarBaharPlaces,
  type LiveGame,
  type Pace,
  roulettePlaces,
  sicBoPlaces,
  simulatedGame,
} from '@maru/live-games'
import type { TableSaid } from '../../src/tables/table-shapes.ts'

type Listed = readonly [
  code: string,
  name: string,
  game: LiveGame,
  pace: Pace,
  room: string,
  least: number,
  most: number,
]

const LISTED: readonly Listed[] = [
  ['moonlit-baccarat-1', '달빛 바카라 1', 'baccarat', 'normal', 'pine', 10_000, 5_000_000],
  ['speed-baccarat-7', '스피드 바카라 7', 'baccarat', 'speed', 'wave', 5_000, 3_000_000],
  ['squeeze-baccarat', '스퀴즈 바카라', 'baccarat', 'squeeze', 'plum', 50_000, 10_000_000],
  ['no-commission-1', '노커미션 바카라 1', 'baccarat-no-commission', 'normal', 'crane', 10_000, 5_000_000],
  ['dragon-tiger-1', '드래곤 타이거 1', 'dragon-tiger', 'normal', 'bamboo', 10_000, 3_000_000],
  ['moonlit-roulette', '달빛 룰렛', 'roulette', 'normal', 'lotus', 1_000, 2_000_000],
  ['halo-roulette', '헤일로 룰렛', 'multiplier-roulette', 'normal', 'moon', 1_000, 2_000_000],
  ['sic-bo-1', '식보 1', 'sic-bo', 'normal', 'ridge', 1_000, 1_000_000],
  ['blackjack-lounge-2', '블랙잭 라운지 2', 'blackjack', 'normal', 'grove', 20_000, 5_000_000],
  ['andar-bahar-1', '안다르 바하르 1', 'andar-bahar', 'normal', 'lamp', 1_000, 1_000_000],
  ['hc-pavilion-baccarat', 'HC-파빌리온 바카라', 'baccarat', 'hotel', 'pavilion', 100_000, 20_000_000],
  ['hc-garden-baccarat', 'HC-가든 바카라', 'baccarat-no-commission', 'hotel', 'garden', 100_000, 20_000_000],
  ['hc-dragon-tiger', 'HC-드래곤 타이거', 'dragon-tiger', 'hotel', 'terrace', 50_000, 10_000_000],
  ['hc-grand-roulette', 'HC-그랜드 룰렛', 'roulette', 'hotel', 'hall', 10_000, 10_000_000],
]
const CHIPS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000]
const MAIN = [
  'player',
  'banker',
  'tie',
  'dragon',
  'tiger',
  'andar',
  'bahar',
  'red',
  'black',
  'small',
  'big',
  'seat',
  'behind',
]

/** Of games whose places have kinds; elsewhere each place is one of its own. */
const kinds = new Map([...roulettePlaces, ...sicBoPlaces, ...andarBaharPlaces].map(({ code, kind }) => [code, kind]))

export const codes = LISTED.map(([code]) => code)

/** What a session would say of a table, with limits made up for development. */
export function tableSaid(code: string): TableSaid {
  const listed = LISTED.find((one) => one[0] === code) ?? LISTED[0]
  if (!listed) throw new Error('no tables')
  const [, name, game, pace, room, least, most] = listed
  return {
    kind: 'table',
    code: listed[0],
    name,
    game,
    pace,
    room,
    isHotel: pace === 'hotel',
    unit: 1_000,
    chips: CHIPS.filter((chip) => chip >= least / 10 && chip <= most),
    places: placesOf(game).map(({ code: place, exact }) => ({
      code: place,
      kind: kinds.get(place) ?? (game === 'blackjack' ? place.replace(/-\d$/, '') : place),
      returnBp: Math.floor(exact * 10_000),
      least: MAIN.includes(place.replace(/-\d$/, '')) ? least : Math.max(1_000, least / 10),
      most: MAIN.includes(place.replace(/-\d$/, '')) ? most : Math.max(10_000, most / 20),
    })),
    mostOfPlayer: most * 3,
    mostOfTable: most * 100,
  }
}

/** A simulation looks at some seats of blackjack alone; a table has seven. */
const placesOf = (game: LiveGame): readonly { code: string; exact: number }[] =>
  game === 'blackjack'
    ? Object.entries({ seat: 0.994, behind: 0.976, 'perfect-pairs': 0.957, '21+3': 0.914 }).flatMap(([kind, exact]) =>
        [0, 1, 2, 3, 4, 5, 6].map((seat) => ({ code: `${kind}-${seat}`, exact })),
      )
    : simulatedGame(game).places
