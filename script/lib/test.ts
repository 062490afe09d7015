import { chaosStep } from './chaos.ts'
import { runSteps, type Step } from './check/step.ts'
import { STATIC_STEPS } from './check/steps.ts'
import { unitTestsStep } from './check/tools.ts'
import { buildSites } from './sites.ts'
import { browserStoriesStep } from './stories.ts'

const buildStep: Step = {
  name: 'builds',
  run: async () => {
    await buildSites(() => {})
    return { problems: [] }
  },
}

// Chaos lasts as long as it is set to, whoever else works: it costs least beside the tests, which are not timed.
const steps = [...STATIC_STEPS, [unitTestsStep, chaosStep], buildStep, browserStoriesStep]
const { passed, failed } = await runSteps(steps, console.log)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
