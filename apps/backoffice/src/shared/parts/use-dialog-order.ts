import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Those that are open; the last one lies on top. */
const open: object[] = []
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Does another dialog lie over this one? When one closes, the focus goes back to where it was. */
export const useDialogOrder = (isOpen: boolean): boolean => {
  const [dialog] = useState(() => ({}))
  const isCovered = useSyncExternalStore(subscribe, () => open.includes(dialog) && open.at(-1) !== dialog)
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    open.push(dialog)
    notify()
    return () => {
      open.splice(open.indexOf(dialog), 1)
      notify()
      setTimeout(() => returnFocus(before))
    }
  }, [isOpen, dialog])
  return isCovered
}

const returnFocus = (before: Element | null) => {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
}
