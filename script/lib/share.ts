import { execFileSync } from 'node:child_process'
import { ROOT } from './root.ts'

/**
 * Says in SHARE which share a run of the day looks at, of all that is only sampled by day: the number of commits there are, so that some commits after each other look at everything.
 * SHARE=<number> before the command repeats one.
 */
export const chooseShare = (print: (line: string) => void): void => {
  process.env.SHARE ??= commitNumber()
  process.env.CHANGED_STORIES ??= changedStories()
  process.env.CHANGED_FILES ??= changedFiles('.').join(' ')
  print(`what is only sampled by day: share ${process.env.SHARE}`)
}

/** 0 where git knows nothing of them. */
const commitNumber = (): string => git('rev-list', '--count', 'HEAD').trim() || '0'

const OF_LATE = 30

/** Stories that the last commits changed: whoever writes one sees it run, whatever its share is. */
function changedStories(): string {
  const names = changedFiles('e2e/stories').flatMap((path) => /([\w.-]+)\.spec\.ts$/.exec(path)?.[1] ?? [])
  return [...new Set(names)].toSorted().join(' ')
}

/** Paths below a folder that the last commits changed. */
function changedFiles(folder: string): string[] {
  const paths = git('log', `HEAD~${OF_LATE}..`, '--name-only', '--pretty=format:', '--', folder).split('\n')
  return [...new Set(paths)].filter((path) => path !== '').toSorted()
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' })
  } catch {
    return ''
  }
}
