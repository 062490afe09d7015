import type { TextKey } from '../../../../locales/ko.ts'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { Language, Say } from '../../frame/texts.ts'
import { cardNames } from '../cards/card-name.ts'
import type { PlaceTone, PlaceWords } from '../game/game-view.ts'
import { oddsText } from '../game/odds-text.ts'
import type { SpokenCall } from '../scene/scene.ts'
import { dealtCoup } from './dealt-coup.ts'
import { readResult } from './past-outcomes.ts'

type Worded = { name: TextKey; pays: number; tone: PlaceTone; mark: string; isMost?: true }

const PLACES: { readonly [place: string]: Worded } = {
  player: { name: 'player', pays: 1, tone: 'player', mark: 'P' },
  banker: { name: 'banker', pays: 0.95, tone: 'banker', mark: 'B' },
  tie: { name: 'tie', pays: 8, tone: 'tie', mark: 'T' },
  'player-pair': { name: 'playerPair', pays: 11, tone: 'player', mark: 'P' },
  'banker-pair': { name: 'bankerPair', pays: 11, tone: 'banker', mark: 'B' },
  'either-pair': { name: 'liveEitherPair', pays: 5, tone: 'side', mark: '2' },
  'perfect-pair': { name: 'livePerfectPair', pays: 25, tone: 'side', mark: '2' },
  small: { name: 'liveSmall', pays: 1.5, tone: 'side', mark: '4' },
  big: { name: 'liveBig', pays: 0.54, tone: 'side', mark: '6' },
  'player-bonus': { name: 'livePlayerBonus', pays: 30, tone: 'player', mark: 'P', isMost: true },
  'banker-bonus': { name: 'liveBankerBonus', pays: 30, tone: 'banker', mark: 'B', isMost: true },
  'super-six': { name: 'liveSuperSix', pays: 15, tone: 'banker', mark: '6' },
}

export function baccaratWords(code: string, hasCommission: boolean, say: Say, language: Language): PlaceWords {
  const place = PLACES[code]
  if (!place) return { name: code, pays: '', tone: 'side', mark: '·' }
  const odds = oddsText(code === 'banker' && !hasCommission ? 1 : place.pays, language)
  return {
    name: say(place.name),
    pays: place.isMost ? say('liveUpTo', { n: odds }) : odds,
    tone: place.tone,
    mark: place.mark,
  }
}

const WINNERS = { player: 'livePlayerWins', banker: 'liveBankerWins', tie: 'liveTieWins' } as const

export function baccaratResultWords({ result }: PastRound, say: Say): string {
  const read = readResult(result)
  if (!read) return ''
  const words = say(WINNERS[read.winner])
  const [own, other] = read.winner === 'banker' ? [read.banker, read.player] : [read.player, read.banker]
  return say('liveScore', { words, a: own, b: other })
}

/** For instance `Player ♠9 ♦K, Banker ♥3 ♣2 ♠A`. */
export function baccaratCardWords({ cards }: PastRound, say: Say): string {
  const coup = dealtCoup(cards)
  const of = (side: 'player' | 'banker') => cardNames(coup.filter((one) => one.side === side).map(({ card }) => card))
  return cards.length < 4 ? '' : `${say('player')} ${of('player')}, ${say('banker')} ${of('banker')}`
}

const CALLS = { player: 'player-wins', banker: 'banker-wins', tie: 'tie' } as const

export function baccaratCalls({ result, cards }: PastRound): SpokenCall[] {
  const read = readResult(result)
  if (!read) return result === 'void' ? ['round-void'] : []
  const isNatural = cards.length === 4 && Math.max(read.player, read.banker) >= 8
  return [...(isNatural ? (['natural'] as const) : []), CALLS[read.winner]]
}
