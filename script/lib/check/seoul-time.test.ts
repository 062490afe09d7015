import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { projectFiles } from './files.ts'

test('nobody else in the server or its pages reckons with the hours of Seoul', () => {
  const sources = projectFiles(/^(apps|packages)\/.*(?<!\.(test|fixture|model|suite))\.tsx?$/)
  const reckoning = sources.filter((file) =>
    /\b9 \* (60|3_?600)|\b540\b.*[Ss]eoul|[Ss]eoul.*\b540\b|`[^`]*\+09:00`|AHEAD_M/.test(
      readFileSync(join(ROOT, file), 'utf8'),
    ),
  )
  expect(reckoning).toEqual([
    // What staff type has no zone; Luxon would weigh more than their page.
    'apps/backoffice/src/shared/time/moment.ts',
    'apps/server/src/testing/running-server.ts',
    // Noon of a day, shown as a day; Luxon would weigh more than the page.
    'apps/web/src/features/protection/exclusion.rules.ts',
    // Numbers of rounds in a browser, where Luxon would weigh more than their page.
    'apps/web/src/features/results/rounds.rules.ts',
    // Days of a league by number, in a package that is pure.
    'packages/sports-simulator/src/teams/fixtures.ts',
    // A comment.
    'packages/testkit/src/clock.ts',
  ])
})
