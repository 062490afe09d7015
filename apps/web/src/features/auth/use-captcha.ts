import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { captcha } from './calls/captcha.ts'
import { useCaptchaSound } from './use-captcha-sound.ts'

/**
 * The picture that the answer belongs to; nothing while another one comes or cannot be had. A try without its picture would count as
 * a failed one. `onNew`: what was typed is about a picture that is gone.
 */
export const useCaptcha = (onNew: () => void) => {
  const { data, isSuccess, isFetching, isError, refetch } = useQuery(captcha)
  const problemText = useProblemText()
  const id = data?.captchaId
  const { isSpeaking, toggle } = useCaptchaSound(id, (problem) => notify.error(problemText(problem)))
  const before = useRef(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the picture that changes, not what is done then.
  useEffect(() => {
    if (id === before.current) return
    before.current = id
    if (id !== undefined) onNew()
  }, [id])
  return {
    picture: isSuccess && !isFetching ? data : undefined,
    /** Stays in view until the next is there. */
    image: isError ? undefined : data?.image,
    isFailed: isError && !isFetching,
    renew: () => void refetch(),
    isSpeaking,
    /** Says the digits, or stops. */
    speak: toggle,
  }
}
