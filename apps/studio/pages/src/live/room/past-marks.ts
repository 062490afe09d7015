import { colourOf, type LiveGame } from '@maru/live-games'

export type PastMark = { text: string; tone: 'banker' | 'player' | 'tie' | 'red' | 'black' }

const TONES: { readonly [winner: string]: PastMark['tone'] } = {
  banker: 'banker',
  dragon: 'banker',
  andar: 'banker',
  player: 'player',
  tiger: 'player',
  bahar: 'player',
}

/** How a result is shown in a row of many: who won by a letter, a pocket, the total of three dice. Nothing of a void round, and of hands that ended each in its own way. */
export function pastMark(game: LiveGame, result: string): PastMark | undefined {
  if (result === 'void' || game === 'blackjack') return undefined
  if (game === 'sic-bo') {
    const total = result.split(' ').reduce((sum, die) => sum + Number(die), 0)
    return { text: `${total}`, tone: 'black' }
  }
  if (game === 'roulette' || game === 'multiplier-roulette') {
    const pocket = Number.parseInt(result, 10)
    return { text: `${pocket}`, tone: colourOf(pocket) ?? 'tie' }
  }
  return { text: result.slice(0, 1).toUpperCase(), tone: TONES[result.split(' ')[0] ?? ''] ?? 'tie' }
}
