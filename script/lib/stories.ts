import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runTool } from './check/run-tool.ts'
import type { Outcome, Step } from './check/step.ts'
import { longestOf, type Timed } from './check/times.ts'
import { ensureStoryBrowser } from './chromium.ts'
import { ROOT } from './root.ts'
import { seedStoryData } from './story-data.ts'

/** Two runs of about the same length side by side. A story meets each product once, so that what it leaves behind is in no other width's way. */
const RUNS = { desktop: ['desktop'], mobile: ['mobile', 'sizes'] }

/** Of each run, each with a whole product of its own. A story waits for part of its time, so there are more of them than cores, where there is room. */
const WORKER_BYTES = 2 * 1024 ** 3
const runCount = Object.keys(RUNS).length
const WORKERS = Math.max(
  1,
  Math.min(1 + Math.ceil(availableParallelism() / runCount), Math.floor(totalmem() / runCount / WORKER_BYTES)),
)

export const browserStoriesStep: Step = { name: 'browser stories', run: browserStories }

async function browserStories(): Promise<Outcome> {
  const CHROMIUM = ensureStoryBrowser(console.log)
  const STORY_DATA = await seedStoryData()
  const runs = Object.entries(RUNS).map(([name, projects]) =>
    storiesOf(projects, { STORIES: name, STORY_DATA, CHROMIUM }),
  )
  const all = await Promise.all(runs).finally(() => rmSync(STORY_DATA, { recursive: true, force: true }))
  return {
    problems: all.flatMap(({ problems }) => problems),
    passed: all.reduce((sum, { passed = 0 }) => sum + passed, 0),
    failed: all.reduce((sum, { failed = 0 }) => sum + failed, 0),
    longest: longestOf(all.flatMap(({ longest = [] }) => longest)),
  }
}

async function storiesOf(projects: readonly string[], own: { STORIES: string } & NodeJS.ProcessEnv): Promise<Outcome> {
  const report = join(ROOT, `e2e/artefacts/report-${own.STORIES}.json`)
  mkdirSync(join(ROOT, 'e2e/artefacts'), { recursive: true })
  rmSync(report, { force: true })
  // Ports of somebody's own product are not ours.
  const env = { ...own, STORY_WORKERS: `${WORKERS}`, PORT: '', ADMIN_PORT: '', STUDIO_PORT: '', PARTNER_PORT: '' }
  const chosen = projects.map((project) => `--project=${project}`)
  const ran = await runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...chosen], { env, show: true })
  const stats = readStats(report)
  // A run that broke off before its report, or found nothing, is a failure.
  if (!stats || stats.expected + stats.unexpected + stats.flaky === 0)
    return { problems: [ran.output], passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped, unsteady, longest } = stats
  for (const title of unsteady) console.log(`second try: ${title}`)
  const problems = ran.code === 0 ? [] : [...stats.errors, 'see the lines above, and e2e/artefacts']
  if (skipped > 0)
    problems.push(
      `${skipped} stories were skipped: name a file *.desktop.spec.ts or *.mobile.spec.ts when it is for one width`,
    )
  return { problems, passed: expected + flaky, failed: unexpected + skipped, longest }
}

interface Stats {
  expected: number
  unexpected: number
  flaky: number
  skipped: number
  /** Said again at the end, where whoever sees only a log's last lines finds them. */
  errors: string[]
  /** Stories that passed at their second try only, each with why. */
  unsteady: string[]
  longest: Timed[]
}

interface Spec {
  file: string
  title: string
  ok: boolean
  tests: { projectName: string; status: string; results: { duration: number; errors: { message: string }[] }[] }[]
}

interface Suite {
  specs?: Spec[]
  suites?: Suite[]
}

function readStats(report: string): Stats | undefined {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Stats; suites: Suite[] }
    const specs = suites.flatMap(specsOf)
    return {
      ...stats,
      errors: specs.filter(({ ok }) => !ok).flatMap(errorsOf),
      unsteady: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).flatMap(errorsOf),
      longest: longestOf(specs.flatMap(timesOf)),
    }
  } catch {
    return undefined
  }
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

const errorsOf = ({ title, tests }: Spec): string[] =>
  tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => `${title}: ${stripVTControlCharacters(message)}`)),
  )

/** With its second try. */
const timesOf = ({ file, title, tests }: Spec): Timed[] =>
  tests.map(({ projectName, results }) => ({
    name: `${projectName} ${file}: ${title}`,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
