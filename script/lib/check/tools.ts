import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureNatsServer } from '../nats-server.ts'
import { ROOT } from '../root.ts'
import { problemsOf, runTool } from './run-tool.ts'
import type { Outcome, Step } from './step.ts'

export const formatStep: Step = {
  name: 'format and lint',
  run: async () => ({
    problems: problemsOf(await runTool('biome', ['check', '--error-on-warnings', '--max-diagnostics=60'])),
  }),
}

export const importsStep: Step = {
  name: 'imports',
  run: async () => {
    const folders = ['apps', 'packages', 'script', 'chaos', 'e2e']
    const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...folders]
    return { problems: problemsOf(await runTool('depcruise', args)) }
  },
}

export const unusedStep: Step = {
  name: 'unused',
  run: async () => ({ problems: problemsOf(await runTool('knip', ['--no-progress'])) }),
}

const REPORT = join(ROOT, '.maru/unit-tests.json')

export const unitTestsStep: Step = { name: 'unit tests', run: unitTests }

async function unitTests(): Promise<Outcome> {
  ensureNatsServer(console.log)
  rmSync(REPORT, { force: true })
  mkdirSync(join(ROOT, '.maru'), { recursive: true })
  const ran = await runTool('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${REPORT}`])
  const report = readReport()
  // A run that broke off before its report, or found nothing, is a failure.
  if (!report || report.numTotalTests === 0) return { problems: [ran.output], passed: 0, failed: 1 }
  const skipped = report.numPendingTests + report.numTodoTests
  const failures = report.testResults.flatMap(failuresOf)
  const problems = failures.length > 0 ? failures : ran.code === 0 ? [] : [ran.output]
  if (skipped > 0) problems.push(`${skipped} tests were skipped`)
  return { problems, passed: report.numPassedTests, failed: report.numFailedTests + skipped }
}

interface Report {
  numTotalTests: number
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: FileReport[]
}

interface FileReport {
  name: string
  status: string
  /** Of a file that could not be read. */
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
}

function failuresOf({ name, status, message, assertionResults }: FileReport): string[] {
  const file = relative(ROOT, name)
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}, ${fullName}: ${(failureMessages ?? []).join('\n')}`)
  const own = status === 'failed' && tests.length === 0 ? [`${file}: ${message}`] : []
  return [...tests, ...own].map(stripVTControlCharacters)
}

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'))
  } catch {
    return undefined
  }
}
