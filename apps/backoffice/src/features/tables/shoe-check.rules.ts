import { checkRecord, type RecordProblem, readRecord } from '@maru/live-games'

export type ShoeVerdict =
  | { is: 'true'; rounds: number; voided: number; withheld: number }
  | { is: 'false'; problems: string[] }
  /** No record that can be computed. */
  | { is: 'unread'; why: string }

const textOf = (problem: RecordProblem): string => {
  if (typeof problem === 'string') return problem
  if (!('problem' in problem)) return JSON.stringify(problem)
  const { round, problem: what } = problem
  return `${round + 1}: ${what}${'expected' in problem ? ` (${problem.expected})` : ''}`
}

/** Every round of a published record, computed anew here. */
export const checkShoe = (record: unknown): ShoeVerdict => {
  try {
    const { rounds, voided, withheld, problems } = checkRecord(readRecord(record))
    return problems.length === 0
      ? { is: 'true', rounds, voided, withheld }
      : { is: 'false', problems: problems.map(textOf) }
  } catch (error) {
    return { is: 'unread', why: error instanceof Error ? error.message : String(error) }
  }
}
