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
  const problems = code === 0 ? [] : [whatFailed(output), output]
  // A run that broke off before its report is a failure.
  if (!existsSync(REPORT)) return { problems, passed: 0, failed: 1 }
  return { problems, ...JSON.parse(readFileSync(REPORT, 'utf8')) }
}

const LAST_LINES = 12
/** First, for who sees only the beginning: the lines of what failed, and the end, which says why a run broke off. */
export const whatFailed = (output: string): string => {
  const lines = output.trimEnd().split('\n')
  const failed = lines.filter((line, at) => line.startsWith('FAIL') || isDetailOfFailure(lines, at))
  return [...failed, ...lines.slice(-LAST_LINES).filter((line) => !failed.includes(line))].join('\n')
}

/** The findings under a failed check are indented. */
function isDetailOfFailure(lines: readonly string[], at: number): boolean {
  if (!lines[at]?.startsWith('   ')) return false
  const head = lines.slice(0, at).findLast((line) => !line.startsWith('   '))
  return head?.startsWith('FAIL') ?? false
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
