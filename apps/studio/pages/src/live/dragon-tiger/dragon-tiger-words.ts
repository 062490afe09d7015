import type { TextKey } from '../../../../locales/ko.ts'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { Language, Say } from '../../frame/texts.ts'
import { cardNames } from '../cards/card-name.ts'
import type { PlaceWords } from '../game/game-view.ts'
import { oddsText } from '../game/odds-text.ts'
import type { SpokenCall } from '../scene/scene.ts'

const SIDES = {
  dragon: { name: 'liveDragon', tone: 'banker', mark: 'D' },
  tiger: { name: 'liveTiger', tone: 'player', mark: 'T' },
} as const
const KINDS: { readonly [kind: string]: TextKey } = {
  odd: 'liveOdd',
  even: 'liveEven',
  red: 'liveRed',
  black: 'liveBlack',
  big: 'liveHigh',
  small: 'liveLow',
}
const TIES: { readonly [code: string]: { name: TextKey; pays: number } } = {
  tie: { name: 'tie', pays: 11 },
  'suited-tie': { name: 'liveSuitedTie', pays: 50 },
}

/** On the felt a side bet stands beside its side, in its colour, so it needs no more than its kind. */
export function dragonTigerWords(code: string, say: Say, language: Language): PlaceWords {
  const tie = TIES[code]
  if (tie) return { name: say(tie.name), pays: oddsText(tie.pays, language), tone: 'tie', mark: '=' }
  const [sideCode, kind] = code.split('-')
  const side = SIDES[sideCode === 'tiger' ? 'tiger' : 'dragon']
  const rest = { pays: oddsText(1, language), tone: side.tone, mark: side.mark }
  if (!kind) return { name: say(side.name), ...rest }
  const name = say(KINDS[kind] ?? 'liveOdd')
  return { name, fullName: say('liveOf', { side: say(side.name), what: name }), ...rest }
}

const WINNERS = { dragon: 'liveDragonWins', tiger: 'liveTigerWins', tie: 'liveTieWins' } as const
const isWinner = (result: string): result is keyof typeof WINNERS => Object.hasOwn(WINNERS, result)

export const dragonTigerResultWords = ({ result }: PastRound, say: Say): string =>
  isWinner(result) ? say(WINNERS[result]) : ''

export const dragonTigerCardWords = ({ cards: [dragon, tiger] }: PastRound, say: Say): string =>
  dragon === undefined || tiger === undefined
    ? ''
    : `${say('liveDragon')} ${cardNames([dragon])}, ${say('liveTiger')} ${cardNames([tiger])}`

export const dragonTigerCalls = ({ result }: PastRound): SpokenCall[] =>
  isWinner(result) ? [result] : result === 'void' ? ['round-void'] : []
