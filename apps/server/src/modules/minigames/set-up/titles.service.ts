import { languages, type Minigame, minigameProduct, minigames } from '@maru/contract'
import { type Market, marketsOf } from '@maru/draws'
import { type ServerKey, text } from '@maru/i18n'
import type { Ctx } from '../../../platform/context.ts'
import { type Names, type Selection, saveTitles } from '../../wagers/index.ts'

/** How the history calls the games, and the words of every outcome, which bets name by key. */
export const saveBetTitles = (ctx: Ctx): Promise<void> =>
  saveTitles(
    ctx,
    minigames.map((game) => ({
      vendorCode: minigameProduct,
      gameCode: game,
      vendorNames: inAll('minigame.vendor'),
      gameNames: gameNames(game),
      canReplay: false,
      texts: Object.fromEntries(
        (marketsOf[game] as readonly Market[]).flatMap(({ code, outcomes }) =>
          outcomes.map((outcome) => [keyOf({ market: code, outcome }), wordsOf(code, outcome)]),
        ),
      ),
    })),
  )

export const gameNames = (game: Minigame): Names => inAll(`minigame.game.${game}`)

type Pick = { market: string; outcome: string }
const keyOf = ({ market, outcome }: Pick): string => `${market}.${outcome}`

/** What a bet is on, as it is stored: put into words when somebody reads it. */
export const selectionOf = (picks: readonly Pick[]): Selection => ({
  texts: picks.map((pick) => ({ key: keyOf(pick) })),
})

const wordsOf = (market: string, outcome: string): Names =>
  inAll(`minigame.pick.${market}` as ServerKey<'server'>, (language) => ({
    outcome: outcome
      .split('-')
      .map((part) => wordOf(language, part))
      .join('·'),
  }))

/** A digit, a section and a number of lines stand for themselves. */
const wordOf = (language: (typeof languages)[number], part: string): string =>
  /^[a-z]{2,}$/.test(part) ? text(language, 'server', `minigame.word.${part}` as ServerKey<'server'>) : part

const inAll = (
  key: ServerKey<'server'>,
  params: (language: (typeof languages)[number]) => Record<string, string> = () => ({}),
): Names =>
  Object.fromEntries(languages.map((language) => [language, text(language, 'server', key, params(language))])) as Names
