import { serverNow } from '@maru/client'
import { useSyncExternalStore } from 'react'
import { type Held, joinTabs, reloadMs, type Tabs } from './other-tabs.ts'
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
  roundResumed,
  shownBalance,
  stakeAnswered,
  stakeSent,
  timePassed,
} from './undisclosed.rules.ts'

let current = nothingHidden
/** What another tab shows of its round, or what this one showed before its reload. */
let elsewhere: Held | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let elsewhereTimer: ReturnType<typeof setTimeout> | undefined
let tabs: Tabs | undefined
const listeners = new Set<() => void>()
const disclosed = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const hiddenSinceNow = (): number | undefined => hiddenSince(current) ?? elsewhere?.since

/** Does a change and says so to whom it concerns. */
const change = (act: () => void): void => {
  const wasHidden = resultsAreHidden()
  act()
  for (const listener of listeners) listener()
  if (wasHidden && !resultsAreHidden()) for (const act of disclosed) act()
}

const become = (next: Disclosure): void => {
  if (next === current) return
  change(() => {
    current = next
    wakeAtNextChange()
  })
  const [shown, since] = [shownBalance(next), hiddenSince(next)]
  tabs?.say(shown === undefined || since === undefined ? undefined : { shown, since })
}

const wakeAtNextChange = (): void => {
  clearTimeout(timer)
  const at = nextChange(current)
  if (at !== undefined) timer = setTimeout(wake, at - serverNow())
}
/** A timer may come a moment early, and the server's clock be measured anew: then it is not yet time. */
const wake = (): void => {
  const next = timePassed(current, serverNow())
  if (next === current) wakeAtNextChange()
  else become(next)
}

const becomeElsewhere = (held: Held | undefined, forMs = 0): void => {
  clearTimeout(elsewhereTimer)
  if (held) elsewhereTimer = setTimeout(() => becomeElsewhere(undefined), forMs)
  if (held?.shown !== elsewhere?.shown || held?.since !== elsewhere?.since) change(() => (elsewhere = held))
}

/** The game goes on in another tab; its page here may still run, and shows its round to the end. */
const taken = (own: Held | undefined): void => {
  if (own) becomeElsewhere(own, reloadMs)
  become(gameLeft(current))
}

/** A game is open; `says` names what it says of its rounds. Until it is left its results are shown around it only after it has shown them itself. */
export const holdResults = (game: GameWords): void => {
  tabs?.take()
  // The game may have a round to show again: it says so once its page runs.
  if (elsewhere) becomeElsewhere(elsewhere, reloadMs)
  become(gameOpened(current, game))
}
export const releaseResults = (): void => become(gameLeft(current))
/** A draw is shown on this page from its closing on: what it pays waits for `releaseDraw`. Games in other tabs go on; one that is open here holds back itself. */
export const holdDraw = (): void => {
  if (!current.game) become(gameOpened(current, { says: 'draw' }))
}
/** The draw has been shown, or is not shown here any more. */
export const releaseDraw = (): void => {
  if (current.game?.says === 'draw') become(gameLeft(current))
}
/** A stake is sent or taken back, beside a draw that is shown or without one; `noteStakeAnswered` follows, after the balance of its answer. */
export const noteStakeSent = (): void => become(stakeSent(current, serverNow()))
export const noteStakeAnswered = (staked: number): void => become(stakeAnswered(current, staked, serverNow()))
/** Without a stake it is a round that was decided earlier, and is shown again. */
export const noteBet = (won: number): void => {
  const before = elsewhere
  become(won === 0 ? roundResumed(current, before, serverNow()) : betSaid(current, won, serverNow()))
  becomeElsewhere(undefined)
}
export const noteReveal = (): void => {
  becomeElsewhere(undefined)
  become(revealSaid(current, serverNow()))
  tabs?.endTaken()
}
/** Every balance that the server says passes here, none after a newer one. `isPlay`: by a wager, or nobody knows by what. */
export const noteBalance = (won: number, isPlay: boolean): void =>
  become(balanceSaid(current, won, isPlay, serverNow()))
export const clearBalance = (): void => {
  becomeElsewhere(undefined)
  become(nothingHidden)
}

/** The cash as pages around a game show it; undefined before the server has said one. */
export const shownNow = (): number | undefined => elsewhere?.shown ?? shownBalance(current)
export const useShownBalance = (): number | undefined => useSyncExternalStore(subscribe, shownNow, () => undefined)

/** Since when results are held back (server's clock in ms), or undefined. */
export const useHiddenSince = (): number | undefined => useSyncExternalStore(subscribe, hiddenSinceNow, () => undefined)

export const resultsAreHidden = (): boolean => hiddenSinceNow() !== undefined

/** Calls `act` when what was held back may be shown. Returns how to stop. */
export const onDisclosed = (act: () => void): (() => void) => {
  disclosed.add(act)
  return () => disclosed.delete(act)
}

/** Storage may be switched off. */
const memory = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
if (typeof window !== 'undefined' && typeof BroadcastChannel !== 'undefined')
  tabs = joinTabs({ become: becomeElsewhere, taken }, memory(), (leave) => addEventListener('pagehide', leave))
