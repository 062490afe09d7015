import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import { RefusalNote } from './refusal-note.tsx'

export type WaysOut = {
  /** To set a withdrawal password, for who has none. */
  setPassword: ReactNode
  /** To money that is at a vendor. */
  bringBack: ReactNode
  /** To what was bet and is not decided. */
  seeOpenBets: ReactNode
}

/** Why a withdrawal was not taken, and the way to what stands against it. */
export function WithdrawalRefusal({ problem, ways }: { problem: unknown; ways: WaysOut }) {
  const say = useText('cash')
  const code = isCallError(problem) ? problem.code : undefined
  const wayOut: Record<string, ReactNode> = {
    C010: ways.setPassword,
    G103: ways.bringBack,
    B9999: ways.seeOpenBets,
  }
  return (
    <RefusalNote
      problem={problem}
      // A match may be over in days: not to be tried again in seconds, as after other calls.
      said={code === 'B9999' ? { title: say('refusal.openBets'), note: say('refusal.openBetsNote') } : undefined}
      action={wayOut[code ?? '']}
    />
  )
}
