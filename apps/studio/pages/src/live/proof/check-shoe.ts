import { type CheckedRecord, checkRecord, readRecord } from '@maru/live-games'
import type { TableLink } from '../store/table-link.ts'

export type RoundChecked = { round: number; result: string; isVoid: boolean; problem: string | undefined }
export type ShoeChecked = { checked: CheckedRecord; rounds: readonly RoundChecked[] }

/** Fetches a finished shoe and computes all of it anew. Rejects where there is no record, or none that can be read. */
export async function checkShoe(link: TableLink, code: string, shoe: number): Promise<ShoeChecked> {
  const { record } = await link.call(code, 'shoe', { shoe })
  return checkedShoe(record)
}

/** The same of a record that is there. Throws where it cannot be read. */
export function checkedShoe(record: unknown): ShoeChecked {
  const read = readRecord(record)
  const checked = checkRecord(read)
  const problems = new Map<number, string>()
  for (const problem of checked.problems)
    if (typeof problem !== 'string' && !problems.has(problem.round))
      problems.set(problem.round, 'expected' in problem ? problem.expected : problem.problem)
  const rounds = read.rounds.map(({ result }, round) => ({
    round,
    result,
    isVoid: result === 'void',
    problem: problems.get(round),
  }))
  return { checked, rounds }
}
