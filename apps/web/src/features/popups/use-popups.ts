import { useEffect, useRef } from 'react'
import { currentDialog, openDialog } from '../../shared/dialogs/dialogs.ts'
import { useMember, useSession } from '../../shared/session/session.ts'
import { loginPopupList } from './calls/login-popup-list.ts'
import { popupList } from './calls/popup-list.ts'
import { isHiddenToday } from './hidden-today.ts'
import { takeTurn } from './visit.ts'

const quietMs = 1_500

/** What may come by itself on a page. `messages`: a member's new messages alone. */
export type Popups = 'all' | 'messages' | 'none'

/** Also a dialog that a page shows by itself. */
const isSomethingOpen = (): boolean =>
  currentDialog() !== undefined || document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Once a visit and one thing only: a member's new messages, else the popups. */
export const usePopups = (which: Popups): void => {
  const isMember = useSession() !== undefined
  const unread = useMember()?.msgInfo.newMsg
  const newMessages = useRef(0)
  newMessages.current = unread ?? 0
  const isKnown = !isMember || unread !== undefined

  useEffect(() => {
    if (!isKnown || which === 'none') return
    let isGone = false
    const timer = setTimeout(async () => {
      const hasNew = newMessages.current > 0
      if (which === 'messages' && !hasNew) return
      // Whatever the visitor has opened goes first, and is all that comes.
      if (!takeTurn(isMember ? 'member' : 'guest') || isSomethingOpen()) return
      if (hasNew) return openDialog({ kind: 'messages' })
      const lists = await Promise.all([popupList(), isMember ? loginPopupList() : []]).catch(() => [])
      const popups = lists.flat().filter(({ bannerIdx }) => !isHiddenToday(bannerIdx))
      const single = popups.filter((one, at) => popups.findIndex((p) => p.bannerIdx === one.bannerIdx) === at)
      if (!isGone && single.length > 0 && !isSomethingOpen()) openDialog({ kind: 'popup', popups: single })
    }, quietMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isMember, isKnown, which])
}
