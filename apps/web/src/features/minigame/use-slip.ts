import type { Minigame, MiniSelection } from '@maru/contract'
import { useState } from 'react'
import { lastBets } from './last-bets.ts'
import type { PriceBook } from './price-book.rules.ts'
import {
  betsOf,
  combined,
  emptySlip,
  movedBets,
  pricesAccepted,
  repeated,
  type Slip,
  toggled,
  without,
  withStake,
} from './slip.rules.ts'

const mostSteps = 30

/** Why a bet of the slip was refused, and at which price it is offered now; `version`: of the prices that were known then, `roundId`: where it was to be placed. */
export type Refused = { code: string; price: number | null; version: number; roundId: string }

type State = { slip: Slip; before: readonly Slip[]; refused: Readonly<Record<string, Refused>> }
const start: State = { slip: emptySlip, before: [], refused: {} }

/** The slip of a game: what is chosen, what it comes to, and how to go back a step. */
export const useSlip = (game: Minigame, book: PriceBook, version: number, roundId: string) => {
  const [{ slip, before, refused: all }, setState] = useState<State>(start)
  // Of another round nothing stands that was said of one before.
  const refused = Object.fromEntries(Object.entries(all).filter(([, one]) => one.roundId === roundId))
  const change = (next: (slip: Slip) => Slip) =>
    setState((state) => {
      const slip = next(state.slip)
      return slip === state.slip
        ? state
        : { slip, before: [...state.before, state.slip].slice(-mostSteps), refused: {} }
    })

  // With new prices nothing stands that the server said of older ones.
  const offered = Object.fromEntries(
    Object.entries(refused).flatMap(([key, one]) =>
      one.price === null || one.version !== version ? [] : [[key, one.price]],
    ),
  )
  const bets = betsOf(slip, book, offered)
  const last = lastBets(game)
  return {
    slip,
    bets,
    refused,
    moved: movedBets(bets),
    canUndo: before.length > 0,
    last,
    toggle: (pick: MiniSelection) => change((slip) => toggled(slip, pick, book)),
    combine: (isCombined: boolean) => change((slip) => combined(slip, isCombined, book)),
    setStake: (stake: number) => change((slip) => (slip.stake === stake ? slip : withStake(slip, stake))),
    clear: () => change((slip) => ({ ...slip, picks: [], seen: {} })),
    undo: () =>
      setState((state) => {
        const slip = state.before.at(-1)
        return slip ? { slip, before: state.before.slice(0, -1), refused: {} } : state
      }),
    repeat: () => last && change(() => repeated(last, book)),
    acceptPrices: () => change((slip) => pricesAccepted(slip, book, offered)),
    /** What an answer says: accepted bets go, refused ones stay and say why. */
    answered: (accepted: ReadonlySet<string>, refused: Readonly<Record<string, Refused>>) =>
      setState((state) => ({ slip: without(state.slip, accepted), before: [], refused })),
  }
}
export type SlipActs = ReturnType<typeof useSlip>
