import { type RefObject, useEffect, useState } from 'react'
import { openStream, type Video } from './open-stream.ts'
import { type StreamState, StreamWatch } from './stream-watch.ts'

const LOOK_MS = 250
/** A page that nobody sees for so long loads nothing more, ms. */
const HIDDEN_MS = 15_000

/** Follows a stream in an element until it is no longer wanted. Undefined where there is none. */
export function useStream(element: RefObject<HTMLVideoElement | null>, video: Video | undefined) {
  const [state, setState] = useState<StreamState>()
  const [again, setAgain] = useState(0)
  const isSeen = useSeen()
  const { kind, url } = video ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for a new try
  useEffect(() => {
    const { current } = element
    if (!current || !kind || !url || !isSeen) return setState(undefined)
    setState('loading')
    const watch = new StreamWatch(openStream(current, { kind, url }), setState)
    watch.start(performance.now())
    const timer = setInterval(() => watch.look(performance.now()), LOOK_MS)
    return () => {
      clearInterval(timer)
      watch.stop()
    }
  }, [element, kind, url, isSeen, again])
  return { state, retry: () => setAgain((before) => before + 1) }
}

function useSeen(): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') setSeen(true)
      else timer = setTimeout(() => setSeen(false), HIDDEN_MS)
    }
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return isSeen
}
