import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runTool } from './check/run-tool.ts'
import type { Outcome, Step } from './check/step.ts'
import { ensureChromium } from './chromium.ts'
import { freePorts } from './ports.ts'
import { ROOT } from './root.ts'

/** Two runs of about the same length side by side, each with a whole product of its own: a story that moves the clock or closes the site is in nobody's way. */
const RUNS = { desktop: ['desktop'], mobile: ['mobile', 'sizes'] }

export const browserStoriesStep: Step = { name: 'browser stories', run: browserStories }

async function browserStories(): Promise<Outcome> {
  const CHROMIUM = ensureChromium(console.log)
  const runs = Object.entries(RUNS)
  const ports = await freePorts(3 * runs.length)
  const all = await Promise.all(
    runs.map(([name, projects], n) => storiesOf(name, projects, CHROMIUM, ports.slice(3 * n))),
  )
  return {
    problems: all.flatMap(({ problems }) => problems),
    passed: all.reduce((sum, { passed = 0 }) => sum + passed, 0),
    failed: all.reduce((sum, { failed = 0 }) => sum + failed, 0),
  }
}

async function storiesOf(
  STORIES: string,
  projects: readonly string[],
  CHROMIUM: string,
  ports: readonly number[],
): Promise<Outcome> {
  const report = join(ROOT, `e2e/artefacts/report-${STORIES}.json`)
  const [PORT, ADMIN_PORT, STUDIO_PORT] = ports
  mkdirSync(join(ROOT, 'e2e/artefacts'), { recursive: true })
  rmSync(report, { force: true })
  const env = { CHROMIUM, STORIES, PORT: `${PORT}`, ADMIN_PORT: `${ADMIN_PORT}`, STUDIO_PORT: `${STUDIO_PORT}` }
  const chosen = projects.map((project) => `--project=${project}`)
  const ran = await runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...chosen], { env, show: true })
  const stats = readStats(report)
  // A run that broke off before its report, or found nothing, is a failure.
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0)
    return { problems: [ran.output], passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = stats
  const problems = ran.code === 0 ? [] : [...stats.errors, 'see the lines above, and e2e/artefacts']
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
  /** Said again at the end, where whoever sees only a log's last lines finds them. */
  errors: string[]
}

interface Suite {
  specs?: { title: string; ok: boolean; tests: { results: { errors: { message: string }[] }[] }[] }[]
  suites?: Suite[]
}

function readStats(report: string): Stats | undefined {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
    return { ...stats, errors: suites.flatMap(errorsOf) }
  } catch {
    return undefined
  }
}

function errorsOf({ specs = [], suites = [] }: Suite): string[] {
  const errors = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results.flatMap((result) =>
          result.errors.map(({ message }) => `${title}: ${stripVTControlCharacters(message)}`),
        ),
      ),
    )
  return [...errors, ...suites.flatMap(errorsOf)]
}
