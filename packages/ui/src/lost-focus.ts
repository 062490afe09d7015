import { type RefObject, useEffect } from 'react'

let last: Element | null = null
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null
  })

const isLost = (): boolean => document.activeElement === document.body && last !== null && !last.isConnected

/**
 * What is pressed may be replaced by what it leads to, and the focus would begin anew at the top of the page. Where it was lost in this way before the box came, or by a
 * change of its `state`, the box takes it, or what is marked `data-next` in it.
 */
export function useLostFocus(box: RefObject<HTMLElement | null>, state?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when the state has changed
  useEffect(() => {
    if (isLost()) (box.current?.querySelector<HTMLElement>('[data-next]') ?? box.current)?.focus()
  }, [box, state])
}
