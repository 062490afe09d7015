import { fileLengthStep } from './file-length.ts'
import { migrationNumbersStep } from './migration-numbers.ts'
import { offsetStep } from './offset.ts'
import { plainWordsStep } from './plain-words.ts'
import { sqlOwnersStep } from './sql-owners.ts'
import type { Step } from './step.ts'
import { textsStep } from './texts.ts'
import { formatStep, importsStep, unusedStep } from './tools.ts'
import { typesStep } from './types.ts'
import { unitTestsStep } from './unit-tests.ts'

/** What is seen without running anything, longest first, for they run side by side. */
export const STATIC_STEPS: readonly Step[] = [
  typesStep,
  unusedStep,
  importsStep,
  formatStep,
  textsStep,
  sqlOwnersStep,
  migrationNumbersStep,
  offsetStep,
  fileLengthStep,
  plainWordsStep,
]

/** The fast gate. */
export const CHECK_STEPS: readonly (readonly Step[])[] = [STATIC_STEPS, [unitTestsStep({ tries: 1 })]]
