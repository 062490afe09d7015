import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How wide an element stands, in CSS pixels: a chart of just that width has letters of their own size. `first`: until it is measured. */
export const useOwnWidth = <Element extends HTMLElement>(first: number): [RefObject<Element | null>, number] => {
  const box = useRef<Element>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const measure = () => setWidth(Math.max(240, Math.round(current.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
