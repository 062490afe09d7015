import { serverNow } from '@maru/client'
import type { MiniResultOut } from '@maru/contract'
import { useCallback, useEffect, useState } from 'react'
import { holdDraw, releaseDraw } from '../../shared/undisclosed/undisclosed.ts'
import type { Phase } from './phase.rules.ts'

/** Who comes later than this sees the result at once. */
const watchMs = 14_000
/** So long a draw may take to be shown, before its result is shown without it. */
const longestMs = 25_000
/** The result stays on the stage for a while. */
const lingerMs = 30_000

type Seen = { roundId: string; agoMs: number }
export type DrawShow = { result: MiniResultOut; agoMs: number }

/**
 * The newest draw while it is being shown, and what may be known of results meanwhile. `end`: it has been shown. Until then the balance around waits,
 * where the member is logged in (`holds`). `stays`: nothing on the page moves while a member chooses.
 */
export const useDrawShow = (
  results: readonly MiniResultOut[] | undefined,
  phase: Phase,
  { holds, stays }: { holds: boolean; stays: boolean },
) => {
  const newest = results?.[0]
  const [seen, setSeen] = useState<Seen>()
  const [ended, setEnded] = useState('')
  const [closed, setClosed] = useState('')
  const [replay, setReplay] = useState<MiniResultOut>()
  const [isReplayOver, setReplayOver] = useState(false)
  if (newest && seen?.roundId !== newest.roundId)
    setSeen({ roundId: newest.roundId, agoMs: Math.max(0, serverNow() - Date.parse(newest.drawAt)) })

  const roundId = newest?.roundId ?? ''
  const isShown = newest?.draw != null && seen?.roundId === roundId && seen.agoMs < watchMs && closed !== roundId
  const isRevealed = !isShown || ended === roundId
  const mayPay = phase === 'closed' || phase === 'drawing' || !isRevealed

  const end = useCallback(() => (replay ? setReplayOver(true) : setEnded(roundId)), [replay, roundId])
  const close = useCallback(() => {
    setEnded(roundId)
    setClosed(roundId)
    setReplay(undefined)
  }, [roundId])

  // A stage that fails must not hold anything back for ever.
  useTimer(isRevealed ? undefined : longestMs, end)
  useTimer(isShown && isRevealed && !replay && !stays ? lingerMs : undefined, close)
  useEffect(() => {
    if (!holds || !mayPay) return
    holdDraw()
    return releaseDraw
  }, [holds, mayPay])

  const shown: DrawShow | undefined = replay
    ? { result: replay, agoMs: 0 }
    : isShown && newest && seen
      ? { result: newest, agoMs: seen.agoMs }
      : undefined
  return {
    shown,
    /** Of a replay it is known all the time. */
    isRevealed,
    /** The picture moves: there is no result on it yet. */
    isRunning: shown !== undefined && (replay ? !isReplayOver : !isRevealed),
    /** The round whose result is not to be shown yet. */
    secretRound: isRevealed ? undefined : roundId,
    results: isRevealed ? (results ?? []) : (results ?? []).slice(1),
    end,
    close,
    replay: (result: MiniResultOut) => {
      setReplayOver(false)
      setReplay(result)
    },
  }
}

const useTimer = (afterMs: number | undefined, act: () => void): void => {
  useEffect(() => {
    if (afterMs === undefined) return
    const timer = setTimeout(act, afterMs)
    return () => clearTimeout(timer)
  }, [afterMs, act])
}
