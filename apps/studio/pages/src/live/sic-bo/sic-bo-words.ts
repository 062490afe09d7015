import { type Dice, sicBoPlaces } from '@maru/live-games'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import type { PlaceWords } from '../game/game-view.ts'
import type { SpokenCall } from '../scene/scene.ts'

/** `3 2 4`; undefined for a voided round. */
export function diceOfRound({ result }: Pick<PastRound, 'result'>): Dice | undefined {
  const [one, two, three, ...more] = result.split(' ').map(Number)
  return one && two && three && more.length === 0 ? [one, two, three] : undefined
}

export const sumOfDice = ([one, two, three]: Dice): number => one + two + three
export const isTriple = ([one, two, three]: Dice): boolean => one === two && two === three

/** What a throw is called: a triple, else big or small. */
export const callOfDice = (dice: Dice): 'triple' | 'big' | 'small' =>
  isTriple(dice) ? 'triple' : sumOfDice(dice) > 10 ? 'big' : 'small'

const CALL_WORDS = { triple: 'sicBoAnyTriple', big: 'sicBoBig', small: 'sicBoSmall' } as const
const CHANCES = {
  small: 'sicBoSmall',
  big: 'sicBoBig',
  odd: 'rouletteOdd',
  even: 'rouletteEven',
  'any-triple': 'sicBoAnyTriple',
} as const
const KINDS = {
  total: 'sicBoTotal',
  single: 'sicBoSingle',
  double: 'sicBoDouble',
  triple: 'sicBoTriple',
  'two-dice': 'sicBoPair',
} as const

/** The most that a place pays to one, counted from the rules. */
export function mostPaid(code: string): number {
  const place = sicBoPlaces.find((one) => one.code === code)
  if (!place) return 0
  const faces = [1, 2, 3, 4, 5, 6]
  const returned = faces.flatMap((one) =>
    faces.flatMap((two) => faces.map((three) => place.returnedPerHundred([one, two, three]))),
  )
  return Math.max(...returned) / 100 - 1
}

export function sicBoWords(code: string, say: Say): PlaceWords {
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((one) => code.startsWith(`${one}-`))
  const n = (code.match(/\d+/g) ?? []).join('·')
  const name = code in CHANCES ? say(CHANCES[code as keyof typeof CHANCES]) : kind ? say(KINDS[kind], { n }) : code
  const pays = kind === 'single' ? say('sicBoPaysSingle') : `${mostPaid(code)} : 1`
  return { name, pays, tone: 'side', mark: n.slice(0, 3) || name.slice(0, 1) }
}

export function sicBoCalls(round: PastRound): readonly SpokenCall[] {
  const dice = diceOfRound(round)
  return [dice ? callOfDice(dice) : 'round-void']
}

/** For instance `5 3 6 · total 14 · Big`. */
export function sicBoResultWords(round: PastRound, say: Say): string {
  const dice = diceOfRound(round)
  if (!dice) return say('liveVoid')
  return `${say('sicBoResult', { dice: dice.join(' '), n: sumOfDice(dice) })} · ${say(CALL_WORDS[callOfDice(dice)])}`
}
