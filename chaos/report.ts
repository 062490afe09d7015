import { groupedBy } from './checks/facts.ts'
import { faultKinds } from './faults/plan.ts'
import { kinds, type Operation } from './history.ts'
import { shown, type Verdict } from './judge.ts'
import type { MiniRan } from './minigames/run.ts'
import { CYCLE_MS } from './minigames/time.ts'
import { worries } from './minigames/worry.ts'
import type { Ran } from './run.ts'

const whole = (figure: number): string => figure.toLocaleString('en')

/** Counts by operation and outcome, and by what went wrong. */
export const printRun = ({ evidence, faults, seconds }: Ran, print: (line: string) => void): void => {
  printHistory(evidence.history, kinds, seconds, print)
  print(`faults: ${faultKinds.map((kind) => `${kind} ${faults[kind] ?? 0}`).join(', ')}`)
}

export const printMinigames = ({ evidence, worries: done, seconds }: MiniRan, print: (line: string) => void): void => {
  const { history, mini } = evidence
  const states = [...groupedBy(mini.rounds, ({ state }) => state)].map(([state, all]) => `${all.length} ${state}`)
  print(`\nmini games, rounds of ${CYCLE_MS / 1_000} s: ${states.join(', ')}`)
  printHistory(history, ['bet', 'cancel'], seconds, print)
  print(`faults at closings and draws: ${worries.map((worry) => `${worry} ${done[worry] ?? 0}`).join(', ')}`)
}

const printHistory = (
  history: readonly Operation[],
  shownKinds: readonly Operation['kind'][],
  seconds: number,
  print: (line: string) => void,
): void => {
  const tries = history.reduce((sum, { attempts }) => sum + attempts, 0)
  print(`\n${whole(history.length)} operations in ${whole(tries)} tries within ${seconds.toFixed(0)} s`)
  print(row('', 'acknowledged', 'refused', 'unknown', 'asked again'))
  const byKind = groupedBy(history, ({ kind }) => kind)
  for (const kind of shownKinds) {
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
}

export const printVerdicts = (verdicts: readonly Verdict[], print: (line: string) => void): void => {
  for (const { name, seen, findings } of verdicts) {
    print(`${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${name}  (${seen})`)
    for (const finding of shown(findings)) print(`        ${finding}`)
  }
}

const row = (...cells: string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(14))).join('')
