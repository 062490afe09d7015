import { setLive } from '../shared/live/live-state.ts'

type Ending = { goToLogin: (next: string) => Promise<void>; clear: () => void }
let ending: Ending | undefined

/** The router needs the queries and the queries need the router: they meet here. */
export const onSessionEnd = (how: Ending): void => {
  ending = how
}

/** Several calls fail at once when a session is lost; one of them leads to the login. */
export const endSession = (): void => {
  if (location.pathname === '/login') return
  setLive(false)
  // Clearing the cache while the page still stands would make it ask again.
  void ending?.goToLogin(`${location.pathname}${location.search}`).then(ending.clear)
}
