import { roulettePlaces } from '@maru/live-games'
import type { Say } from '../../frame/texts.ts'
import type { PlaceWords } from '../game/game-view.ts'

const numbersOf = new Map(roulettePlaces.map(({ code, numbers }) => [code, numbers]))
const kindOf = new Map(roulettePlaces.map(({ code, kind }) => [code, kind]))

const KINDS = {
  straight: 'rouletteStraight',
  split: 'rouletteSplit',
  street: 'rouletteStreet',
  trio: 'rouletteTrio',
  corner: 'rouletteCorner',
  'first-four': 'rouletteFirstFour',
  'six-line': 'rouletteSixLine',
} as const
const EVEN_CHANCES = { red: 'rouletteRed', black: 'rouletteBlack', odd: 'rouletteOdd', even: 'rouletteEven' } as const
/** Written in figures, the same in every language. */
const HALVES: { readonly [code: string]: string } = { low: '1–18', high: '19–36' }

/** The most that a place pays to one where the ball falls into one of its numbers. */
export const paysOf = (code: string): number => 36 / (numbersOf.get(code)?.length ?? 36) - 1

export const numbersOfPlace = (code: string): readonly number[] => numbersOf.get(code) ?? []

export function rouletteName(code: string, say: Say): string {
  const kind = kindOf.get(code)
  const numbers = numbersOfPlace(code)
  const third = Number(code.at(-1))
  if (kind === 'dozen') return say('rouletteDozen', { r: dozenFigures(third) })
  if (kind === 'column') return say('rouletteColumn', { n: third })
  if (kind === 'even-chance')
    return code in EVEN_CHANCES ? say(EVEN_CHANCES[code as keyof typeof EVEN_CHANCES]) : (HALVES[code] ?? '')
  return kind && kind in KINDS ? say(KINDS[kind as keyof typeof KINDS], { n: numbers.join('·') }) : code
}

export const dozenFigures = (third: number): string => `${12 * third - 11}–${12 * third}`

/** On the felt itself. Numbers are drawn. */
export function wordsOnFelt(code: string, say: Say): string {
  if (code.startsWith('dozen')) return dozenFigures(Number(code.at(-1)))
  if (code.startsWith('column')) return '2 : 1'
  return kindOf.get(code) === 'even-chance' ? rouletteName(code, say) : ''
}

export function roulettePlaceWords(code: string, say: Say, isMultiplier: boolean): PlaceWords {
  const pays = isMultiplier && code.startsWith('straight') ? say('roulettePaysLucky') : `${paysOf(code)} : 1`
  const numbers = numbersOfPlace(code)
  const mark =
    numbers.length === 1
      ? String(numbers[0])
      : numbers.length < 7
        ? `${numbers.length}`
        : wordsOnFelt(code, say).slice(0, 1)
  return { name: rouletteName(code, say), pays, tone: 'side', mark }
}
