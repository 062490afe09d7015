import { onSession, session, site } from '@maru/client'
import { useSyncExternalStore } from 'react'
import { addressOf, type Layout } from '../../shared/navigation/index.ts'
import { holdResults, noteBet, noteReveal, releaseResults } from '../../shared/undisclosed/undisclosed.ts'
import { closeGame } from './calls/close-game.ts'
import { launchGame } from './calls/launch-game.ts'
import { bestOf, type FrameMessage, readFrameMessage } from './frame-message.rules.ts'
import { type Opening, openingOf } from './frame-origin.rules.ts'
import { type FrameState, type FrameWatch, isOver, watchFrame } from './frame-watch.ts'
import type { GameToOpen } from './game.ts'
import { growInto } from './grow-into.ts'

/**
 * One game at a time. `opening`: the cover is on; `isSlow` when the vendor has not answered for ten seconds. `frame`: in the site's own frame. `window`: in a window of its own.
 * `blocked`: the browser would not open that window by itself.
 */
export type GameWindow =
  | { phase: 'none' }
  | { phase: 'opening'; game: GameToOpen; isSlow?: true }
  | { phase: 'frame'; game: GameToOpen; url: string; state: FrameState; hasSpoken: boolean }
  | { phase: 'window'; game: GameToOpen; url: string; handle: WindowProxy }
  | { phase: 'blocked'; game: GameToOpen; url: string }
  | { phase: 'failed'; game: GameToOpen; problem: unknown }

const checkMs = 10_000
const windowFeatures = 'popup,width=1500,height=800'
/** In the tab: the origin for which the site was loaded anew. */
const loadedForKey = 'maru.loaded-for'
const none: GameWindow = { phase: 'none' }

let current: GameWindow = none
let attempt = 0
let timer: ReturnType<typeof setInterval> | undefined
let frame: (() => Window | null | undefined) | undefined
let listener: GameListener = { closed: () => {}, balanceChanged: () => {}, deposit: () => {} }
let says: FrameMessage[] = []
let watch: FrameWatch | undefined
const listeners = new Set<() => void>()

const become = (next: GameWindow): void => {
  current = next
  for (const listener of listeners) listener()
}

/** What the site does when a game has ended, has moved money, or sends its player to the deposit. */
export type GameListener = { closed(): void; balanceChanged(): void; deposit(): void }
export const onGameWords = (acts: GameListener): void => {
  listener = acts
}

/** Where the frame is, so that its words are known from anybody else's. */
export const setGameFrame = (find: typeof frame): void => {
  frame = find
}

export const currentGame = (): GameWindow => current
export const useGameWindow = (): GameWindow => useSyncExternalStore(subscribe, currentGame, () => none)

/** What lies over the page. In its own place a game says itself that it could not be opened. */
export const isOverlaid = (shown: GameWindow): shown is Exclude<GameWindow, { phase: 'none' | 'opening' | 'frame' }> =>
  shown.phase === 'window' || shown.phase === 'blocked' || (shown.phase === 'failed' && !frame)

/** Opens a game and closes the one before. Resolves when it is known where it runs. */
export const openGame = async (game: GameToOpen, layout: Layout): Promise<GameWindow> => {
  end()
  const mine = ++attempt
  current = { phase: 'opening', game }
  growInto(() => become(current))
  timer = setInterval(() => become({ phase: 'opening', game, isSlow: true }), checkMs)
  try {
    const launched = await launchGame(game, layout)
    if (mine !== attempt) return current
    clearInterval(timer)
    says = launched.frameMessages
    const { gameurl, opensNewWindow } = launched
    const opening = opensNewWindow ? 'window' : await openingHere(gameurl)
    if (mine !== attempt) return current
    if (opening === 'anew') loadAnewFor(gameurl, game, layout)
    else if (opening === 'window') openWindow(game, gameurl)
    else {
      sessionStorage.removeItem(loadedForKey)
      holdResults({ says: bestOf(says) })
      become({ phase: 'frame', game, url: gameurl, state: 'waiting', hasSpoken: false })
      watch = watchFrame(says.includes('maru:ready'), follow)
    }
  } catch (problem) {
    if (mine !== attempt) return current
    clearInterval(timer)
    become({ phase: 'failed', game, problem })
  }
  return current
}

/** Also by the member's own press, where the browser has refused it before. */
export const openWindow = (game: GameToOpen, url: string): void => {
  const handle = window.open(url, 'maru-game', windowFeatures)
  if (!handle) return become({ phase: 'blocked', game, url })
  holdResults({ says: bestOf(says) })
  become({ phase: 'window', game, url, handle })
  timer = setInterval(check, checkMs)
}

/** Ends the game that is open, in whichever window. */
export const endGame = (): void => {
  const was = current.phase
  end()
  if (was === 'none' || was === 'opening' || was === 'failed') return
  void closeGame().then(() => listener.closed())
}

/** The browser has loaded the frame's page. */
export const frameLoaded = (): void => watch?.loaded()

const follow = (state: FrameState): void => {
  if (current.phase !== 'frame') return
  // Its page is taken away, and shows nothing any more.
  if (isOver(state)) releaseResults()
  become({ ...current, state, hasSpoken: true })
}

const end = (): void => {
  attempt++
  clearInterval(timer)
  watch?.stop()
  watch = undefined
  if (current.phase === 'window' && !current.handle.closed) current.handle.close()
  releaseResults()
  become(none)
}

const check = (): void => {
  if (current.phase === 'window' && (current.handle.closed || !session())) endGame()
}

/** Only the game's own window or frame is listened to, and only from the vendor's own origin. */
const onMessage = ({ source, origin, data }: MessageEvent): void => {
  if (current.phase !== 'window' && current.phase !== 'frame') return
  const own = current.phase === 'window' ? current.handle : frame?.()
  if (!own || source !== own || origin !== new URL(current.url, location.href).origin) return
  const message = readFrameMessage(data)
  if (message) acts[message.type](message.stake)
}

const acts: Record<FrameMessage, (stake: number) => void> = {
  'maru:loading': () => watch?.said('maru:loading'),
  'maru:ready': () => watch?.said('maru:ready'),
  'maru:failed': () => watch?.said('maru:failed'),
  'maru:session-ended': () => watch?.said('maru:session-ended'),
  'maru:bet': noteBet,
  'maru:revealed': noteReveal,
  'maru:balance-changed': () => listener.balanceChanged(),
  'maru:closed': () => endGame(),
  'maru:deposit': () => {
    endGame()
    listener.deposit()
  },
}

const openingHere = async (url: string): Promise<Opening> => {
  const { frameOrigins } = await site()
  return openingOf(url, { href: location.href, frameOrigins, loadedFor: sessionStorage.getItem(loadedForKey) })
}

/** The page of the game opens it again: its launch ends the one that was answered here. */
const loadAnewFor = (url: string, { vendorKey, gameKey, gameType }: GameToOpen, layout: Layout): void => {
  sessionStorage.setItem(loadedForKey, new URL(url, location.href).origin)
  location.assign(addressOf({ to: 'game', search: { vendor: vendorKey, game: gameKey, type: gameType } }, layout))
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

if (typeof window !== 'undefined') window.addEventListener('message', onMessage)

// Whoever is logged out plays no longer.
onSession((session) => {
  if (!session) end()
})
