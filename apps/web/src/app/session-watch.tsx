import { type EndReason, onSession, refreshSession, serverNow } from '@maru/client'
import { loadArea, textOf, useText } from '@maru/i18n/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { closeDialog } from '../shared/dialogs/dialogs.ts'
import { navigate } from '../shared/navigation/index.ts'
import { useSession } from '../shared/session/session.ts'
import { codeNamesSupport } from '../shared/support/support.rules.ts'
import { SupportLine } from '../shared/support/support-line.tsx'
import { notify } from '../shared/toast.ts'
import { clearBalance } from '../shared/undisclosed/undisclosed.ts'

const refreshBeforeMs = 5 * 60_000
const longestTimerMs = 2 ** 31 - 1

/** Keeps the session alive while the page is open, and says to the member why it ended. */
export function SessionWatch() {
  const say = useText('common')
  const queries = useQueryClient()
  const expiresAt = useSession()?.expiresAt

  useEffect(() => {
    if (expiresAt === undefined) return
    const waitMs = Math.max(0, expiresAt - serverNow() - refreshBeforeMs)
    const timer = setTimeout(() => void refreshSession(), Math.min(waitMs, longestTimerMs))
    return () => clearTimeout(timer)
  }, [expiresAt])

  useEffect(
    () =>
      onSession((session, reason) => {
        if (session) return
        clearBalance()
        // What belonged to the member goes; what everybody may see stays.
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'member' || queryKey[0] === 'own' })
        closeDialog()
        // Its own page says everything.
        if (reason === 'B0093') return
        navigate({ to: 'main' })
        const note = codeNamesSupport(reason) ? <SupportLine /> : undefined
        void endText(reason, say).then((words) =>
          reason === 'logout' ? notify.note(words) : notify.error(words, { note }),
        )
      }),
    [queries, say],
  )
  return null
}

const endText = async (reason: EndReason | undefined, say: ReturnType<typeof useText<'common'>>): Promise<string> => {
  if (reason === 'logout') return say('notice.loggedOut')
  if (reason === 'TK999') return say('notice.sameId')
  if (reason === 'TK001' || reason === undefined || reason === 'OFFLINE' || reason === 'BROKEN')
    return say('notice.sessionEnded')
  await loadArea('result-codes')
  return textOf('result-codes', reason)
}
