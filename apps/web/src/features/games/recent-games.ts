import type { Game } from './game.ts'

type Opened = Pick<Game, 'vendorKey' | 'gameKey'>
type Stored = { owner: string; games: Opened[] }

const name = 'maru-recent-games'
export const mostRecent = 6

/** The games that this member opened last on this device, newest first. Storage may be switched off or hold anything. */
export const recentGames = (owner: string): Opened[] => {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? 'null') as Stored | null
    if (stored?.owner !== owner || !Array.isArray(stored.games)) return []
    return stored.games.filter((game) => typeof game?.vendorKey === 'string' && typeof game.gameKey === 'string')
  } catch {
    return []
  }
}

export const noteRecent = (owner: string, { vendorKey, gameKey }: Opened): void => {
  const others = recentGames(owner).filter((game) => game.vendorKey !== vendorKey || game.gameKey !== gameKey)
  const games = [{ vendorKey, gameKey }, ...others].slice(0, mostRecent)
  try {
    localStorage.setItem(name, JSON.stringify({ owner, games } satisfies Stored))
  } catch {
    // Without storage no game is remembered.
  }
}
