import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Size of an element in CSS pixels, followed as it grows and shrinks; unknown before the first layout. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const read = () =>
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = current
        return before?.width === width && before.height === height ? before : { width, height }
      })
    read()
    const observer = new ResizeObserver(read)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
