import { plainWords } from '../../shared/text/plain-words.ts'
import type { Game } from './game.ts'

export type GameOrder = 'popular' | 'new'

/** Open games before closed ones, then by what the member asked for; `words` is looked for in every language's name. */
export const ordered = (games: readonly Game[], order: GameOrder, words = ''): Game[] => {
  const wanted = plainWords(words)
  const rank = (game: Game): number => (order === 'new' && game.isNew ? 1 : 0)
  return games
    .filter(
      (game) => !wanted || [game.name, ...Object.values(game.names)].some((name) => plainWords(name).includes(wanted)),
    )
    .toSorted((a, b) => Number(b.isOn) - Number(a.isOn) || rank(b) - rank(a) || b.popularity - a.popularity)
}
