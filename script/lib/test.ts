import { parseArgs } from 'node:util'
import { writeFilms } from '../../e2e/rooms/film.ts'
import { chaosStep } from './chaos.ts'
import { runSteps, type Step, type Total } from './check/step.ts'
import { STATIC_STEPS } from './check/steps.ts'
import { timeTable } from './check/times.ts'
import { unitTestsStep } from './check/unit-tests.ts'
import { chooseShare } from './share.ts'
import { buildSites } from './sites.ts'
import { browserStoriesStep } from './stories.ts'

const { nightly: isNight } = parseArgs({ options: { nightly: { type: 'boolean', default: false } } }).values

/** What is only sampled by day, whole, and a picture of every page. */
const AT_NIGHT = {
  HOSTILE: 'whole',
  MODEL_COMMANDS: '100000',
  SIMULATED_ROUNDS: '1000000',
  SIMULATED_EVENTS: '100000',
  PICTURES: 'on',
}
const CHAOS_MINUTES = { day: 2, night: 20 }

const buildStep: Step = {
  name: 'builds',
  run: async () => {
    await buildSites(() => {})
    return { problems: [] }
  },
}

/** A round of every live table, for people to look at: it fails where one cannot be drawn to its end. */
const filmsStep: Step = {
  name: 'films of tables',
  run: async () => {
    await writeFilms([])
    return { problems: [] }
  },
}

if (isNight) Object.assign(process.env, AT_NIGHT)
else chooseShare(console.log)
const run = (...groups: (readonly Step[])[]): Promise<Total> => runSteps(groups, console.log)
const chaos = [isNight ? chaosStep(CHAOS_MINUTES.night, '--nats') : chaosStep(CHAOS_MINUTES.day)]
const unitTests = unitTestsStep({ tries: isNight ? 1 : 2 })
/** Chaos lasts as long as it is set to, whoever else works: by day it costs least beside what is not timed; by night it has the machine alone. */
const proofs = async (): Promise<Total[]> =>
  isNight ? [await run(STATIC_STEPS, [unitTests], chaos)] : Promise.all([run(STATIC_STEPS, [unitTests]), run(chaos)])

// The servers of chaos read the sites, so these are built first.
const all = [await run([buildStep]), ...(await proofs()), await run([browserStoriesStep], isNight ? [filmsStep] : [])]
const passed = all.reduce((sum, total) => sum + total.passed, 0)
const failed = all.reduce((sum, total) => sum + total.failed, 0)
const problems = all.flatMap(({ summary }) => summary)
console.log(`\nHow long it took:\n${timeTable(all.flatMap(({ parts }) => parts))}`)
if (problems.length > 0)
  console.log(`\nWhat failed:\n${problems.map((problem) => `  ${problem.replaceAll('\n', '\n    ')}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
