import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { restingTests } from './script/lib/settled.ts'

const all = globSync(
  [
    'apps/*/{src,pages/src}/**/*.test.{ts,tsx}',
    'apps/*/seeds/**/*.test.ts',
    'packages/*/src/**/*.test.{ts,tsx}',
    '{bench,script}/**/*.test.ts',
  ],
  { cwd: import.meta.dirname },
)
const { SHARE, CHANGED_FILES = '' } = process.env
const share = SHARE ? Number(SHARE) : undefined
const resting = new Set(restingTests(all, { share, changed: CHANGED_FILES.split(' ') }))
const files = all.filter((file) => !resting.has(file))

/** Stand-ins for modules, another clock, processes, the browser's globals, jobs: what a file that comes after it in the same process might meet. */
const leavesSomething =
  /\bvi\.(?!waitFor\b|waitUntil\b)\w|node:(child_process|v8|vm|worker_threads)|from 'vite'|\bprocess\.(?!env\.\w+ \?\?)\w|\bglobalThis\b|\b(document|window)\.\w+ =|Storage\b/
const folders = /^(packages\/postgres|apps\/server\/src\/platform\/jobs)\//
/** Whole servers, which close what they opened; loading one is most of what such a file takes. */
const hasServer = /running-server/
const groupOf = (file: string): 'together' | 'servers' | 'alone' => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  if (folders.test(file) || leavesSomething.test(text)) return 'alone'
  return hasServer.test(text) ? 'servers' : 'together'
}
const filesOf = Map.groupBy(files, groupOf)

/** Rounds of live tables by the clock wait for most of their time. First, beside what needs the processor; as the last ones they would leave it idle. So would files of a minute and more. */
const waits =
  /apps\/studio\/src\/tables\/|\/hostile\/(office|member-wire|login)\.test|\/(weight|seed-killed|operator|pam-fixture|supervisor|verify-ledger|verify-commissions|backup)\.test/
class WaitingFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications)
    const [waiting, others] = [true, false].map((isWaiting) =>
      sorted.filter(({ moduleId }) => waits.test(moduleId) === isWaiting),
    )
    return [...(waiting ?? []), ...(others ?? [])]
  }
}

const every = {
  // The business' zone must not be the machine's by accident.
  env: { TZ: 'UTC' },
  // For a test that hangs, not for a slow machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What a test waits for comes late on a busy machine; where it never comes the test fails all the same.
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  test: {
    // One PostgreSQL serves all workers.
    globalSetup: ['packages/testkit/src/global-setup.ts'],
    // Three more than there are cores, as many as PostgreSQL has connections for: files wait for clocks of tables, for processes and for the database for much of their time.
    maxWorkers: availableParallelism() + 3,
    sequence: { sequencer: WaitingFirst },
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      // In few processes that load each module once: what the product keeps it keeps for a configuration or a database, of which each file has its own.
      { test: { ...every, name: 'together', include: filesOf.get('together') ?? [], isolate: false } },
      { test: { ...every, name: 'servers', include: filesOf.get('servers') ?? [], isolate: false } },
      { test: { ...every, name: 'alone', include: filesOf.get('alone') ?? [] } },
    ],
  },
})
