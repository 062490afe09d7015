import { useCallback, useEffect, useState } from 'react'
import type { WatchedTable } from '../../../../src/tables/watch/watch-shapes.ts'
import { CallFailed, isUnavailable } from '../../frame/calls.ts'
import { Loading } from '../../frame/loading.tsx'
import { languageOfPage, sayIn } from '../../frame/texts.ts'
import { useWhenReady } from '../../frame/when-ready.ts'
import type { TableLink } from '../store/table-link.ts'
import { WatchEnded } from './watch-ended.tsx'
import { WatchRoom } from './watch-room.tsx'

/** A live table for staff of the operator: the room of its players, in which nothing can be done. */
export function WatchPage({ link, open }: { link: TableLink; open: () => Promise<WatchedTable> }) {
  const [say] = useState(() => sayIn(languageOfPage()))
  const [watched, setWatched] = useState<WatchedTable>()
  const [failure, setFailure] = useState<'ended' | 'failed' | 'unavailable'>()
  const again = useCallback(() => {
    setFailure(undefined)
    open().then(setWatched, (error: unknown) => {
      if (isUnavailable(error)) setFailure('unavailable')
      else setFailure(error instanceof CallFailed && error.code === 'session-ended' ? 'ended' : 'failed')
    })
  }, [open])
  useEffect(() => {
    const language = languageOfPage()
    document.documentElement.lang = language === 'vn' ? 'vi' : language
    again()
  }, [again])
  useWhenReady(failure === 'unavailable', again)
  if (failure === 'ended') return <WatchEnded say={say} />
  if (watched) return <WatchRoom link={link} watched={watched} say={say} />
  return (
    <Loading
      name={undefined}
      failure={failure && say(failure === 'unavailable' ? 'errorUnavailable' : 'errorInternal')}
      say={say}
      onAgain={again}
      onCancel={() => window.close()}
    />
  )
}
