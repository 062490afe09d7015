import { parseArgs } from 'node:util'
import { chaosStep } from './chaos.ts'
import { runSteps, type Step } from './check/step.ts'
import { STATIC_STEPS } from './check/steps.ts'
import { unitTestsStep } from './check/tools.ts'
import { buildSites } from './sites.ts'
import { browserStoriesStep } from './stories.ts'

const { nightly: isNight } = parseArgs({ options: { nightly: { type: 'boolean', default: false } } }).values

/** What is only sampled by day, whole, and a picture of every page. */
const AT_NIGHT = { HOSTILE: 'whole', MODEL_COMMANDS: '100000', PICTURES: 'on' }
const CHAOS_MINUTES = { day: 2, night: 20 }

const buildStep: Step = {
  name: 'builds',
  run: async () => {
    await buildSites(() => {})
    return { problems: [] }
  },
}

// Chaos lasts as long as it is set to, whoever else works: by day it costs least beside the tests, which are not timed; by night each has the machine alone.
const proofs = isNight
  ? [[unitTestsStep], [chaosStep(CHAOS_MINUTES.night)]]
  : [[unitTestsStep, chaosStep(CHAOS_MINUTES.day)]]
if (isNight) Object.assign(process.env, AT_NIGHT)
const { passed, failed } = await runSteps([[...STATIC_STEPS, buildStep], ...proofs, [browserStoriesStep]], console.log)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
