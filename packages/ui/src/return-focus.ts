import { useEffect, useRef, useState } from 'react'

/**
 * Radix gives the focus back to its own trigger only; our windows are opened by state.
 * Returns what to do when the window closes: the focus goes back to where it was when it opened.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [first] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  const opener = useRef<Element | null>(first)
  useEffect(() => {
    if (open) return
    const note = ({ target }: FocusEvent) => {
      // The item of a menu is gone by then: its trigger, focused before it, is the place to return to.
      if (target instanceof Element && !target.closest('[role="menu"]')) opener.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [open])
  return (event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
}
