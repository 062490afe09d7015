import { serverNow } from '@maru/client'
import { useSyncExternalStore } from 'react'
import {
  balanceSaid,
  betSaid,
  type Disclosure,
  type GameWords,
  gameLeft,
  gameOpened,
  hiddenSince,
  nextChange,
  nothingHidden,
  revealSaid,
  shownBalance,
  timePassed,
} from './undisclosed.rules.ts'

let current = nothingHidden
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const disclosed = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const become = (next: Disclosure): void => {
  if (next === current) return
  const wasHidden = resultsAreHidden()
  current = next
  clearTimeout(timer)
  const at = nextChange(next)
  if (at !== undefined) timer = setTimeout(() => become(timePassed(current, serverNow())), at - serverNow())
  for (const listener of listeners) listener()
  if (wasHidden && !resultsAreHidden()) for (const act of disclosed) act()
}

/** A game is open; `says` names what it says of its rounds. Until it is left its results are shown around it only after it has shown them itself. */
export const holdResults = (game: GameWords): void => become(gameOpened(current, game))
export const releaseResults = (): void => become(gameLeft(current))
export const noteBet = (won: number): void => become(betSaid(current, won, serverNow()))
export const noteReveal = (): void => become(revealSaid(current, serverNow()))
/** Every balance that the server says passes here. `isPlay`: by a wager, or nobody knows by what. */
export const noteBalance = (won: number, isPlay: boolean): void =>
  become(balanceSaid(current, won, isPlay, serverNow()))
export const forgetBalance = (): void => become(nothingHidden)

/** The cash as pages around a game show it; undefined before the server has said one. */
export const useShownBalance = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shownBalance(current),
    () => undefined,
  )

/** Since when results are held back (server's clock in ms), or undefined. */
export const useHiddenSince = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => hiddenSince(current),
    () => undefined,
  )

export const resultsAreHidden = (): boolean => hiddenSince(current) !== undefined

/** Calls `act` when what was held back may be shown. Returns how to stop. */
export const onDisclosed = (act: () => void): (() => void) => {
  disclosed.add(act)
  return () => disclosed.delete(act)
}
