import type { Sport } from '@maru/sports'
import type { Name } from './names.ts'

/** A league: which names of its sport play in it, and on which days. */
export type League = {
  id: string
  sport: Sport
  name: Name
  /** Of its first competitor among the names of the sport, and how many there are: an even number. */
  firstName: number
  competitors: number
  /** Days from one matchday to the next, and between two seasons. */
  everyDays: number
  pauseDays: number
  /** Minutes after midnight, Asia/Seoul, at which matches of a day may start: in turn. */
  startMinutes: readonly number[]
}

const league = (
  id: string,
  sport: Sport,
  name: Name,
  [firstName, competitors]: readonly [number, number],
  everyDays: number,
  startHours: readonly number[],
): League => ({
  id,
  sport,
  name,
  firstName,
  competitors,
  everyDays,
  pauseDays: 3,
  startMinutes: startHours.map((hour) => Math.round(hour * 60)),
})

export const leagues: readonly League[] = [
  league(
    'soccer-1',
    'soccer',
    { ko: '마루 리그', en: 'Maru League', vn: 'Giải Maru' },
    [0, 12],
    2,
    [1, 3.5, 19, 20.5, 21.5, 22.5],
  ),
  league(
    'soccer-2',
    'soccer',
    { ko: '마루 리그 2부', en: 'Maru League Two', vn: 'Giải Maru hạng Hai' },
    [12, 12],
    2,
    [0.5, 2, 14, 16, 18, 23],
  ),
  league(
    'basketball-1',
    'basketball',
    { ko: '바스켓 리그', en: 'Basket League', vn: 'Giải Bóng rổ' },
    [0, 10],
    1,
    [9, 10.5, 12, 18.5, 20],
  ),
  league(
    'baseball-1',
    'baseball',
    { ko: '다이아몬드 리그', en: 'Diamond League', vn: 'Giải Kim cương' },
    [2, 10],
    1,
    [8, 9.5, 14, 18.5, 18.5],
  ),
  league(
    'volleyball-1',
    'volleyball',
    { ko: '발리 리그', en: 'Volley League', vn: 'Giải Bóng chuyền' },
    [4, 8],
    1,
    [13, 16, 19, 19.5],
  ),
  league(
    'badminton-1',
    'badminton',
    { ko: '셔틀 오픈', en: 'Shuttle Open', vn: 'Shuttle Mở rộng' },
    [0, 12],
    1,
    [11, 12, 13, 15, 16, 17],
  ),
  league(
    'hockey-1',
    'hockey',
    { ko: '아이스 리그', en: 'Ice League', vn: 'Giải Băng' },
    [6, 10],
    1,
    [2, 4, 8.5, 19, 21],
  ),
  league(
    'combat-1',
    'combat',
    { ko: '케이지 시리즈', en: 'Cage Series', vn: 'Chuỗi trận Lồng' },
    [0, 16],
    3,
    [18, 18.5, 19, 19.5, 20, 20.5, 21, 22],
  ),
  league(
    'tennis-1',
    'tennis',
    { ko: '가든 투어', en: 'Garden Tour', vn: 'Garden Tour' },
    [8, 16],
    1,
    [11, 12, 14, 15, 17, 19, 21, 23],
  ),
  league(
    'handball-1',
    'handball',
    { ko: '핸드볼 리그', en: 'Handball League', vn: 'Giải Bóng ném' },
    [8, 10],
    2,
    [1, 3, 17, 19, 22],
  ),
  league(
    'football-1',
    'football',
    { ko: '그리드 리그', en: 'Grid League', vn: 'Giải Grid' },
    [10, 12],
    3,
    [2, 5, 6, 9, 10, 21],
  ),
  league(
    'esport-1',
    'esport',
    { ko: '택티컬 리그', en: 'Tactical League', vn: 'Giải Tactical' },
    [12, 12],
    1,
    [10, 13, 16, 18, 20, 22],
  ),
]
