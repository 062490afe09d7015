import type { TableCheck } from '../evidence.ts'
import { type Round, roundName } from '../facts.ts'

const wrongOf = (round: Round): string[] => {
  const about = `${roundName(round)}`
  if (!round.is_ended) return [`${about} never ended`]
  if (!round.is_finished) return [`${about} still owes something`]
  return round.is_voided || round.result !== null ? [] : [`${about} has no result and is not voided`]
}

/** The tables were closed before: none of them plays any more. */
export const endedCheck: TableCheck = {
  name: 'every round and every shoe of a table ended, and owes nothing',
  seen: ({ facts: { rounds } }) =>
    `${rounds.length} rounds, ${rounds.filter((round) => round.is_voided).length} voided`,
  find: ({ facts: { rounds, shoes } }) => [
    ...rounds.flatMap(wrongOf),
    ...shoes.flatMap(({ code, shoe, commitment, revealed }) =>
      commitment !== null && revealed === null ? [`shoe ${shoe} of ${code} is over, and its link is not revealed`] : [],
    ),
  ],
  control: {
    studioSql: `UPDATE studio.table_round SET is_finished = false
      WHERE (code, round) = (SELECT code, round FROM studio.table_round LIMIT 1)`,
  },
}

/** Rounds of a table follow each other, and each begins once the one before has ended. */
export const orderCheck: TableCheck = {
  name: 'rounds of a table follow each other, one at a time',
  seen: ({ facts: { phases } }) => `${phases.length} steps`,
  find: ({ facts: { phases } }) => {
    const last = new Map<string, { round: number; phase: string }>()
    return phases.flatMap((step) => {
      const before = last.get(step.code)
      last.set(step.code, { round: step.to_round, phase: step.to_phase })
      if (before && (before.round !== step.round || before.phase !== step.phase))
        return [
          `${step.code} stepped from ${step.phase} of ${step.round}, and was in ${before.phase} of ${before.round}`,
        ]
      const isNext = step.to_round === step.round || (step.to_round === step.round + 1 && step.to_phase === 'betting')
      return isNext ? [] : [`${step.code} went from round ${step.round} to ${step.to_round} (${step.to_phase})`]
    })
  },
  control: { studioSql: `UPDATE chaos.phase SET to_round = to_round + 1 WHERE to_phase = 'closing'` },
}
