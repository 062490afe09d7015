import { useEffect, useState } from 'react'

/** True once the condition has held for that long. */
export const useIsDownFor = (isDown: boolean, patienceMs: number): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isDown) {
      setLong(false)
      return
    }
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isDown, patienceMs])
  return isLong
}
