import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'apps/*/{src,pages/src}/**/*.test.{ts,tsx}',
      'apps/*/seeds/**/*.test.ts',
      'packages/*/src/**/*.test.{ts,tsx}',
      'script/**/*.test.ts',
    ],
    globalSetup: ['packages/testkit/src/global-setup.ts'],
    // One PostgreSQL serves all workers; the business' zone must not be the machine's by accident.
    env: { TZ: 'UTC' },
    // By default one core stays idle, which on two is half of the machine.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    allowOnly: false,
    passWithNoTests: false,
  },
})
