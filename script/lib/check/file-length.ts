import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { projectFiles } from './files.ts'
import type { Step } from './step.ts'

const LONGEST_LINES = 250
/** Pure tables, which nobody reads from top to bottom. */
const TABLES: readonly RegExp[] = [
  /^packages\/contract\/src\/(result-code|staff-code|game-code)[\w-]*\.ts$/,
  // A row for each page.
  /^apps\/backoffice\/src\/app\/router\.tsx$/,
]

export const fileLengthStep: Step = {
  name: 'file length',
  run: async () => ({
    problems: projectFiles(/\.(tsx?|css|sql|cjs|sh)$/)
      .filter((file) => !TABLES.some((table) => table.test(file)))
      .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > LONGEST_LINES)
      .map(({ file, lines }) => `${file} has ${lines} lines: past ${LONGEST_LINES} it is two files`),
  }),
}
