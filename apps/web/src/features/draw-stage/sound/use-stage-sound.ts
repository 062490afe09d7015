import { useEffect } from 'react'
import type { Cue } from '../rules/timeline.ts'
import { soundOf } from './stage-sound.ts'

const everyMs = 80
/** The last sound of a draw rings out. */
const ringsMs = 4_000

/** Plays what is still to come while it is on. */
export const useStageSound = (cues: readonly Cue[], now: () => number, isOn: boolean): void => {
  useEffect(() => {
    const lastMs = Math.max(...cues.map(({ atMs }) => atMs))
    if (!isOn || now() > lastMs) return
    const sound = soundOf(cues, now())
    sound.advanceTo(now())
    let end: ReturnType<typeof setTimeout> | undefined
    const timer = setInterval(() => {
      sound.advanceTo(now())
      if (now() <= lastMs) return
      clearInterval(timer)
      end = setTimeout(sound.stop, ringsMs)
    }, everyMs)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
      sound.stop()
    }
  }, [cues, now, isOn])
}
