import { useEffect } from 'react'
import type { Cue } from '../rules/timeline.ts'
import { soundOf } from './stage-sound.ts'

const everyMs = 80

/** Plays what is still to come while it is on. */
export const useStageSound = (cues: readonly Cue[], now: () => number, isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return
    const sound = soundOf(cues, now())
    sound.advanceTo(now())
    const timer = setInterval(() => sound.advanceTo(now()), everyMs)
    return () => {
      clearInterval(timer)
      sound.stop()
    }
  }, [cues, now, isOn])
}
