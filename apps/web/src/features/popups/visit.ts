import { onSession, session } from '@maru/client'
import { onLocation } from '../../shared/navigation/index.ts'

type Who = 'guest' | 'member'
const offeredKey = 'maru_offered'

// Why something may come by itself: the page was just loaded, or somebody has just logged in. Going about in the site is no reason.
let reason: 'load' | 'login' | undefined = 'load'

/** From the first page of a load on; before, addresses are only corrected. */
export const watchVisit = (): void => {
  let wasIn = session() !== undefined
  onLocation(() => {
    if (reason === 'load') reason = undefined
  })
  onSession(() => {
    const isIn = session() !== undefined
    if (isIn && !wasIn) reason = 'login'
    // The next login is a visit of its own.
    if (!isIn) sessionStorage.removeItem(offeredKey)
    wasIn = isIn
  })
}

/** Whether popups or new messages may come to this visitor now: once a visit. A yes is not said again. */
export const takeTurn = (who: Who): boolean => {
  const may = reason !== undefined && sessionStorage.getItem(offeredKey) !== who
  reason = undefined
  if (may) sessionStorage.setItem(offeredKey, who)
  return may
}
