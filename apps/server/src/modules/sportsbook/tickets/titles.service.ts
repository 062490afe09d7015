import { languages, sportProduct } from '@maru/contract'
import { type ServerKey, text } from '@maru/i18n'
import type { Ctx } from '../../../platform/context.ts'
import { type Names, saveTitles } from '../../wagers/index.ts'

/** Games of the catalogue that tickets are of; see `gameOf` in judge.rules.ts. */
const games = ['livebetting', 'combinationbetting', 'special', 'gamestart'] as const

/** How the history calls them. Words of selections stand with each wager. */
export const saveTicketTitles = (ctx: Ctx): Promise<void> =>
  saveTitles(
    ctx,
    games.map((game) => ({
      vendorCode: sportProduct,
      gameCode: game,
      vendorNames: inAll('sports.vendor'),
      gameNames: inAll(`sports.game.${game}`),
      canReplay: false,
      texts: {},
    })),
  )

const inAll = (key: ServerKey<'server'>): Names =>
  Object.fromEntries(languages.map((language) => [language, text(language, 'server', key)])) as Names
