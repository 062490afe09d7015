import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../random.ts'
import type { Table } from '../studio/player.ts'
import type { ReportedBet } from './evidence.ts'
import type { Code } from './tables-in-play.ts'

export type LiveTable = Omit<Table, 'report'> & { codes: readonly Code[]; report: (reported: ReportedBet) => void }

export type Shown = {
  message: {
    table: {
      row: { round: number; phase: string }
      cut: { cut: number; step: string } | null
      deal: { turn?: { seat: number; legal: string[] } | null; step?: number } | null
    }
  }
  own: { seat: number | null; changes: { change: string; state: string }[] } | null
}
export type Answer = { outcome: 'done' | 'refused' | 'pending'; reason?: string } | 'ended'
/** One table with the session of its page. */
export type Seated = LiveTable & { secret: string; code: Code }

/** False where the session is over. */
export const place = async (
  at: Seated,
  round: number,
  change: string,
  chips: Record<string, number>,
  random: Random,
): Promise<boolean> => {
  for (let attempt = 1; !at.isOver(); attempt++) {
    const times = attempt === 1 && random.chance(0.1) ? 2 : 1
    const asked = () => call(at, 'place', { round, change, chips })
    const answers = await Promise.all(Array.from({ length: times }, asked))
    if (answers.includes('ended')) return false
    const clear = answers.find((answer) => answer !== undefined && answer !== 'ended' && answer.outcome !== 'pending')
    if (clear && clear !== 'ended') {
      at.report({ change, isAccepted: clear.outcome === 'done' })
      return clear.reason !== 'session-ended'
    }
    await sleep(random.between(50, 200) * Math.min(attempt, 5))
  }
  return false
}

/** Undefined where there was no answer to go by. */
export const call = async (
  { ask, studioPort, secret, code }: Seated,
  name: string,
  body: object,
): Promise<Answer | undefined> => {
  const question = {
    path: `/play-api/table/${code}/${name}`,
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  }
  const reply = await ask(studioPort, question).catch(() => undefined)
  if (reply?.status === 401) return 'ended'
  return reply?.status === 200 ? JSON.parse(reply.body) : undefined
}
