import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Options<Asked> = {
  isPaused: boolean
  send: (asked: Asked) => Promise<unknown>
  onDone: (asked: Asked) => void
  /** What is asked now instead, where a refusal changes only that. */
  askAgain?: (problem: unknown, asked: Asked) => Asked | undefined
  onRefused: (problem: unknown) => void
}

/** From the pressed button, over what is asked before, to the answer. What was shown when it was asked is what is sent, once. */
export const useAskedRequest = <Asked>({ isPaused, send, onDone, askAgain, onRefused }: Options<Asked>) => {
  const [asked, setAsked] = useState<Asked>()
  const [refusal, setRefusal] = useState<{ problem: unknown }>()
  const isUnderWay = useRef(false)
  const refuse = useEffectEvent(onRefused)
  // After the window, which gives the focus back where it came from as it closes.
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => refuse(refusal.problem))
    return () => clearTimeout(timer)
  }, [refusal])
  const request = async (what: Asked) => {
    // The second of two clicks comes before the button knows of the first.
    if (isUnderWay.current || isPaused) return
    isUnderWay.current = true
    try {
      await send(what)
      setAsked(undefined)
      onDone(what)
    } catch (problem) {
      const next = askAgain?.(problem, what)
      setAsked(next)
      if (!next) setRefusal({ problem })
    } finally {
      isUnderWay.current = false
    }
  }
  return { asked, ask: setAsked, request, close: () => setAsked(undefined) }
}
