import { groupedBy } from './checks/facts.ts'
import { faultKinds } from './faults/plan.ts'
import { kinds, type Operation } from './history.ts'
import { shown, type Verdict } from './judge.ts'
import type { Ran } from './run.ts'

const whole = (figure: number): string => figure.toLocaleString('en')

/** Counts by operation and outcome, and by what went wrong. */
export const printRun = ({ evidence, faults, seconds }: Ran, print: (line: string) => void): void => {
  const { history } = evidence
  const tries = history.reduce((sum, { attempts }) => sum + attempts, 0)
  print(`\n${whole(history.length)} operations in ${whole(tries)} tries within ${seconds.toFixed(0)} s`)
  print(row('', 'acknowledged', 'refused', 'unknown', 'asked again'))
  const byKind = groupedBy(history, ({ kind }) => kind)
  for (const kind of kinds) {
    const all = byKind.get(kind) ?? []
    const of = (outcome: Operation['outcome']) => all.filter((operation) => operation.outcome === outcome).length
    const again = all.filter(({ attempts }) => attempts > 1).length
    print(row(kind, ...[of('acknowledged'), of('refused'), of('unknown'), again].map(whole)))
  }
  const refusals = groupedBy(
    history.filter(({ outcome }) => outcome === 'refused'),
    ({ said }) => said,
  )
  const most = [...refusals].sort(([, a], [, b]) => b.length - a.length).map(([said, all]) => `${said} ${all.length}`)
  print(`refusals: ${most.join(', ') || 'none'}`)
  print(`faults: ${faultKinds.map((kind) => `${kind} ${faults[kind] ?? 0}`).join(', ')}`)
}

export const printVerdicts = (verdicts: readonly Verdict[], print: (line: string) => void): void => {
  for (const { name, seen, findings } of verdicts) {
    print(`${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${name}  (${seen})`)
    for (const finding of shown(findings)) print(`        ${finding}`)
  }
}

const row = (...cells: string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(14))).join('')
