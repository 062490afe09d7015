import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a command whose reader is gone, as `| head` is, comes to its end and stops what it started', async () => {
  const mark = join(mkdtempSync(join(tmpdir(), 'maru-test-command-')), 'ended')
  const program = `
    import { writeFileSync } from 'node:fs'
    import { setTimeout } from 'node:timers/promises'
    import { runScript } from ${JSON.stringify(join(import.meta.dirname, 'command.ts'))}
    await runScript('usage', async () => {
      try {
        for (let line = 0; line < 200; line++) {
          console.log('x'.repeat(1_000))
          await setTimeout(1)
        }
      } finally {
        await setTimeout(50)
        writeFileSync(${JSON.stringify(mark)}, '')
      }
    }, { needsArguments: false })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.once('data', () => child.stdout.destroy())
  await new Promise((done) => child.once('exit', done))
  expect(existsSync(mark)).toBe(true)
})
