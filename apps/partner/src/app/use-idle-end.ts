import { useEffect } from 'react'
import { createTouched } from './touched.ts'

const LOOK_MS = 15_000
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Calls when nobody has touched this page, or another of the site in this browser, for so many minutes, whatever they ask of the server meanwhile. */
export const useIdleEnd = (minutes: number | undefined, end: () => void): void =>
  useEffect(() => {
    if (minutes === undefined) return
    const { note, at } = createTouched()
    note()
    for (const sign of SIGNS) addEventListener(sign, note, { passive: true })
    const timer = setInterval(() => {
      if (Date.now() - at() >= minutes * 60_000) end()
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, note)
    }
  }, [minutes, end])
