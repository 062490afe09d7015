import { latenessOf, type TableCheck, takeoversOf } from '../evidence.ts'
import { roundName } from '../facts.ts'

/** The longest that a table may stand while the database answers and a process is there that could lead it, ms; measured in `seen`. */
const LONGEST_MS = 15_000

export const onTimeCheck: TableCheck = {
  name: 'no table stands still: each step comes by itself, whatever was killed',
  seen: (evidence) => {
    const late = evidence.facts.phases.map((step) => latenessOf(step, evidence.away)).sort((one, other) => one - other)
    const takeovers = takeoversOf(evidence).sort((one, other) => one - other)
    const said =
      takeovers.length > 0
        ? `, median ${Math.round(takeovers[Math.floor(takeovers.length / 2)] ?? 0)} ms, worst ${Math.round(takeovers.at(-1) ?? 0)} ms`
        : ''
    return `${late.length} steps, the latest ${Math.round(late.at(-1) ?? 0)} ms after it was due; ${takeovers.length} takeovers${said}`
  },
  find: ({ facts, away }) =>
    facts.phases.flatMap((step) => {
      const late = latenessOf(step, away)
      return late > LONGEST_MS ? [`${step.phase} of ${roundName(step)} ended ${Math.round(late)} ms late`] : []
    }),
  control: {
    studioSql: `UPDATE chaos.phase SET at = at + 60000 WHERE number = (SELECT max(number) FROM chaos.phase WHERE ends_at IS NOT NULL)`,
  },
}
