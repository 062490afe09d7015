import { andarBaharPlaces } from '@maru/live-games'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { Language, Say } from '../../frame/texts.ts'
import { decimal } from '../../frame/texts.ts'
import { cardNames } from '../cards/card-name.ts'
import type { PlaceWords } from '../game/game-view.ts'
import type { SpokenCall } from '../scene/scene.ts'

/** `andar 13`; undefined for a voided round. */
export function matchOf({ result }: Pick<PastRound, 'result'>): { side: 'andar' | 'bahar'; cards: number } | undefined {
  const [side, cards] = result.split(' ')
  return side === 'andar' || side === 'bahar' ? { side, cards: Number(cards) } : undefined
}

const SIDES = { andar: 'andarAndar', bahar: 'andarBahar' } as const

export function andarBaharWords(code: string, say: Say, language: Language): PlaceWords {
  const pays = `${decimal(paysOf(code), Number.isInteger(paysOf(code)) ? 0 : 1, language)} : 1`
  if (code === 'andar' || code === 'bahar')
    return {
      name: say(SIDES[code]),
      pays,
      tone: code === 'andar' ? 'banker' : 'player',
      mark: code === 'andar' ? 'A' : 'B',
    }
  const [least, most] = code.slice('cards-'.length).split('-')
  const shortName = `${least}–${most}`
  return { name: say('andarCards', { r: shortName }), shortName, pays, tone: 'tie', mark: least ?? '' }
}

/** To one, counted from the rules. */
function paysOf(code: string): number {
  const place = andarBaharPlaces.find((one) => one.code === code)
  const returned = Array.from({ length: 49 }, (_, at) => place?.returnedPerHundred({ cards: at + 1 }) ?? 0)
  return Math.max(...returned) / 100 - 1
}

export function andarBaharCalls(round: PastRound): readonly SpokenCall[] {
  return [matchOf(round)?.side ?? 'round-void']
}

/** The joker, whose number the last card has; as many as fifty cards would take longer than the round. */
export const andarBaharCardWords = ({ cards: [joker] }: PastRound, say: Say): string =>
  joker === undefined ? '' : `${say('againJoker')} ${cardNames([joker])}`

/** For instance `Andar · card 13`. */
export function andarBaharResultWords(round: PastRound, say: Say): string {
  const match = matchOf(round)
  return match ? say('andarResult', { side: say(SIDES[match.side]), n: match.cards }) : say('liveVoid')
}
