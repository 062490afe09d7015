import { connectOnce } from '@maru/postgres'
import type pg from 'pg'
import { shown } from '../judge.ts'
import { tableChecks } from './checks/list.ts'
import type { TableCheck, TableEvidence } from './evidence.ts'
import { loadTableFacts, loadWalletFacts } from './facts.ts'
import type { TablesRan } from './run.ts'

type Print = (line: string) => void
type Verdict = { name: string; findings: string[]; isSharp: boolean }

/** Asks every check, and whether each finds the wrong that is done to it. */
export const judgeTables = async (ran: TablesRan, print: Print): Promise<Verdict[]> => {
  const verdicts: Verdict[] = []
  for (const check of tableChecks) {
    const findings = check.find(ran.evidence)
    print(`${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${check.name}  (${check.seen(ran.evidence)})`)
    for (const finding of shown(findings)) print(`        ${finding}`)
    const spoilt = await spoiltFor(check, ran)
    const isSharp = spoilt !== undefined && check.find(spoilt).some((finding) => !findings.includes(finding))
    if (!isSharp) print(`FAIL  it finds nothing when it should: ${check.name}`)
    verdicts.push({ name: check.name, findings, isSharp })
  }
  return verdicts
}

const spoiltFor = (
  { control }: TableCheck,
  { evidence, studioUrl, ownerUrl }: TablesRan,
): Promise<TableEvidence | undefined> => {
  if ('studioSql' in control)
    return wronged(studioUrl, control.studioSql, async (client) => ({
      ...evidence,
      facts: await loadTableFacts(client),
    }))
  if ('platformSql' in control)
    return wronged(ownerUrl, control.platformSql, async (client) => ({
      ...evidence,
      wallet: await loadWalletFacts(client),
    }))
  return Promise.resolve(control.spoil(evidence))
}

/** Undefined where the SQL did nothing. */
const wronged = (
  url: string,
  sql: string,
  load: (client: pg.ClientBase) => Promise<TableEvidence>,
): Promise<TableEvidence | undefined> =>
  connectOnce(url, async (client) => {
    await client.query('BEGIN')
    // The database's own guards would refuse every one of these wrongs.
    await client.query('SET LOCAL session_replication_role = replica')
    const { rowCount } = await client.query(sql)
    const changed = rowCount ? await load(client) : undefined
    await client.query('ROLLBACK')
    return changed
  })

export const printTables = ({ faults, seconds, evidence }: TablesRan, print: Print): void => {
  const byFault = new Map<string, string[]>()
  for (const [card, times] of [...faults].sort()) {
    const [fault = '', state = ''] = card.split(' ')
    byFault.set(fault, [...(byFault.get(fault) ?? []), times > 1 ? `${state} ${times}` : state])
  }
  print(`\nlive tables with ${evidence.purses.length} players, ${seconds.toFixed(0)} s`)
  for (const [fault, where] of byFault) print(`      ${fault}: ${where.join(', ')}`)
}
