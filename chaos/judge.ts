import { connectOnce } from '@maru/postgres'
import { type Evidence, MOST_SHOWN } from './checks/check.ts'
import { loadFacts } from './checks/facts.ts'
import { checks } from './checks/list.ts'
import type { Ran } from './run.ts'

export type Verdict = { name: string; seen: string; findings: string[] }

export const judge = (evidence: Evidence): Verdict[] =>
  checks.map((check) => ({ name: check.name, seen: check.seen(evidence), findings: check.find(evidence) }))

/** Does each check's wrong to the evidence of this run, and answers the checks that did not notice. */
export const unnoticed = async ({ evidence, ownerUrl }: Ran): Promise<string[]> => {
  const blind: string[] = []
  for (const check of checks) {
    const spoilt =
      'sql' in check.control ? await wronged(ownerUrl, check.control.sql, evidence) : check.control.spoil(evidence)
    const before = new Set(check.find(evidence))
    if (!spoilt || check.find(spoilt).every((finding) => before.has(finding))) blind.push(check.name)
  }
  return blind
}

/** The evidence as it would be; undefined when the SQL did nothing. */
const wronged = (ownerUrl: string, sql: string, evidence: Evidence): Promise<Evidence | undefined> =>
  connectOnce(ownerUrl, async (client) => {
    await client.query('BEGIN')
    // The database's own guards would refuse every one of these wrongs.
    await client.query('SET LOCAL session_replication_role = replica')
    const { rowCount } = await client.query(sql)
    const facts = rowCount ? await loadFacts(client) : undefined
    await client.query('ROLLBACK')
    return facts && { ...evidence, facts }
  })

export const shown = (findings: readonly string[]): string[] => [
  ...findings.slice(0, MOST_SHOWN),
  ...(findings.length > MOST_SHOWN ? [`… and ${findings.length - MOST_SHOWN} more`] : []),
]
