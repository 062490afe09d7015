import { useCallback, useEffect, useState } from 'react'
import type { SessionShown } from '../../../../src/play/play-shapes.ts'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { CallFailed, isUnavailable } from '../../frame/calls.ts'
import { postFailure } from '../../frame/operator-window.ts'
import { languageOfPage, type Say } from '../../frame/texts.ts'
import { useWhenReady } from '../../frame/when-ready.ts'

export type OpenedSession = { session: SessionShown; said: TableSaid }

/** The session of the page, and the table that it was opened at. */
export function useSession(open: () => Promise<SessionShown>, say: Say) {
  const [opened, setOpened] = useState<OpenedSession>()
  const [failure, setFailure] = useState<string>()
  const again = useCallback(async () => {
    setFailure(undefined)
    try {
      const session = await open()
      if (session.game.kind !== 'table') throw new CallFailed('internal')
      setOpened({ session, said: session.game })
    } catch (error) {
      const isEnded = error instanceof CallFailed && error.code === 'session-ended'
      const passing = isUnavailable(error) ? 'errorUnavailable' : 'errorInternal'
      setFailure(say(isEnded ? 'errorSessionEnded' : passing))
      postFailure(error)
    }
  }, [open, say])
  useEffect(() => {
    const language = languageOfPage()
    document.documentElement.lang = language === 'vn' ? 'vi' : language
    void again()
  }, [again])
  useWhenReady(failure === say('errorUnavailable'), () => void again())
  return { opened, failure, again }
}
