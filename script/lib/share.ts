import { execFileSync } from 'node:child_process'
import { ROOT } from './root.ts'

/**
 * Says in SHARE which share a run of the day looks at, of all that is only sampled by day: the number of commits there are, so that some commits after each other look at everything.
 * SHARE=<number> before the command repeats one.
 */
export const chooseShare = (print: (line: string) => void): void => {
  process.env.SHARE ??= commitNumber()
  print(`what is only sampled by day: share ${process.env.SHARE}`)
}

/** 0 where git knows nothing of them. */
function commitNumber(): string {
  try {
    return execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  } catch {
    return '0'
  }
}
