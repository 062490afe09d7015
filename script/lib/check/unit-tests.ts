import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureNatsServer } from '../nats-server.ts'
import { ensureRabbitmq } from '../rabbitmq.ts'
import { ROOT } from '../root.ts'
import { FILE_TIMES } from './file-times.ts'
import { type Ran, runTool } from './run-tool.ts'
import type { Outcome, Step } from './step.ts'
import { longestOf, type Timed } from './times.ts'

/** More files than these do not fail because the machine was busy. */
const MOST_TRIED_AGAIN = 6

/** By day, on a machine whose processor is busy throughout, a file that failed has a second try, alone, and is named. By night it has none. */
export const unitTestsStep = ({ tries }: { tries: 1 | 2 }): Step => ({
  name: 'unit tests',
  run: async () => {
    ensureNatsServer(console.log)
    ensureRabbitmq(console.log)
    const first = await runTests([])
    const longest = longestOf(read<Timed[]>(FILE_TIMES) ?? [])
    const failed = first.files.filter(({ status }) => status === 'failed')
    if (tries === 1 || failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return { ...outcomeOf(first), longest }
    for (const problem of failed.flatMap(failuresOf)) console.log(`second try: ${problem}`)
    return { ...outcomeOf(withSecond(first, await runTests(failed.map(({ name }) => name)))), longest }
  },
})

type Tests = { ran: Ran; files: FileReport[] }

export interface FileReport {
  name: string
  status: string
  /** Of a file that could not be read. */
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
}

const REPORT = join(ROOT, '.maru/unit-tests.json')

async function runTests(files: readonly string[]): Promise<Tests> {
  for (const file of [REPORT, FILE_TIMES]) rmSync(file, { force: true })
  mkdirSync(join(ROOT, '.maru'), { recursive: true })
  const reporters = ['dot', 'json', join(import.meta.dirname, 'file-times.ts')].map((name) => `--reporter=${name}`)
  const single = files.length > 0 ? ['--maxWorkers=1'] : []
  const ran = await runTool('vitest', ['run', ...files, ...reporters, `--outputFile.json=${REPORT}`, ...single])
  return { ran, files: read<{ testResults: FileReport[] }>(REPORT)?.testResults ?? [] }
}

/** Each file that ran again counts by its second try. */
export const withSecond = (first: Tests, second: Tests): Tests => {
  const again = new Map(second.files.map((file) => [file.name, file]))
  return { ran: second.ran, files: first.files.map((file) => again.get(file.name) ?? file) }
}

/** A run that broke off before its report, or found nothing, is a failure; so is a test that was skipped. */
export function outcomeOf({ ran, files }: Tests): Outcome {
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  if (tests.length === 0) return { problems: [ran.output], passed: 0, failed: 1 }
  const count = (...statuses: string[]): number => tests.filter(({ status }) => statuses.includes(status)).length
  const passed = count('passed')
  const failed = count('failed')
  const skipped = tests.length - passed - failed
  const failures = files.flatMap(failuresOf)
  const problems = failures.length > 0 ? failures : ran.code === 0 ? [] : [ran.output]
  if (skipped > 0) problems.push(`${skipped} tests were skipped`)
  return { problems, passed, failed: failed + skipped }
}

function failuresOf({ name, status, message, assertionResults }: FileReport): string[] {
  const file = relative(ROOT, name)
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}, ${fullName}: ${(failureMessages ?? []).join('\n')}`)
  const own = status === 'failed' && tests.length === 0 ? [`${file}: ${message}`] : []
  return [...tests, ...own].map(stripVTControlCharacters)
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
