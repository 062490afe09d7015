import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMember } from '../../shared/session/session.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { holdPoints, releasePoints } from '../../shared/undisclosed/held-points.ts'
import { type Rotary, rotaryWheel, type Spin, useSpin } from './calls/rotary.ts'
import { turnTo } from './wheel.rules.ts'

export const TURN_MS = 4_200
const WHOLE_TURNS = 5

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A spin from the press to its result. It is drawn before the wheel turns, and nothing says the result before it has stopped. */
export const useTurning = (wheel: Rotary) => {
  const queries = useQueryClient()
  const notifyProblem = useNotifyProblem()
  const points = useMember()?.member.pointAmt ?? 0
  const spin = useSpin()
  const [degrees, setDegrees] = useState(0)
  const [turning, setTurning] = useState<Spin>()
  const [result, setResult] = useState<Spin>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      releasePoints()
    },
    [],
  )
  const stop = (drawn: Spin) => {
    releasePoints()
    setTurning(undefined)
    setResult(drawn)
    void queries.invalidateQueries({ queryKey: ['own'] })
  }
  const start = () => {
    if (spin.isPending || turning) return
    setResult(undefined)
    holdPoints(points)
    spin.mutate(
      { table: wheel.table, number: wheel.next.number },
      {
        onSuccess: (drawn) => {
          setDegrees((now) => turnTo(now, drawn.roll, drawn.slices, wantsStillness() ? 0 : WHOLE_TURNS))
          if (wantsStillness()) return stop(drawn)
          setTurning(drawn)
          timer.current = setTimeout(() => stop(drawn), TURN_MS)
        },
        onError: (problem) => {
          releasePoints()
          notifyProblem(problem)
          void queries.invalidateQueries({ queryKey: rotaryWheel.queryKey })
        },
      },
    )
  }
  const isTurning = turning !== undefined || spin.isPending
  // What it was drawn by stays on the page until it has stopped.
  return { start, degrees, isTurning, result, slices: turning?.slices ?? wheel.slices }
}
