import { useEffect, useState } from 'react'

/** True once the condition has held for that long. */
export const useIsDownFor = (isDown: boolean, delayMs: number): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isDown) {
      setLong(false)
      return
    }
    const timer = setTimeout(() => setLong(true), delayMs)
    return () => clearTimeout(timer)
  }, [isDown, delayMs])
  return isLong
}
