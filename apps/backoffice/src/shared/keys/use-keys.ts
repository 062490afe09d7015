import { useEffect, useRef, useSyncExternalStore } from 'react'
import { singleKeys } from '../settings.ts'
import { isCharacter, isForPage, type KeyName, keyNames, meaningsOf, tradingKeyNames, type Where } from './keymap.ts'

/** Undefined: the key does nothing now, and is not shown. */
export type KeyHandlers = Partial<Record<KeyName, (() => void) | undefined>>

/** The last one that was put on gets the key first: the confirm bar before the queue, the queue before the shell. */
const stack: { current: KeyHandlers }[] = []

const listeners = new Set<() => void>()
let actingNames = ''
const noteActing = (): void => {
  const names = [...keyNames, ...tradingKeyNames].filter((name) => stack.some(({ current }) => current[name])).join(' ')
  if (names === actingNames) return
  actingNames = names
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The keys that do something now. */
export const useActingKeys = (): ReadonlySet<string> =>
  new Set(useSyncExternalStore(subscribe, () => actingNames).split(' '))

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
  // A row of a table took it.
  if (event.defaultPrevented) return
  if (singleKeys.get() === 'off' && isCharacter(event)) return
  const where = whereIs(event.target)
  const names = meaningsOf(event).filter((name) => isForPage(name, where))
  const acting = stack.flatMap(({ current }) => names.flatMap((name) => current[name] ?? []))
  const handler = acting.at(-1)
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
      noteActing()
    }
  }, [])
  useEffect(noteActing)
}
