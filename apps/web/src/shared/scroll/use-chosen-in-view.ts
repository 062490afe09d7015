import { type RefObject, useLayoutEffect, useRef } from 'react'

/** At the end of a row, and at its start once it is scrolled, px: there it fades. */
const FADE = 36

/** For a row that scrolls sideways: what is chosen in it comes into view, without moving the page. */
export const useChosenInView = <Row extends HTMLElement>(chosen: unknown, selector: string): RefObject<Row | null> => {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes into view whenever another one is chosen.
  useLayoutEffect(() => {
    const box = row.current?.getBoundingClientRect()
    const one = row.current?.querySelector(selector)?.getBoundingClientRect()
    if (!row.current || !box || !one) return
    const middle = one.left + one.width / 2 - (box.left + box.width / 2)
    const start = row.current.scrollLeft > 0 ? FADE : 0
    if (one.left < box.left + start || one.right > box.right - FADE) row.current.scrollLeft += middle
  }, [chosen, selector])
  return row
}
