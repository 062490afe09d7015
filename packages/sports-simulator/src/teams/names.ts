import type { Sport } from '@maru/sports'

export type Name = { ko: string; en: string; vn: string }

/** Towns that are on no map. */
const places: readonly [en: string, ko: string][] = [
  ['Velmora', '벨모라'],
  ['Tarnwick', '탄윅'],
  ['Oskaria', '오스카리아'],
  ['Brindelle', '브린델'],
  ['Kestovar', '케스토바'],
  ['Lumeris', '루메리스'],
  ['Pallendor', '팔렌도르'],
  ['Saffrin', '사프린'],
  ['Dunmarra', '던마라'],
  ['Eskelund', '에스켈룬'],
  ['Fjornvik', '표른빅'],
  ['Garrowin', '개로윈'],
  ['Hesperil', '헤스페릴'],
  ['Ilvaneth', '일바네스'],
  ['Jorvanta', '요르반타'],
  ['Kalvessa', '칼베사'],
  ['Lindorra', '린도라'],
  ['Morvanel', '모르바넬'],
  ['Nerrinia', '네리니아'],
  ['Ostellan', '오스텔란'],
  ['Penvarra', '펜바라'],
  ['Rostrelle', '로스트렐'],
  ['Sylvanor', '실바노르'],
  ['Torvelle', '토르벨'],
]

/** What a team calls itself after its town. */
const emblems: readonly Name[] = [
  { ko: '코멧', en: 'Comets', vn: 'Sao Chổi' },
  { ko: '헤론', en: 'Herons', vn: 'Diệc' },
  { ko: '비버', en: 'Beavers', vn: 'Hải Ly' },
  { ko: '랜턴', en: 'Lanterns', vn: 'Đèn Lồng' },
  { ko: '오터스', en: 'Otters', vn: 'Rái Cá' },
  { ko: '글레이셔', en: 'Glaciers', vn: 'Sông Băng' },
  { ko: '메테오', en: 'Meteors', vn: 'Thiên Thạch' },
  { ko: '앵커스', en: 'Anchors', vn: 'Mỏ Neo' },
]

const colours: readonly Name[] = [
  { ko: '푸른', en: 'Blue', vn: 'Xanh' },
  { ko: '붉은', en: 'Red', vn: 'Đỏ' },
  { ko: '은빛', en: 'Silver', vn: 'Bạc' },
  { ko: '금빛', en: 'Golden', vn: 'Vàng' },
]

/** Stage names of competitors who stand for themselves: no name of a person. */
const birds: readonly Name[] = [
  { ko: '왜가리', en: 'Heron', vn: 'Diệc' },
  { ko: '두루미', en: 'Crane', vn: 'Sếu' },
  { ko: '올빼미', en: 'Owl', vn: 'Cú' },
  { ko: '제비', en: 'Swallow', vn: 'Én' },
  { ko: '물총새', en: 'Kingfisher', vn: 'Bói Cá' },
  { ko: '종달새', en: 'Lark', vn: 'Sơn Ca' },
]

const alone: readonly Sport[] = ['tennis', 'badminton', 'combat']

/** Name number `index` of a sport; each number of `namesOf(sport)` has another. Throws RangeError for a number that it has not. */
export const nameOf = (sport: Sport, index: number): Name => {
  if (!Number.isInteger(index) || index < 0 || index >= namesOf(sport))
    throw new RangeError(`name ${index} of ${sport}`)
  return alone.includes(sport) ? stageName(index) : teamName(index)
}

export const namesOf = (sport: Sport): number => (alone.includes(sport) ? colours.length * birds.length : places.length)

const stageName = (index: number): Name => {
  const colour = colours[index % colours.length] as Name
  const bird = birds[Math.floor(index / colours.length)] as Name
  return { ko: `${colour.ko} ${bird.ko}`, en: `${colour.en} ${bird.en}`, vn: `${bird.vn} ${colour.vn}` }
}

const teamName = (index: number): Name => {
  const [en, ko] = places[index] as [string, string]
  const emblem = emblems[index % emblems.length] as Name
  return { ko: `${ko} ${emblem.ko}`, en: `${en} ${emblem.en}`, vn: `${emblem.vn} ${en}` }
}
