import { useEffect, useState } from 'react'

/** Of a box so much has to be seen that one knows what it is. */
const enoughPx = 96
const steps = Array.from({ length: 21 }, (_, step) => step / 20)

/** Whether a box begins so far below the edge of the window, or of what scrolls around it, that it is not noticed. */
export const useIsBelow = (box: Element | null): boolean => {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (!box) return setBelow(false)
    const observer = new IntersectionObserver(
      (entries) => {
        const { boundingClientRect: whole, intersectionRect: seen } = entries.at(-1) as IntersectionObserverEntry
        setBelow(seen.height < Math.min(enoughPx, whole.height - 1) && whole.top > 0)
      },
      { threshold: steps },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [box])
  return isBelow
}
