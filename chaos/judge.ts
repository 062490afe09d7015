import { connectOnce } from '@maru/postgres'
import type pg from 'pg'
import { type Check, type Evidence, MOST_SHOWN } from './checks/check.ts'

export type Verdict = { name: string; seen: string; findings: string[] }

export const judge = <E extends Evidence>(evidence: E, all: readonly Check<E>[]): Verdict[] =>
  all.map((check) => ({ name: check.name, seen: check.seen(evidence), findings: check.find(evidence) }))

/** What is loaded of a database again after a control has done a wrong to it. */
type Load<E> = (client: pg.ClientBase) => Promise<Partial<E>>

/** Does each check's wrong to the evidence of this run, and answers the checks that did not notice, or whose wrong could not be done. */
export const unnoticed = async <E extends Evidence>(
  evidence: E,
  all: readonly Check<E>[],
  ownerUrl: string,
  load: Load<E>,
): Promise<string[]> => {
  const blind: string[] = []
  for (const check of all) {
    const spoilt =
      'sql' in check.control
        ? await wronged(ownerUrl, check.control.sql, evidence, load).catch((error: Error) => error)
        : check.control.spoil(evidence)
    if (spoilt instanceof Error) {
      blind.push(`${check.name} (its wrong could not be done: ${spoilt.message})`)
      continue
    }
    const before = new Set(check.find(evidence))
    if (!spoilt || check.find(spoilt).every((finding) => before.has(finding))) blind.push(check.name)
  }
  return blind
}

/** The evidence as it would be; undefined when the SQL did nothing. */
const wronged = <E extends Evidence>(
  ownerUrl: string,
  sql: string,
  evidence: E,
  load: Load<E>,
): Promise<E | undefined> =>
  connectOnce(ownerUrl, async (client) => {
    await client.query('BEGIN')
    // The database's own guards would refuse every one of these wrongs.
    await client.query('SET LOCAL session_replication_role = replica')
    const { rowCount } = await client.query(sql)
    const changed = rowCount ? await load(client) : undefined
    await client.query('ROLLBACK')
    return changed && { ...evidence, ...changed }
  })

export const shown = (findings: readonly string[]): string[] => [
  ...findings.slice(0, MOST_SHOWN),
  ...(findings.length > MOST_SHOWN ? [`… and ${findings.length - MOST_SHOWN} more`] : []),
]
