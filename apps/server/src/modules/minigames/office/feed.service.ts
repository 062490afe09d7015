import type { AdminAnswerOf, MiniFeedRow, miniFeed } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { drawOut, roundOut } from '../draw.rules.ts'
import { findSaid } from '../feed/feed.repository.ts'
import { findFeedState } from '../feed/feed-state.repository.ts'
import { textOfDraw } from '../feed/judge.rules.ts'
import type { GameKey } from '../round.rules.ts'
import { openRequestOf } from '../round-desk.repository.ts'
import { namesOf } from './decisions.service.ts'
import { type FeedRound, feedFacts, findFeedRounds } from './feed.repository.ts'

/** The last rounds that a feed said something of or that wait for it, those that wait for staff first; and what of it cannot be read. */
export const listFeed = async (ctx: StaffCtx, game: GameKey['game']): Promise<AdminAnswerOf<typeof miniFeed>> => {
  const rows: MiniFeedRow[] = []
  for (const round of await findFeedRounds(ctx, game)) rows.push(await feedRow(ctx, round))
  const state = await importedState(ctx, { siteId: ctx.siteId, game })
  return {
    rows,
    unread: state?.problem ? { why: state.problem, since: state.since.toISOString() } : null,
    setAside: (state?.setAside ?? []).map(({ row, why, text, seenAt }) => ({
      row,
      why,
      text,
      seenAt: seenAt.toISOString(),
    })),
  }
}

/** Undefined also where the game has a feed no more. */
const importedState = async (ctx: StaffCtx, key: GameKey) =>
  (await feedFacts(ctx)).has(key.game) ? findFeedState(ctx, key) : undefined

const feedRow = async (ctx: StaffCtx, round: FeedRound): Promise<MiniFeedRow> => {
  const said = await findSaid(ctx, round)
  const request = round.isOpen ? await openRequestOf(ctx, round, 'result') : undefined
  const names = await namesOf(ctx, [request?.requestedBy])
  const drawn = round.draw && textOfDraw(round.draw)
  const isSaid = said.some(({ draw }) => textOfDraw(draw) === drawn)
  return {
    round: roundOut(round),
    isHeld: round.isOpen,
    drawnByStaff: round.draw && !isSaid ? drawOut(round.draw) : null,
    results: said.map(({ text, draw, receivedAt, problem }) => ({
      text,
      draw: drawOut(draw),
      receivedAt: receivedAt.toISOString(),
      problem,
      isUsed: textOfDraw(draw) === drawn,
    })),
    proposal: request?.draw
      ? {
          draw: drawOut(request.draw),
          reason: request.reason,
          askedBy: names.get(request.requestedBy) ?? '',
          askedAt: request.requestedAt.toISOString(),
          isOwn: request.requestedBy === ctx.who.staffId,
        }
      : null,
  }
}
