import { useCallback, useEffect, useState } from 'react'
import type { TableRoundAgain } from '../../../../src/tables/again/round-again-shapes.ts'
import { CallFailed, isUnavailable, openTableRound, replayTicket } from '../../frame/calls.ts'
import { postFailure, postState } from '../../frame/operator-window.ts'
import { languageOfPage, sayIn } from '../../frame/texts.ts'
import { useWhenReady } from '../../frame/when-ready.ts'

/** The round of the page's ticket. `failure`: why there is none, in words. */
export function useRound() {
  const language = languageOfPage()
  const say = sayIn(language)
  const [round, setRound] = useState<TableRoundAgain>()
  const [failure, setFailure] = useState<string>()
  const open = useCallback(() => {
    setFailure(undefined)
    openTableRound(replayTicket ?? '').then(
      (found) => {
        setRound(found)
        postState('maru:ready')
      },
      (error) => {
        const isOver = error instanceof CallFailed && error.code === 'ticket-ended'
        const passing = isUnavailable(error) ? 'errorUnavailable' : 'errorInternal'
        setFailure(say(isOver ? 'errorTicketEnded' : passing))
        postFailure(error)
      },
    )
  }, [say])
  useEffect(() => {
    document.documentElement.lang = language === 'vn' ? 'vi' : language
    open()
  }, [open, language])
  useWhenReady(failure === say('errorUnavailable'), open)
  return { round, failure, open, say, language }
}
