import { colourOf, type LiveGame } from '@maru/live-games'
import type { PastRound, TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { Language, Say } from '../../frame/texts.ts'
import { andarBaharResultWords, andarBaharWords } from '../andar-bahar/andar-bahar-words.ts'
import { baccaratResultWords, baccaratWords } from '../baccarat/baccarat-words.ts'
import { blackjackResultWords, blackjackWords } from '../blackjack/blackjack-words.ts'
import { dragonTigerResultWords, dragonTigerWords } from '../dragon-tiger/dragon-tiger-words.ts'
import type { PlaceWords } from '../game/game-view.ts'
import { numbersOfPlace, roulettePlaceWords } from '../roulette/place-words.ts'
import { pocketWords } from '../roulette/pocket-words.ts'
import { sicBoResultWords, sicBoWords } from '../sic-bo/sic-bo-words.ts'

type Words = {
  place(code: string, say: Say, language: Language): PlaceWords
  result(round: PastRound, say: Say): string
}

/** What games say of places and results, without what draws their rooms. */
const WORDS: { readonly [game in LiveGame]: Words } = {
  baccarat: { place: (code, say, language) => baccaratWords(code, true, say, language), result: baccaratResultWords },
  'baccarat-no-commission': {
    place: (code, say, language) => baccaratWords(code, false, say, language),
    result: baccaratResultWords,
  },
  'dragon-tiger': { place: dragonTigerWords, result: dragonTigerResultWords },
  roulette: { place: (code, say) => roulettePlaceWords(code, say, false), result: pocketWords },
  'multiplier-roulette': { place: (code, say) => roulettePlaceWords(code, say, true), result: pocketWords },
  'sic-bo': { place: sicBoWords, result: sicBoResultWords },
  'andar-bahar': { place: andarBaharWords, result: andarBaharResultWords },
  blackjack: { place: blackjackWords, result: blackjackResultWords },
}

type PlaceAgain = Pick<PlaceWords, 'name' | 'fullName' | 'mark'> & {
  tone: PlaceWords['tone'] | 'red' | 'black' | 'zero'
}

/** A place in a list. At roulette its mark says the number, or how many numbers it has. */
export function placeAgain({ game }: Pick<TableSaid, 'game'>, code: string, say: Say, language: Language): PlaceAgain {
  const words = WORDS[game].place(code, say, language)
  if (game !== 'roulette' && game !== 'multiplier-roulette') return words
  const numbers = numbersOfPlace(code)
  const [only] = numbers
  if (numbers.length === 1 && only !== undefined) return { ...words, tone: colourOf(only) ?? 'zero' }
  return { ...words, mark: String(numbers.length), tone: code === 'red' || code === 'black' ? code : 'side' }
}

/** For instance "Banker wins · 8 : 6". */
export function resultWordsOf({ game }: Pick<TableSaid, 'game'>, result: string, say: Say): string {
  if (result === 'void') return say('liveVoid')
  return WORDS[game].result({ round: 0, result, cards: [] }, say) || result
}
