import { execFileSync } from 'node:child_process'
import { ROOT } from './root.ts'

/**
 * Says in SHARE which share a run of the day looks at, of all that is only sampled by day: the number of commits there are, so that some commits after each other look at everything.
 * SHARE=<number> before the command repeats one.
 */
export const chooseShare = (print: (line: string) => void): void => {
  process.env.SHARE ??= commitNumber()
  process.env.CHANGED_STORIES ??= changedStories()
  print(`what is only sampled by day: share ${process.env.SHARE}`)
}

/** 0 where git knows nothing of them. */
const commitNumber = (): string => git('rev-list', '--count', 'HEAD').trim() || '0'

const OF_LATE = 30

/** Stories that the last commits changed: whoever writes one sees it run, whatever its share is. */
function changedStories(): string {
  const paths = git('log', `HEAD~${OF_LATE}..`, '--name-only', '--pretty=format:', '--', 'e2e/stories').split('\n')
  const names = paths.flatMap((path) => /([\w.-]+)\.spec\.ts$/.exec(path)?.[1] ?? [])
  return [...new Set(names)].toSorted().join(' ')
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' })
  } catch {
    return ''
  }
}
