import { useEffect } from 'react'

const LOOK_MS = 15_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Calls when nobody has touched this page for so many minutes, whatever it asks of the server meanwhile. */
export const useIdleEnd = (minutes: number | undefined, end: () => void): void =>
  useEffect(() => {
    if (minutes === undefined) return
    let touchedAt = Date.now()
    const note = () => {
      touchedAt = Date.now()
    }
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true })
    const timer = setInterval(() => {
      if (Date.now() - touchedAt >= minutes * 60_000) end()
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, note)
    }
  }, [minutes, end])
