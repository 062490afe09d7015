import type { TextKey } from '../../../../locales/ko.ts'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { Language, Say } from '../../frame/texts.ts'
import type { PlaceTone, PlaceWords } from '../game/game-view.ts'
import { oddsText } from '../game/odds-text.ts'
import type { SpokenCall } from '../scene/scene.ts'
import { seatResults } from './play/seat-results.ts'

type Kind = { name: TextKey; fullName: TextKey; most: number; isUpTo: boolean; tone: PlaceTone; mark: string }
const KINDS: { readonly [kind: string]: Kind } = {
  seat: { name: 'blackjackSeat', fullName: 'blackjackSeat', most: 1.5, isUpTo: true, tone: 'side', mark: '●' },
  behind: {
    name: 'blackjackBehind',
    fullName: 'blackjackBehindSeat',
    most: 1.5,
    isUpTo: true,
    tone: 'side',
    mark: '○',
  },
  'perfect-pairs': {
    name: 'blackjackPairs',
    fullName: 'blackjackPairsSeat',
    most: 25,
    isUpTo: true,
    tone: 'tie',
    mark: 'PP',
  },
  '21+3': {
    name: 'blackjackThree',
    fullName: 'blackjackThreeSeat',
    most: 100,
    isUpTo: true,
    tone: 'player',
    mark: '+3',
  },
  split: {
    name: 'blackjackSplitStake',
    fullName: 'blackjackSplitStake',
    most: 1,
    isUpTo: false,
    tone: 'side',
    mark: 'P',
  },
  double: {
    name: 'blackjackDoubleStake',
    fullName: 'blackjackDoubleStake',
    most: 1,
    isUpTo: false,
    tone: 'side',
    mark: 'D',
  },
}
const CODE = /^(?:seat-(\d)-(split|double)|(seat|behind|perfect-pairs|21\+3)-(\d))/

const RESULT_KINDS = [
  ['won', 'blackjackWon'],
  ['push', 'blackjackPush'],
  ['lost', 'blackjackLost'],
] as const

/** Seats are counted from one. */
export function blackjackWords(code: string, say: Say, language: Language): PlaceWords {
  const [, raisedSeat, raise, placeKind, seat] = CODE.exec(code) ?? []
  const kind = KINDS[raise ?? placeKind ?? 'seat'] ?? (KINDS.seat as Kind)
  const n = Number(raisedSeat ?? seat ?? 0) + 1
  const odds = oddsText(kind.most, language)
  return {
    name: say(kind.name, { n }),
    fullName: say(kind.fullName, { n }),
    pays: kind.isUpTo ? say('liveUpTo', { n: odds }) : odds,
    tone: kind.tone,
    mark: kind.mark,
  }
}

export function blackjackResultWords(round: PastRound, say: Say): string {
  const results = seatResults(round.result)
  if (results.length === 0) return say('liveVoid')
  return RESULT_KINDS.map(([kind, key]) => [say(key), results.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
    .join(' · ')
}

export function blackjackCalls(round: PastRound): readonly SpokenCall[] {
  const results = seatResults(round.result)
  if (results.length === 0) return ['round-void']
  return results.some(({ isNatural }) => isNatural) ? ['blackjack'] : []
}
