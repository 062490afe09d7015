import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { ROOT } from '../root.ts'
import type { Timed } from './times.ts'

export const FILE_TIMES = join(ROOT, '.maru/file-times.json')

/** A reporter of vitest that notes how long each file took, with what it loads and sets up before its first test. Its own does not say. */
export default function fileTimes(): Reporter {
  return { onTestRunEnd: (modules) => writeFileSync(FILE_TIMES, JSON.stringify(modules.map(timeOf))) }
}

function timeOf(file: TestModule): Timed {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = file.diagnostic()
  const ms = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration
  return { name: relative(ROOT, file.moduleId), seconds: ms / 1000 }
}
