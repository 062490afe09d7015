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
    { ko: '마루 축구 1부', en: 'Maru Football League', vn: 'Giải Bóng đá Maru' },
    [0, 12],
    2,
    [1, 3.5, 19, 20.5, 21.5, 22.5],
  ),
  league(
    'soccer-2',
    'soccer',
    { ko: '마루 축구 2부', en: 'Maru Football League Two', vn: 'Giải Bóng đá Maru hạng Hai' },
    [12, 12],
    2,
    [0.5, 2, 14, 16, 18, 23],
  ),
  league(
    'basketball-1',
    'basketball',
    { ko: '마루 농구 리그', en: 'Maru Basketball League', vn: 'Giải Bóng rổ Maru' },
    [0, 10],
    1,
    [9, 10.5, 12, 18.5, 20],
  ),
  league(
    'baseball-1',
    'baseball',
    { ko: '마루 야구 리그', en: 'Maru Baseball League', vn: 'Giải Bóng chày Maru' },
    [2, 10],
    1,
    [8, 9.5, 14, 18.5, 18.5],
  ),
  league(
    'volleyball-1',
    'volleyball',
    { ko: '마루 배구 리그', en: 'Maru Volleyball League', vn: 'Giải Bóng chuyền Maru' },
    [4, 8],
    1,
    [13, 16, 19, 19.5],
  ),
  league(
    'badminton-1',
    'badminton',
    { ko: '마루 배드민턴 투어', en: 'Maru Badminton Tour', vn: 'Giải Cầu lông Maru' },
    [0, 12],
    1,
    [11, 12, 13, 15, 16, 17],
  ),
  league(
    'hockey-1',
    'hockey',
    { ko: '마루 아이스하키 리그', en: 'Maru Hockey League', vn: 'Giải Khúc côn cầu Maru' },
    [6, 10],
    1,
    [2, 4, 8.5, 19, 21],
  ),
  league(
    'combat-1',
    'combat',
    { ko: '마루 격투 시리즈', en: 'Maru Fight Series', vn: 'Giải Võ thuật Maru' },
    [0, 16],
    3,
    [18, 18.5, 19, 19.5, 20, 20.5, 21, 22],
  ),
  league(
    'tennis-1',
    'tennis',
    { ko: '마루 테니스 투어', en: 'Maru Tennis Tour', vn: 'Giải Quần vợt Maru' },
    [8, 16],
    1,
    [11, 12, 14, 15, 17, 19, 21, 23],
  ),
  league(
    'handball-1',
    'handball',
    { ko: '마루 핸드볼 리그', en: 'Maru Handball League', vn: 'Giải Bóng ném Maru' },
    [8, 10],
    2,
    [1, 3, 17, 19, 22],
  ),
  league(
    'football-1',
    'football',
    { ko: '마루 미식축구 리그', en: 'Maru Gridiron League', vn: 'Giải Bóng bầu dục Mỹ Maru' },
    [10, 12],
    3,
    [2, 5, 6, 9, 10, 21],
  ),
  league(
    'esport-1',
    'esport',
    { ko: '마루 e스포츠 리그', en: 'Maru Esports League', vn: 'Giải Thể thao điện tử Maru' },
    [12, 12],
    1,
    [10, 13, 16, 18, 20, 22],
  ),
]
