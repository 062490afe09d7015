import { type RefObject, useEffect, useRef, useState } from 'react'
import { readFrameMessage } from './frame-message.rules.ts'
import { type FrameState, type FrameWatch, type FrameWords, watchFrame } from './frame-watch.ts'

const words: readonly string[] = ['maru:loading', 'maru:ready', 'maru:failed'] satisfies FrameWords[]

/** How far a page at `url` in a frame of its own has come, one that plays nothing. */
export const useFrameState = (
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
): { state: FrameState; loaded: () => void } => {
  const [state, setState] = useState<FrameState>('waiting')
  const watch = useRef<FrameWatch>(undefined)
  useEffect(() => {
    if (url === undefined) return
    const own = watchFrame(false, setState)
    watch.current = own
    const onMessage = ({ source, origin, data }: MessageEvent): void => {
      if (source !== frame.current?.contentWindow || origin !== new URL(url).origin) return
      const message = readFrameMessage(data)
      if (message && words.includes(message.type)) own.said(message.type as FrameWords)
    }
    addEventListener('message', onMessage)
    return () => {
      removeEventListener('message', onMessage)
      own.stop()
    }
  }, [url, frame])
  return { state, loaded: () => watch.current?.loaded() }
}
