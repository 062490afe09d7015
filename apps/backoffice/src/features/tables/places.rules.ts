import type { LiveTableGame } from '@maru/contract'
import {
  andarBahar,
  baccaratGames,
  blackjackSideBets,
  dragonTiger,
  europeanRoulette,
  multiplierRoulette,
  seatsAtTable,
  sicBo,
} from '@maru/live-games'

type Place = { code: string; kind: string }

const seats = Array.from({ length: seatsAtTable }, (_, seat) => seat)
const placesByGame: Record<LiveTableGame, readonly Place[]> = {
  baccarat: baccaratGames.baccarat.places,
  'baccarat-no-commission': baccaratGames['baccarat-no-commission'].places,
  'dragon-tiger': dragonTiger.places,
  roulette: europeanRoulette.places,
  'multiplier-roulette': multiplierRoulette.places,
  'sic-bo': sicBo.places,
  'andar-bahar': andarBahar.places,
  blackjack: ['seat', 'behind', ...blackjackSideBets.places.map(({ code }) => code)].flatMap((kind) =>
    seats.map((seat) => ({ code: `${kind}-${seat}`, kind })),
  ),
  other: [],
}

/** Places of one kind pay the same, and have one limit. */
export const placeKinds = (game: LiveTableGame): { kind: string; codes: string[] }[] => {
  const kinds = new Map<string, string[]>()
  for (const { kind, code } of placesByGame[game]) kinds.set(kind, [...(kinds.get(kind) ?? []), code])
  return [...kinds].map(([kind, codes]) => ({ kind, codes }))
}
