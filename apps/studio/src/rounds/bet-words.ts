import { en } from '../../locales/en.ts'
import { ko } from '../../locales/ko.ts'
import { vn } from '../../locales/vn.ts'
import { gameByCode } from '../catalogue.ts'
import { type Bets, PLACES } from '../games/baccarat/places.ts'

const texts: Record<string, typeof ko | typeof en | typeof vn> = { ko, en, vn, vi: vn }
const longest = 255

/** What was bet on, for the operator's history: in the player's language, cut to what the wallet takes. */
export function betWords(language: string, gameCode: string, bet: unknown): string {
  const say = texts[language] ?? ko
  if (gameByCode(gameCode)?.kind === 'slot') return say.lines
  const bets = bet as Bets
  const places = PLACES.filter((place) => bets[place])
  return places
    .map((place) => (places.length === 1 ? say[place] : `${say[place]} ${bets[place]?.toLocaleString('en-US')}`))
    .join(' · ')
    .slice(0, longest)
}
