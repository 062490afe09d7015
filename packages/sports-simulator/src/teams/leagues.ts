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
    { ko: '소라 축구 1부', en: 'Sora Football League', vn: 'Giải Bóng đá Sora' },
    [0, 12],
    2,
    [1, 3.5, 19, 20.5, 21.5, 22.5],
  ),
  league(
    'soccer-2',
    'soccer',
    { ko: '소라 축구 2부', en: 'Sora Football League Two', vn: 'Giải Bóng đá Sora hạng Hai' },
    [12, 12],
    2,
    [0.5, 2, 14, 16, 18, 23],
  ),
  league(
    'basketball-1',
    'basketball',
    { ko: '소라 농구 리그', en: 'Sora Basketball League', vn: 'Giải Bóng rổ Sora' },
    [0, 10],
    1,
    [9, 10.5, 12, 18.5, 20],
  ),
  league(
    'baseball-1',
    'baseball',
    { ko: '소라 야구 리그', en: 'Sora Baseball League', vn: 'Giải Bóng chày Sora' },
    [2, 10],
    1,
    [8, 9.5, 14, 18.5, 18.5],
  ),
  league(
    'volleyball-1',
    'volleyball',
    { ko: '소라 배구 리그', en: 'Sora Volleyball League', vn: 'Giải Bóng chuyền Sora' },
    [4, 8],
    1,
    [13, 16, 19, 19.5],
  ),
  league(
    'badminton-1',
    'badminton',
    { ko: '소라 배드민턴 투어', en: 'Sora Badminton Tour', vn: 'Giải Cầu lông Sora' },
    [0, 12],
    1,
    [11, 12, 13, 15, 16, 17],
  ),
  league(
    'hockey-1',
    'hockey',
    { ko: '소라 아이스하키 리그', en: 'Sora Hockey League', vn: 'Giải Khúc côn cầu Sora' },
    [6, 10],
    1,
    [2, 4, 8.5, 19, 21],
  ),
  league(
    'combat-1',
    'combat',
    { ko: '소라 격투 시리즈', en: 'Sora Fight Series', vn: 'Giải Võ thuật Sora' },
    [0, 16],
    3,
    [18, 18.5, 19, 19.5, 20, 20.5, 21, 22],
  ),
  league(
    'tennis-1',
    'tennis',
    { ko: '소라 테니스 투어', en: 'Sora Tennis Tour', vn: 'Giải Quần vợt Sora' },
    [8, 16],
    1,
    [11, 12, 14, 15, 17, 19, 21, 23],
  ),
  league(
    'handball-1',
    'handball',
    { ko: '소라 핸드볼 리그', en: 'Sora Handball League', vn: 'Giải Bóng ném Sora' },
    [8, 10],
    2,
    [1, 3, 17, 19, 22],
  ),
  league(
    'football-1',
    'football',
    { ko: '소라 미식축구 리그', en: 'Sora Gridiron League', vn: 'Giải Bóng bầu dục Mỹ Sora' },
    [10, 12],
    3,
    [2, 5, 6, 9, 10, 21],
  ),
  league(
    'esport-1',
    'esport',
    { ko: '소라 e스포츠 리그', en: 'Sora Esports League', vn: 'Giải Thể thao điện tử Sora' },
    [12, 12],
    1,
    [10, 13, 16, 18, 20, 22],
  ),
]
