import { languages, type Minigame, minigameProduct, minigames } from '@maru/contract'
import { type Market, marketsOf } from '@maru/draws'
import { type ServerKey, text } from '@maru/i18n'
import type { Ctx } from '../../../platform/context.ts'
import { type Names, saveTitles } from '../../wagers/index.ts'
import { wordKey } from '../bets/picks.rules.ts'

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
          outcomes.map((outcome) => [wordKey({ market: code, outcome }), wordsOf(code, outcome)]),
        ),
      ),
    })),
  )

export const gameNames = (game: Minigame): Names => inAll(`minigame.game.${game}`)

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
