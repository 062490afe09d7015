import { fileLengthStep } from './file-length.ts'
import { sqlOwnersStep } from './sql-owners.ts'
import type { Step } from './step.ts'
import { textsStep } from './texts.ts'
import { formatStep, importsStep, unitTestsStep, unusedStep } from './tools.ts'
import { typesStep } from './types.ts'

/** What is seen without running anything, cheapest first. */
export const STATIC_STEPS: readonly Step[] = [
  formatStep,
  fileLengthStep,
  sqlOwnersStep,
  textsStep,
  importsStep,
  unusedStep,
  typesStep,
]

/** The fast gate. */
export const CHECK_STEPS: readonly Step[] = [...STATIC_STEPS, unitTestsStep]
