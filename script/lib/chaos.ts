import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Outcome, Step } from './check/step.ts'
import { ROOT } from './root.ts'

const REPORT = join(ROOT, '.maru/chaos/report.json')

/** The bad days, and the stand-ins that must be caught; each check, each control and each stand-in counts as one. */
export const chaosStep = (minutes: number, ...options: '--nats'[]): Step => ({
  name: 'chaos',
  run: () => chaos(minutes, options),
})

async function chaos(minutes: number, options: readonly string[]): Promise<Outcome> {
  rmSync(REPORT, { force: true })
  mkdirSync(join(ROOT, '.maru/chaos'), { recursive: true })
  const { code, output } = await outputOf(join(ROOT, 'script/chaos'), [
    String(minutes),
    '--controls',
    ...options,
    '--json',
    REPORT,
  ])
  // A run that broke off before its report is a failure.
  if (!existsSync(REPORT)) return { problems: [output], passed: 0, failed: 1 }
  return { problems: code === 0 ? [] : [output], ...JSON.parse(readFileSync(REPORT, 'utf8')) }
}

function outputOf(command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    // It does as much as it can in its minutes; the tests beside it have a fixed amount to do, and go first. Its own children follow it.
    if (child.pid) setPriority(child.pid, 10)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
