import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './check/run-tool.ts'
import type { Outcome, Step } from './check/step.ts'
import { ensureChromium } from './chromium.ts'
import { freePorts } from './ports.ts'
import { ROOT } from './root.ts'

const REPORT = join(ROOT, 'e2e/artefacts/report.json')

export const browserStoriesStep: Step = { name: 'browser stories', run: browserStories }

async function browserStories(): Promise<Outcome> {
  const CHROMIUM = ensureChromium(console.log)
  const [PORT, ADMIN_PORT, STUDIO_PORT] = await freePorts(3)
  mkdirSync(join(ROOT, 'e2e/artefacts'), { recursive: true })
  rmSync(REPORT, { force: true })
  const env = { CHROMIUM, PORT: `${PORT}`, ADMIN_PORT: `${ADMIN_PORT}`, STUDIO_PORT: `${STUDIO_PORT}` }
  const ran = await runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { env, show: true })
  const stats = readStats()
  // A run that broke off before its report, or found nothing, is a failure.
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0)
    return { problems: [ran.output], passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = stats
  const problems = ran.code === 0 ? [] : ['see the lines above, and e2e/artefacts']
  if (skipped > 0)
    problems.push(
      `${skipped} stories were skipped: name a file *.desktop.spec.ts or *.mobile.spec.ts when it is for one width`,
    )
  return { problems, passed: expected, failed: unexpected + flaky + skipped }
}

interface Stats {
  expected: number
  unexpected: number
  flaky: number
  skipped: number
}

function readStats(): Stats | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')).stats
  } catch {
    return undefined
  }
}
