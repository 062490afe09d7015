import { useEffect, useRef } from 'react'
import { isForPage, type KeyName, keyOf, type Where } from './keymap.ts'

export type KeyHandlers = Partial<Record<KeyName, () => void>>

/** The last one that was put on gets the key first: the confirm bar before the queue, the queue before the shell. */
const stack: { current: KeyHandlers }[] = []

const whereIs = (target: EventTarget | null): Where => {
  const element = target instanceof HTMLElement ? target : undefined
  return {
    isTyping: element?.matches('input, textarea, select, [contenteditable="true"]') ?? false,
    isInDialog:
      (element?.closest('[role="dialog"]') ?? document.querySelector('[role="dialog"][aria-modal="true"]')) !== null,
    isOnControl: element?.matches('button, a[href], summary') ?? false,
  }
}

const onKeyDown = (event: KeyboardEvent) => {
  const name = keyOf(event)
  if (name === undefined || !isForPage(name, whereIs(event.target))) return
  const handler = stack.findLast((handlers) => handlers.current[name])?.current[name]
  if (!handler) return
  event.preventDefault()
  handler()
}

/** Puts handlers on for as long as the component is shown. */
export const useKeys = (handlers: KeyHandlers): void => {
  const held = useRef(handlers)
  held.current = handlers
  useEffect(() => {
    if (stack.length === 0) window.addEventListener('keydown', onKeyDown)
    stack.push(held)
    return () => {
      stack.splice(stack.indexOf(held), 1)
      if (stack.length === 0) window.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
