import { setTimeout as sleep } from 'node:timers/promises'
import type { OperatorAnswer, OperatorRequest } from '@maru/vendor-wallet'
import type { TableGateway } from '../gateway/gateway.ts'
import type { TileBoard } from '../gateway/tile-board.ts'
import { feedTile } from './feed-tile.ts'
import { changedSince, feedVersion, readFeedVersion } from './feed-version.ts'

/** What comes within this is one answer; what staff have set is read this often, ms. */
const TOGETHER_MS = 100
const LOOK_EVERY_MS = 2_000

type Feed = Pick<TableGateway, 'board' | 'settings' | 'stopped'>

/** Answers as soon as a table differs from what it was at `since`, and after `wait_ms` at the latest. */
export const answerFeed = async (
  { board, settings, stopped }: Feed,
  { since, wait_ms }: OperatorRequest<'tableFeed'>,
): Promise<OperatorAnswer<'tableFeed'>> => {
  // A process that has just started must not look as if tables were gone.
  await board.settled
  const before = readFeedVersion(since)
  const until = performance.now() + wait_ms
  for (;;) {
    const set = await settings()
    const { changed, seen } = changedSince(before, board.tiles(), set)
    const left = until - performance.now()
    if (changed.length > 0 || left <= 0 || stopped.aborted)
      return {
        version: feedVersion(seen),
        now: board.now(),
        tables: changed.map((tile) => feedTile(tile, set.get(tile.table.code))),
      }
    if (await hasChanged(board, Math.min(left, LOOK_EVERY_MS), stopped)) await sleep(TOGETHER_MS)
  }
}

/** Whether a table changes within the time. */
const hasChanged = (board: TileBoard, ms: number, stopped: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (did: boolean) => () => {
      stop()
      clearTimeout(timer)
      stopped.removeEventListener('abort', give)
      resolve(did)
    }
    const stop = board.listen(end(true))
    const timer = setTimeout(end(false), ms)
    const give = end(false)
    stopped.addEventListener('abort', give)
  })
