import { projectFiles } from './files.ts'
import type { Step } from './step.ts'

/** Both were applied before anybody saw it; an applied file is never changed. */
const KNOWN = [
  'apps/server/migrations/0408_identity_level.sql',
  'apps/server/migrations/0408_identity_test_accounts.sql',
]

/** Each number of a folder of migrations belongs to one file: of two with one number nobody can say which comes first. */
export const migrationNumbersStep: Step = {
  name: 'migration numbers',
  run: async () => ({ problems: sharedNumbers(projectFiles(/^apps\/\w+\/migrations\/.*\.sql$/)) }),
}

export function sharedNumbers(files: readonly string[], known: readonly string[] = KNOWN): string[] {
  const numbered = Map.groupBy(files, (file) => /^.*\/\d{4}_/.exec(file)?.[0] ?? file)
  return [...numbered.values()]
    .filter((sharing) => sharing.length > 1 && sharing.some((file) => !known.includes(file)))
    .map((sharing) => `${sharing.toSorted().join(' and ')} have one number: give the new one the next that is free`)
}
