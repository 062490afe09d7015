import { serverNow } from '@maru/client'
import { useEffect, useRef, useState } from 'react'
import { dropDraft, readDraft, saysSomething, writeDraft } from './draft.ts'

const restMs = 800

/** Writes what is being written into the browser, shortly after the last key. `savedAt`: when it was. */
export const useDraft = (owner: string, place: string, first: { title: string; html: string }) => {
  const [found] = useState(() => readDraft(owner, place))
  const [title, setTitle] = useState(found?.title ?? first.title)
  const [html, setHtml] = useState(found?.html ?? first.html)
  const [savedAt, setSavedAt] = useState<number | undefined>(found?.at)
  const isTouched = useRef(false)
  const save = useRef(() => {})
  save.current = () => {
    if (!isTouched.current) return
    isTouched.current = false
    if (title.trim() === '' && !saysSomething(html)) {
      dropDraft(owner, place)
      return setSavedAt(undefined)
    }
    const at = serverNow()
    if (writeDraft(owner, place, { title, html, at })) setSavedAt(at)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => save.current(), restMs)
    return () => clearTimeout(timer)
  }, [title, html])
  // Who leaves in the middle of a word loses nothing of it.
  useEffect(() => {
    const leave = () => save.current()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
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
    isRestored: found !== undefined && savedAt === found.at,
    setTitle: touched(setTitle),
    setHtml: touched(setHtml),
    drop: () => {
      isTouched.current = false
      dropDraft(owner, place)
    },
  }
}
