import { serverNow } from '@maru/client'
import { useEffect, useRef, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from './draft.ts'

const restMs = 800

/** Writes what is being written into the browser, shortly after the last key. `savedAt`: when it was. */
export const useDraft = (owner: string, place: string, first: { title: string; html: string }) => {
  const [found] = useState(() => readDraft(owner, place))
  const [title, setTitle] = useState(found?.title ?? first.title)
  const [html, setHtml] = useState(found?.html ?? first.html)
  const [savedAt, setSavedAt] = useState<number | undefined>(found?.at)
  const isTouched = useRef(false)
  useEffect(() => {
    if (!isTouched.current) return
    const timer = setTimeout(() => {
      const at = serverNow()
      if (writeDraft(owner, place, { title, html, at })) setSavedAt(at)
    }, restMs)
    return () => clearTimeout(timer)
  }, [owner, place, title, html])
  const touched =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      isTouched.current = true
      set(value)
    }
  return {
    title,
    html,
    savedAt,
    isRestored: found !== undefined,
    setTitle: touched(setTitle),
    setHtml: touched(setHtml),
    drop: () => {
      isTouched.current = false
      dropDraft(owner, place)
    },
  }
}
