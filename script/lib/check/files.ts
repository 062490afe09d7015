import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'

/** Every file of the project that git knows or would take, relative to the clone. */
export function projectFiles(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  return listed
    .split('\0')
    .filter((file) => pattern.test(file) && existsSync(join(ROOT, file)))
    .sort()
}
