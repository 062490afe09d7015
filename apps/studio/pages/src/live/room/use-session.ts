import { useCallback, useEffect, useState } from 'react'
import type { SessionShown } from '../../../../src/play/play-shapes.ts'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { CallFailed } from '../../frame/calls.ts'
import { postState } from '../../frame/operator-window.ts'
import { languageOfPage, type Say } from '../../frame/texts.ts'

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
      setFailure(say(isEnded ? 'errorSessionEnded' : 'errorInternal'))
      postState('maru:failed')
    }
  }, [open, say])
  useEffect(() => {
    const language = languageOfPage()
    document.documentElement.lang = language === 'vn' ? 'vi' : language
    void again()
  }, [again])
  return { opened, failure, again }
}
