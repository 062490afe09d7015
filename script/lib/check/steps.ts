import { fileLengthStep } from './file-length.ts'
import { sqlOwnersStep } from './sql-owners.ts'
import type { Step } from './step.ts'
import { textsStep } from './texts.ts'
import { formatStep, importsStep, unitTestsStep, unusedStep } from './tools.ts'
import { typesStep } from './types.ts'

/** The fast gate, cheapest first. */
export const CHECK_STEPS: readonly Step[] = [
  formatStep,
  fileLengthStep,
  sqlOwnersStep,
  textsStep,
  importsStep,
  unusedStep,
  typesStep,
  unitTestsStep,
]
