import { useEffect } from 'react'
import { currentDialog, openDialog } from '../../shared/dialogs/dialogs.ts'
import { useMember, useSession } from '../../shared/session/session.ts'
import { loginPopupList } from './calls/login-popup-list.ts'
import { popupList } from './calls/popup-list.ts'
import { isHiddenToday } from './hidden-today.ts'

const quietMs = 1_500
const toldKey = 'maru_messages_told'

/** On the main page: the site's popups once, and after a login the new messages or the popups for members. */
export const usePopups = (): void => {
  const token = useSession()?.token
  const unread = useMember()?.msgInfo.newMsg ?? 0

  useEffect(() => {
    let isGone = false
    const timer = setTimeout(async () => {
      const lists = await Promise.all([popupList(), token ? loginPopupList() : []]).catch(() => [])
      const popups = lists.flat().filter(({ bannerIdx }) => !isHiddenToday(bannerIdx))
      const single = popups.filter((one, at) => popups.findIndex((p) => p.bannerIdx === one.bannerIdx) === at)
      // One modal at a time: whatever the member has opened goes first.
      if (!isGone && single.length > 0 && !currentDialog()) openDialog({ kind: 'popup', popups: single })
    }, quietMs)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [token])

  useEffect(() => {
    if (!token || unread === 0 || sessionStorage.getItem(toldKey) === token.slice(0, 8)) return
    if (currentDialog()) return
    sessionStorage.setItem(toldKey, token.slice(0, 8))
    openDialog({ kind: 'messages' })
  }, [token, unread])
}
