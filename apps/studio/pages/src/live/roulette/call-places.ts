import { type CallBet, callBets } from '@maru/live-games'
import { numbersOfPlace } from './place-words.ts'

/** Each place as often as the call has chips on it. */
export const placesOfCall = (call: CallBet): string[] =>
  callBets[call].flatMap(({ place, chips }) => Array.from({ length: chips }, () => place))

export const numbersOfCall = (call: CallBet): number[] => [
  ...new Set(callBets[call].flatMap(({ place }) => numbersOfPlace(place))),
]
