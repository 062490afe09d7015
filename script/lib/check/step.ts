import { availableParallelism } from 'node:os'
import type { Part, Timed } from './times.ts'

/** One gate of the check: answers what is wrong, a sentence each; none is a pass. */
export interface Step {
  name: string
  run(): Promise<Outcome>
}

export interface Outcome {
  /** What is wrong, as shown. */
  problems: string[]
  /** Single tests inside, where the step knows; a step without counts as one. */
  passed?: number
  failed?: number
  /** Of what it ran, what took longest. */
  longest?: readonly Timed[]
}

export interface Total {
  passed: number
  failed: number
  parts: Part[]
  /** The beginning of each problem, with the step that found it. */
  summary: string[]
}

const summaryLength = 400
const beginningOf = (problem: string): string =>
  problem.length > summaryLength ? `${problem.slice(0, summaryLength)}...` : problem

/** Runs every step, also after one failed, and says each one's name, time and problems. One group comes after the other; its steps run side by side, as many as there are cores. */
export async function runSteps(groups: readonly (readonly Step[])[], print: (line: string) => void): Promise<Total> {
  const total: Total = { passed: 0, failed: 0, parts: [], summary: [] }
  const take = async ({ name, run }: Step): Promise<void> => {
    const from = performance.now()
    const outcome = await run().catch((error: Error): Outcome => ({ problems: [error.stack ?? error.message] }))
    const { problems } = outcome
    const seconds = (performance.now() - from) / 1000
    const isFine = problems.length === 0 && !outcome.failed
    const counts = outcome.passed === undefined ? '' : `  ${outcome.passed} passed, ${outcome.failed ?? 0} failed`
    print(`${isFine ? 'ok  ' : 'FAIL'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${counts}`)
    for (const problem of problems) print(`      ${problem.replaceAll('\n', '\n      ')}`)
    total.parts.push({ name, seconds, longest: outcome.longest ?? [] })
    total.summary.push(...problems.map((problem) => `${name}: ${beginningOf(problem)}`))
    total.passed += outcome.passed ?? (isFine ? 1 : 0)
    total.failed += Math.max(outcome.failed ?? 0, isFine ? 0 : 1)
  }
  for (const group of groups) {
    const waiting = [...group]
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await take(next)
    }
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  }
  return total
}
