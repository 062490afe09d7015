import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const files = globSync(
  [
    'apps/*/{src,pages/src}/**/*.test.{ts,tsx}',
    'apps/*/seeds/**/*.test.ts',
    'packages/*/src/**/*.test.{ts,tsx}',
    'script/**/*.test.ts',
  ],
  { cwd: import.meta.dirname },
)

/** What leaves something behind, or minds what others left: a database, a server, a process, a stand-in for a module or for the browser. */
const needsItsOwn =
  /@maru\/(testkit|postgres)|fixture|\/testing\/|from 'vite'|node:(child_process|http|net)|\bvi\b|\b(process|globalThis|document|window)\b|Storage/
const isPlain = (file: string): boolean => !needsItsOwn.test(readFileSync(join(import.meta.dirname, file), 'utf8'))

export default defineConfig({
  test: {
    projects: [
      // Rules and other plain functions: one after the other in few threads, which load each module once.
      { extends: true, test: { name: 'plain', include: files.filter(isPlain), pool: 'threads', isolate: false } },
      {
        extends: true,
        test: {
          name: 'own',
          include: files.filter((file) => !isPlain(file)),
          globalSetup: ['packages/testkit/src/global-setup.ts'],
        },
      },
    ],
    // The business' zone must not be the machine's by accident.
    env: { TZ: 'UTC' },
    // One PostgreSQL serves all workers. By default one core stays idle, which on two is half of the machine.
    maxWorkers: '100%',
    // For a test that hangs, not for a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test waits for comes late on a busy machine; where it never comes the test fails all the same.
    expect: { poll: { timeout: 10_000 } },
    allowOnly: false,
    passWithNoTests: false,
  },
})
