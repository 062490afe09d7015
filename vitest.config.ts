import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const files = globSync(
  [
    'apps/*/{src,pages/src}/**/*.test.{ts,tsx}',
    'apps/*/seeds/**/*.test.ts',
    'packages/*/src/**/*.test.{ts,tsx}',
    '{bench,script}/**/*.test.ts',
  ],
  { cwd: import.meta.dirname },
)

/** Stand-ins for modules, another clock, processes, the browser's globals, a whole server or its jobs: what a file that comes after it in the same process might meet. */
const leavesSomething =
  /\bvi\.\w|node:(child_process|v8|vm|worker_threads)|from 'vite'|running-server|\bprocess\.(?!env\.\w+ \?\?)\w|\bglobalThis\b|\b(document|window)\.\w+ =|Storage\b/
const folders = /^(packages\/postgres|apps\/server\/src\/platform\/jobs)\//
const isAlone = (file: string): boolean =>
  folders.test(file) || leavesSomething.test(readFileSync(join(import.meta.dirname, file), 'utf8'))

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
    // One more than there are cores: a file waits for the database, for processes and for clocks for part of its time.
    maxWorkers: availableParallelism() + 1,
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      // In few processes that load each module once: what the product keeps it keeps for a configuration or a database, of which each file has its own.
      { test: { ...every, name: 'together', include: files.filter((file) => !isAlone(file)), isolate: false } },
      { test: { ...every, name: 'alone', include: files.filter(isAlone) } },
    ],
  },
})
