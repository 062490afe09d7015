import type { Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { barOf } from '../../wagers/index.ts'
import { askTransfer } from './ask-transfer.service.ts'
import { noticeHeld } from './notice-held.service.ts'
import { noticeUnclear } from './notice-unclear.service.ts'
import { takeBack } from './take-back.service.ts'
import { claimDueTransfers } from './transfer.repository.ts'
import { BUSY_FOR_MS, SENT_FOR_MS } from './transfer.rules.ts'
import { leavePurse } from './vendor-purse.repository.ts'
import { claimDuePurses, isAnyDue, leaveEnded, playingFromPurses } from './vendor-purse-due.repository.ts'

const AT_ONCE = 16
const job = { kind: 'system', job: 'games.transfers' } as const
/** A reality check lies over the game; who does not answer it for so long plays on without it. */
const UNACKNOWLEDGED_MS = 2 * 60_000

/** Asks about transfers that are due, and brings back what is to be brought back. Any number may do so at once. */
export const settleDue = async (services: Services): Promise<void> => {
  if (!(await services.reading({ who: job, siteId: 0 }, isAnyDue))) return
  const { transfers, purses } = await services.inJob({ who: job, siteId: 0 }, async (ctx) => ({
    transfers: await claimDueTransfers(ctx, AT_ONCE, new Date(ctx.now.getTime() + SENT_FOR_MS)),
    purses: await claimDuePurses(ctx, AT_ONCE, new Date(ctx.now.getTime() + BUSY_FOR_MS)),
  }))
  const noted = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error) => services.log.error({ err: error }, 'a transfer could not be looked at'))
  await Promise.all([
    ...transfers.map((transfer) =>
      noted(services.reading({ who: job, siteId: transfer.siteId }, (ctx) => askTransfer(ctx, transfer))),
    ),
    ...purses.map(({ siteId, memberId }) =>
      noted(services.reading({ who: job, siteId }, (ctx) => takeBack(ctx, memberId))),
    ),
  ])
}

/** Finds who has a purse and plays no more, or may not play any more: logged out, locked, excluded, out of time. */
export const sweepPurses = async (services: Services): Promise<void> => {
  await services.inJob({ who: job, siteId: 0 }, leaveEnded)
  const playing = await services.reading({ who: job, siteId: 0 }, (ctx) => playingFromPurses(ctx, 1_000))
  for (const { siteId, memberId } of playing)
    await services.inJob({ who: job, siteId }, async (ctx) => {
      const late = { ...ctx, now: new Date(ctx.now.getTime() - UNACKNOWLEDGED_MS) }
      const bar = await barOf(ctx, { siteId, memberId })
      if (bar && (bar !== 'B1005' || (await barOf(late, { siteId, memberId }))))
        await leavePurse(ctx, memberId, 'barred')
    })
  await services.inJob({ who: job, siteId: 0 }, noticeUnclear)
  await services.inJob({ who: job, siteId: 0 }, noticeHeld)
}

export const dueTransfersClock: NamedClock = { name: 'games.transfers', everyMs: 1_000, tick: settleDue }
export const sweepPursesClock: NamedClock = { name: 'games.vendor-purses', everyMs: 10_000, tick: sweepPurses }
