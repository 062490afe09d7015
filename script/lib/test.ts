import { chaosStep } from './chaos.ts'
import { runSteps, type Step } from './check/step.ts'
import { CHECK_STEPS } from './check/steps.ts'
import { buildSites } from './sites.ts'
import { browserStoriesStep } from './stories.ts'

const buildStep: Step = {
  name: 'builds',
  run: async () => {
    await buildSites(() => {})
    return { problems: [] }
  },
}

const { passed, failed } = await runSteps([...CHECK_STEPS, chaosStep, buildStep, browserStoriesStep], console.log)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
