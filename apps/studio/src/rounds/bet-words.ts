import type { BetText, GameTexts } from '@maru/vendor-wallet'
import { en } from '../../locales/en.ts'
import { ko, type Texts } from '../../locales/ko.ts'
import { vn } from '../../locales/vn.ts'
import { gameByCode, type StudioGame } from '../catalogue.ts'
import { type Bets, PLACES } from '../games/baccarat/places.ts'
import { tableTexts } from '../tables/table-bet-words.ts'

const texts: Record<string, Texts> = { ko, en, vn, vi: vn }
const longest = 255

/** A place alone says its name; beside others, with its stake. */
const WITH_STAKE = '.stake'

/** The texts that bets of a game name, as the operator's list gets them. */
export function gameTexts(game: StudioGame): GameTexts {
  const inAll = (say: (language: Texts) => string) => ({ ko: say(ko), en: say(en), vn: say(vn) })
  if (game.kind === 'table') return tableTexts(game.table)
  if (game.kind === 'slot') return { lines: inAll(({ lines }) => lines) }
  return Object.fromEntries(
    PLACES.flatMap((place) => [
      [place, inAll((say) => say[place])],
      [place + WITH_STAKE, inAll((say) => `${say[place]} {stake}`)],
    ]),
  )
}

/** What was bet on, for the operator's history: by keys of these texts, whoever reads it. */
export function betTexts(gameCode: string, bet: unknown): BetText[] {
  if (gameByCode(gameCode)?.kind === 'slot') return [{ key: 'lines' }]
  const bets = bet as Bets
  const places = PLACES.filter((place) => bets[place])
  return places.map((place) =>
    places.length === 1 ? { key: place } : { key: place + WITH_STAKE, values: { stake: bets[place] ?? 0 } },
  )
}

/** The same in the player's language, cut to what the wallet takes: for an operator that knows no texts. */
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
