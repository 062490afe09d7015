import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { captchaSound } from './calls/captcha.ts'

/** Says the digits of a picture, or stops saying them. It stops by itself with the picture, and with the form. */
export const useCaptchaSound = (captchaId: string | undefined, onProblem: (problem: unknown) => void) => {
  const queries = useQueryClient()
  const playing = useRef<HTMLAudioElement>(undefined)
  const [isSpeaking, setSpeaking] = useState(false)

  const stop = useCallback(() => {
    playing.current?.pause()
    playing.current = undefined
    setSpeaking(false)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has another sound.
  useEffect(() => stop, [captchaId, stop])

  const speak = async (id: string): Promise<void> => {
    // Made in the press itself: a browser may refuse sound to what comes later.
    const own = new Audio()
    playing.current = own
    setSpeaking(true)
    try {
      const { audio } = await queries.fetchQuery(captchaSound(id))
      if (playing.current !== own) return
      own.src = audio
      own.onended = stop
      await own.play()
    } catch (problem) {
      // Stopped meanwhile: that is no problem.
      if (playing.current !== own) return
      stop()
      onProblem(problem)
    }
  }
  return {
    isSpeaking,
    toggle: () => {
      if (isSpeaking) stop()
      else if (captchaId !== undefined) void speak(captchaId)
    },
  }
}
