import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { projectFiles } from './files.ts'
import type { Step } from './step.ts'

const MODULES = 'apps/server/src/modules/'

/** Where rows are skipped, and what bounds how many. All other lists begin behind a row (`platform/cursor.ts`). */
const ALLOWED: Readonly<Record<string, string>> = {
  'boards/desk/desk.repository.ts': 'staff find ten thousand posts at most',
  'boards/posts/comment.repository.ts': 'five thousand comments of a post at most',
  'boards/posts/post-list.repository.ts':
    'a hundred that are liked and a thousand of the member’s own; boards are read by number',
  'boards/qna/question-list.repository.ts': 'staff find ten thousand questions at most',
  'boards/qna/question.repository.ts': 'a thousand of the member’s own at most',
  'cashier/request-list.repository.ts': 'a thousand of the member’s own at most',
  'coin/deposits/deposit.repository.ts': 'a thousand of the member’s own at most',
  'community/message.repository.ts': 'within one block of messages, and once a night',
  'identity/sign-up-desk.repository.ts': 'ten thousand who wait at most',
  'minigames/office/desk.repository.ts': 'the 288 rounds of a day',
  'minigames/office/prices.repository.ts': 'versions that staff made by hand',
  'minigames/office/round-wagers.repository.ts': 'bets of one round',
  'minigames/shown/past-rounds.repository.ts': 'the 288 rounds of a day',
  'promotions/grant.repository.ts': 'a thousand of the member’s own at most',
  'protection/limit.repository.ts': 'a thousand of the member’s own at most',
  'sportsbook/favourites/favourite.repository.ts': 'the favourites that a member may have',
  'sportsbook/tickets/ticket-list.repository.ts': 'a thousand of the member’s own at most',
  'sportsdata/shown/event-row.repository.ts': 'events that are offered now, and those that ended on one day',
  'wagers/history.repository.ts': 'within one day of a member, which its kept count finds',
}
/** `OFFSET 0` keeps a look-up by itself and skips nothing. */
const SKIPS = /\bOFFSET\s+(?!0\b)|\.offset\(/

/** A page far down must cost what the first one does: rows are skipped only where their number is bounded. */
export const offsetStep: Step = {
  name: 'skipped rows',
  run: async () => ({
    problems: unboundedSkips(
      projectFiles(/^apps\/server\/src\/modules\/.*(?<!\.test)\.ts$/).map((file) => ({
        file,
        text: readFileSync(join(ROOT, file), 'utf8'),
      })),
    ),
  }),
}

export function unboundedSkips(
  sources: readonly { file: string; text: string }[],
  allowed: Readonly<Record<string, string>> = ALLOWED,
): string[] {
  const skipping = new Set(
    sources.filter(({ text }) => text.split('\n').some(skips)).map(({ file }) => file.slice(MODULES.length)),
  )
  return [
    ...[...skipping]
      .filter((file) => !(file in allowed))
      .map(
        (file) =>
          `${MODULES}${file} skips rows: begin the page behind a row (platform/cursor.ts), or bound how many are skipped and say so in script/lib/check/offset.ts`,
      ),
    ...Object.keys(allowed)
      .filter((file) => !skipping.has(file))
      .map((file) => `script/lib/check/offset.ts allows ${file}, which skips no rows`),
  ]
}

const skips = (line: string): boolean => !/^\s*(\/\/|\*|\/\*\*)/.test(line) && SKIPS.test(line)
