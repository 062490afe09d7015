import type { BodyOf, ClosingObstacle, closingAsk, closingState, DataOf } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { assertOwnPassword, closeAccount, eraseAccount, memberById } from '../identity/index.ts'
import { balancesOf, lockPurses } from '../ledger/index.ts'
import { openDebtOf, openWagersOf } from '../wagers/index.ts'
import {
  countOpenRequests,
  deleteClosing,
  dueClosings,
  dueErasures,
  findClosing,
  insertClosing,
  noteClosed,
  noteErased,
} from './closing.repository.ts'

const DAY_MS = 24 * 3_600_000
/** In which the member may think better of it. */
const WAIT_MS = 7 * DAY_MS
/** Records of money are kept so long after the account was closed; then nobody needs to know any more whose they were. */
const RETENTION_MS = 5 * 365 * DAY_MS
const AT_ONCE = 100

/** What has to be settled first, in the order in which a member does it. Points are given up with the account. */
export const obstaclesOf = async (ctx: Ctx, memberId: number): Promise<ClosingObstacle[]> => {
  const { cash, withdrawalPending, inGame, transferPending, held, bonus, commission } = await balancesOf(ctx, memberId)
  const found: [ClosingObstacle, boolean][] = [
    ['open-bets', (await openWagersOf(ctx, memberId)).length > 0],
    ['in-game', inGame > 0 || transferPending > 0],
    ['requests', withdrawalPending > 0 || (await countOpenRequests(ctx, memberId)) > 0],
    ['bonus', bonus > 0],
    ['debt', (await openDebtOf(ctx, memberId)) !== undefined],
    ['money', cash > 0 || held > 0 || commission > 0],
  ]
  return found.filter(([, stands]) => stands).map(([obstacle]) => obstacle)
}

export const showClosing = async (ctx: MemberCtx): Promise<DataOf<typeof closingState>> => {
  const { memberId } = ctx.who
  const closing = await findClosing(ctx, memberId)
  return { closesAt: closing?.closesAt.toISOString() ?? null, obstacles: await obstaclesOf(ctx, memberId) }
}

/** In steps, for the password. PR02: something stands in the way, and `obstacles` says what. */
export const askToClose = async (
  ctx: MemberCtx,
  { currentPass, reason }: BodyOf<typeof closingAsk>,
): Promise<DataOf<typeof closingAsk>> => {
  const { member_id: memberId } = await assertOwnPassword(ctx, currentPass)
  return ctx.inOwnTransaction(async (own) => {
    const obstacles = await obstaclesOf(own, memberId)
    if (obstacles.length > 0) throw new Refusal('PR02', { obstacles })
    const closesAt = new Date(own.now.getTime() + WAIT_MS)
    await insertClosing(own, memberId, closesAt, reason)
    return { closesAt: ((await findClosing(own, memberId))?.closesAt ?? closesAt).toISOString() }
  })
}

export const keepAccount = async (ctx: MemberCtx): Promise<void> => {
  if (!(await deleteClosing(ctx, ctx.who.memberId))) throw new Refusal('N404')
}

/** What the wait is over of, each in a transaction of its own. Where something has come in the way meanwhile, it waits for the next run. */
export const closeDue = async (ctx: Ctx): Promise<void> => {
  for (const memberId of await dueClosings(ctx, AT_ONCE))
    await ctx.inOwnTransaction(async (own) => {
      // Nothing moves while it is looked at: a bet or deposit comes before, or finds the account closed.
      await lockPurses(own, [memberId])
      if (!(await findClosing(own, memberId)) || (await obstaclesOf(own, memberId)).length > 0) return
      await closeAccount(own, memberId)
      await noteClosed(own, memberId)
    })
}

/** After the retention what is personal is erased; the ledger's rows stay, and name nobody any more. Who is excluded waits until the exclusion is over. */
export const eraseDue = async (ctx: Ctx): Promise<void> => {
  for (const memberId of await dueErasures(ctx, new Date(ctx.now.getTime() - RETENTION_MS), AT_ONCE))
    await ctx.inOwnTransaction(async (own) => {
      const member = await memberById(own, memberId)
      if (member?.pause && member.pause.until > own.now) return
      await eraseAccount(own, memberId)
      await noteErased(own, memberId)
    })
}
