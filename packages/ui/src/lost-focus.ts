import { type RefObject, useEffect, useRef } from 'react'

/**
 * What is pressed may be replaced by what it leads to, and the focus would begin anew at the top of the page. Where it is lost by a change of `state`, what is marked
 * `data-next` in the box takes it. `isOpened`: the box itself came in the place of what was pressed.
 */
export function useLostFocus(box: RefObject<HTMLElement | null>, state: unknown, isOpened = false): void {
  const before = useRef<unknown>(isOpened ? box : state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) box.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [box, state])
}
