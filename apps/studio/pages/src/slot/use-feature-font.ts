import { useEffect } from 'react'
import type { Say } from '../frame/texts.ts'

/** Words that first appear in the middle of a round must not wait for their part of the font; nor the game for them. */
export function useFeatureFont(say: Say, ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    const words = [
      say('freeSpins', { n: 0 }),
      say('freeSpin', { i: 0, n: 0 }),
      say('respinsLeft', { n: 0 }),
      say('respins'),
      say('allLit'),
    ].join('')
    const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display')
    // A fallback that this machine does not have is no fault: the words are drawn in the next one.
    document.fonts.load(`700 20px ${family}`, words).catch(() => undefined)
  }, [say, ready])
}
