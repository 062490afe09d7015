import { runSteps, type Step } from './check/step.ts'
import { CHECK_STEPS } from './check/steps.ts'

const wanted = process.argv.slice(2)
const isWanted = ({ name }: Step): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part))
const steps = CHECK_STEPS.map((group) => group.filter(isWanted))
const { passed, failed } = await runSteps(steps, console.log)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
