import { serverNow } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import type { ReactNode } from 'react'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import { useCancelBet } from './calls/cancel-bet.ts'

type Props = {
  game: Minigame
  slipId: string
  stake: number
  until: string
  seconds: number
  label: string
  /** Takes its place when its time is over. */
  after: ReactNode
}

/** Takes a bet back, as long as its dial runs. */
export function CancelBet({ game, slipId, stake, until, seconds, label, after }: Props) {
  const say = useText('minigames')
  const problemText = useProblemText()
  const cancel = useCancelBet(game)
  const left = useCountdown(Date.parse(until), { now: serverNow })
  if (left <= 0) return after
  const press = () =>
    cancel.mutate(
      { slipId, stake },
      {
        onSuccess: () => notify.ok(say('play.cancel.done')),
        onError: (problem) => notify.error(problemText(problem)),
      },
    )
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={cancel.isPending || undefined}
      disabled={cancel.isPending}
      onClick={press}
      className="inline-flex h-8 items-center gap-1.5 rounded-full bg-surface-3 pr-3 pl-1.5 font-semibold text-13 hover:bg-surface-hover disabled:text-text-3 touch:h-11"
    >
      <span className="relative grid size-6 place-items-center">
        <svg viewBox="0 0 24 24" className="absolute inset-0" aria-hidden="true">
          <circle cx="12" cy="12" r="10.5" fill="none" stroke="var(--line)" strokeWidth="2" />
          <circle
            cx="12"
            cy="12"
            r="10.5"
            fill="none"
            stroke="var(--focus)"
            strokeWidth="2"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${Math.min(100, (left / Math.max(1, seconds)) * 100)} 100`}
            transform="rotate(-90 12 12)"
          />
        </svg>
        <span className="num text-12">{left}</span>
      </span>
      {say('play.cancel.button')}
    </button>
  )
}
