import { onSession } from '@maru/client'
import { useSyncExternalStore } from 'react'
import { gamesAreDown } from '../../shared/live-state.ts'
import type { Layout } from '../../shared/navigation/index.ts'
import { closeGame } from './calls/close-game.ts'
import { type Launched, launchGame } from './calls/launch-game.ts'
import type { GameToOpen } from './game.ts'

/**
 * One game at a time. `opening`: the overlay is on. `frame`: in the site's own frame. `window`: in a window of its own.
 * `blocked`: the browser would not open that window by itself.
 */
export type GameWindow =
  | { phase: 'none' }
  | { phase: 'opening'; game: GameToOpen }
  | { phase: 'frame'; game: GameToOpen; url: string }
  | { phase: 'window'; game: GameToOpen; url: string; handle: WindowProxy }
  | { phase: 'blocked'; game: GameToOpen; url: string }
  | { phase: 'failed'; game: GameToOpen; problem: unknown }

const checkMs = 10_000
const windowFeatures = 'popup,width=1500,height=800'
const none: GameWindow = { phase: 'none' }

let current: GameWindow = none
let attempt = 0
let timer: ReturnType<typeof setInterval> | undefined
let afterClose: () => void = () => {}
const listeners = new Set<() => void>()

const become = (next: GameWindow): void => {
  current = next
  for (const listener of listeners) listener()
}

/** What happens when a game has ended: the balance is asked for again. */
export const onGameClosed = (act: () => void): void => {
  afterClose = act
}

export const currentGame = (): GameWindow => current
export const useGameWindow = (): GameWindow => useSyncExternalStore(subscribe, currentGame, () => none)

/** Opens a game and closes the one before. Resolves when it is known where it runs. */
export const openGame = async (game: GameToOpen, layout: Layout): Promise<GameWindow> => {
  end()
  if (gamesAreDown()) return current
  const mine = ++attempt
  become({ phase: 'opening', game })
  try {
    const launched = await launchGame(game, layout)
    if (mine !== attempt) return current
    if (needsWindow(launched)) openWindow(game, launched.gameurl)
    else become({ phase: 'frame', game, url: launched.gameurl })
  } catch (problem) {
    if (mine === attempt) become({ phase: 'failed', game, problem })
  }
  return current
}

/** Also by the member's own press, where the browser has refused it before. */
export const openWindow = (game: GameToOpen, url: string): void => {
  const handle = window.open(url, 'maru-game', windowFeatures)
  if (!handle) return become({ phase: 'blocked', game, url })
  become({ phase: 'window', game, url, handle })
  timer = setInterval(check, checkMs)
}

/** Ends the game that is open, in whichever window. */
export const endGame = (): void => {
  const was = current.phase
  end()
  if (was === 'none' || was === 'opening' || was === 'failed') return
  void closeGame().then(afterClose)
}

const end = (): void => {
  attempt++
  clearInterval(timer)
  if (current.phase === 'window' && !current.handle.closed) current.handle.close()
  become(none)
}

const check = (): void => {
  if (current.phase === 'window' && current.handle.closed) endGame()
}

// A page over https cannot frame one over http.
const needsWindow = ({ opensNewWindow, gameurl }: Launched): boolean =>
  opensNewWindow || (location.protocol === 'https:' && new URL(gameurl, location.href).protocol !== 'https:')

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Whoever is logged out plays no longer.
onSession((session) => {
  if (!session) end()
})
