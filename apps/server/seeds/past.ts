import { cashDel, cashIn, cashOut } from '@maru/contract'
import type { GameListing, GameUrlRequest, WalletAnswer, WalletCallName, WalletRequest } from '@maru/vendor-wallet'
import { approveRequest, rejectRequest, waitRequest } from '../src/modules/cashier/decision.service.ts'
import { cashierModule } from '../src/modules/cashier/module.ts'
import { findByKey } from '../src/modules/cashier/request.repository.ts'
import { carriers } from '../src/modules/games/adapters/hub88/translate.ts'
import { endSession, openSession } from '../src/modules/games/session.service.ts'
import { takeList } from '../src/modules/games/sync-games.service.ts'
import { vendorByCode } from '../src/modules/games/vendors/list.ts'
import { OPERATOR_ID } from '../src/modules/games/vendors/vendor-client.ts'
import { createWallet } from '../src/modules/games/wallet.service.ts'
import { memberByMemId } from '../src/modules/identity/index.ts'
import { accrueSite } from '../src/modules/points/accrue.job.ts'
import { siteById } from '../src/modules/site/index.ts'
import type { Member, MemberCtx, Staff } from '../src/platform/context.ts'
import type { Contexts } from '../src/platform/create-contexts.ts'
import { seoulDay, seoulMidnight } from '../src/platform/seoul-time.ts'
import { demoWithdrawalPassword } from './accounts.ts'
import { type PastStep, planPast } from './past.plan.ts'
import { type Progress, stepDone } from './progress.ts'
import { seedAttendance } from './rewards.ts'
import { demoStaffNamed } from './staff.ts'

const vendorCode = 'studio'
/** Five minutes after midnight. */
const ACCRUAL_MS = 5 * 60_000

/** The vendor's wallet calls without the wire: what its signed calls come to once they are read. */
export type WalletCalls = <N extends WalletCallName>(name: N, request: WalletRequest<N>) => Promise<WalletAnswer<N>>
/** A vendor that can play rounds of days gone by, each once however often it is asked: see `apps/studio/seeds/past.ts`. */
export type PastVendor = {
  games: readonly GameListing[]
  sit(sitting: Sitting, launch: GameUrlRequest, at: Date): Promise<void>
  play(sitting: Sitting, round: { number: number; bet: unknown; at: Date }): Promise<boolean>
  close(): Promise<void>
}
type Sitting = { of: string; name: string }
export type Past = { openVendor: (wallet: WalletCalls) => PastVendor; moveTo: (instant: Date) => void }

/**
 * A week of the demo's members: every won and every request of it through the services that serve the real ones. Goes on behind the step
 * that an earlier start did last.
 */
export const seedPast = async (
  contexts: Contexts,
  { openVendor, moveTo }: Past,
  { begunAt, stepsDone }: Progress,
): Promise<void> => {
  const wallet = createWallet(contexts)
  const vendor = openVendor(async (name, request) => {
    const carry = carriers[name] as (...asked: [typeof wallet, string, typeof request]) => Promise<unknown>
    return (await carry(wallet, vendorCode, request)) as WalletAnswer<typeof name>
  })
  try {
    const own = vendorByCode(contexts.config, vendorCode)
    if (!own) throw new Error(`no vendor ${vendorCode}`)
    await contexts.inContext({ who: { kind: 'system', job: 'seed' }, siteId: 1 }, (ctx) =>
      takeList(ctx, own, vendor.games),
    )
    const act = actor(contexts, vendor, await cashierOf(contexts), begunAt.toISOString())
    let day = ''
    for (const [number, step] of planPast(begunAt, repeatable()).entries()) {
      if (number < stepsDone) continue
      if (seoulDay(step.at) !== day) {
        day = seoulDay(step.at)
        moveTo(new Date(seoulMidnight(day).getTime() + ACCRUAL_MS))
        await accrue(contexts)
        // Today is left to who looks at the demo.
        if (day < seoulDay(begunAt)) await seedAttendance(contexts, 1)
      }
      moveTo(step.at)
      await act(step, number)
    }
  } finally {
    await vendor.close()
    await wallet.close()
  }
}

/** The nightly run of both sites, as it would have been in that night. Once more it finds nothing. */
const accrue = async (contexts: Contexts): Promise<void> => {
  for (const siteId of [1, 2])
    await contexts.reading({ who: { kind: 'system', job: 'seed' }, siteId }, (ctx) => accrueSite(ctx))
}

const actor = (contexts: Contexts, vendor: PastVendor, staff: Staff, demo: string) => {
  const members = new Map<string, Member>()

  const memberOf = async ({ siteId, memId }: PastStep): Promise<Member> => {
    const known = members.get(`${siteId} ${memId}`)
    if (known) return known
    const found = await contexts.reading({ who: { kind: 'guest' }, siteId }, (ctx) => memberByMemId(ctx, memId))
    if (!found) throw new Error(`no demo member ${memId}`)
    const self = { kind: 'member', sessionId: 0, socketKey: '', expiresAt: new Date(), tier: 'NORMAL' } as const
    members.set(`${siteId} ${memId}`, { ...self, memberId: found.memberId })
    return { ...self, memberId: found.memberId }
  }
  const play = async (step: PastStep & { act: 'round' }): Promise<void> => {
    // Whoever has lost too much for the next bet gets up.
    await vendor.play({ of: demo, name: step.sitting }, step)
  }

  return async (step: PastStep, number: number): Promise<void> => {
    const who = await memberOf(step)
    const about = { siteId: step.siteId, ip: '127.0.0.1' }
    // The studio's part of a round and the wallet's are transactions of their own.
    if (step.act === 'round') await play(step)
    await contexts.inContext({ ...about, who }, async (ctx) => {
      await stepDone(ctx, number)
      switch (step.act) {
        case 'sit': {
          const game = { memberId: who.memberId, vendorCode, gameCode: step.game }
          const launch = launchOf(
            (await siteById(ctx, step.siteId)).origin,
            step.siteId,
            step.game,
            await openSession(ctx, game),
          )
          return vendor.sit({ of: demo, name: step.sitting }, launch, step.at)
        }
        case 'leave':
          return endSession(ctx, who.memberId, 'closed')
        case 'ask': {
          const asked = { amount: step.amount, requestKey: step.request }
          return step.kind === 'deposit'
            ? call(contexts, ctx, cashIn.path, { ...asked, bonus: step.bonus })
            : call(contexts, ctx, cashOut.path, { ...asked, cashOutPass: demoWithdrawalPassword, endsBonus: true })
        }
        case 'cancel':
          return call(contexts, ctx, cashDel.path, { what: 'cancel', cashIdx: [await idOf(ctx, step.request)] })
        case 'start':
          return void (await waitRequest(ctx.as(staff), await idOf(ctx, step.request)))
        case 'approve':
          return void (await approveRequest(ctx.as(staff), await idOf(ctx, step.request)))
        case 'reject':
          return void (await rejectRequest(ctx.as(staff), await idOf(ctx, step.request), step.reason))
      }
    })
  }
}

const idOf = async (ctx: MemberCtx, key: string): Promise<number> => {
  const found = await findByKey(ctx, ctx.who.memberId, key)
  if (!found) throw new Error(`nothing known of ${key}`)
  return found.request_id
}

const call = async (contexts: Contexts, ctx: MemberCtx, path: string, body: unknown): Promise<void> => {
  const served = cashierModule.calls?.find((one) => one.call.path === path)
  if (!served) throw new Error(`${path} is not served`)
  await served.handle(ctx, body as never, contexts)
}

const cashierOf = (contexts: Contexts): Promise<Staff> =>
  contexts.reading({ who: { kind: 'guest' }, siteId: 1 }, (ctx) => demoStaffNamed(ctx, 'cashier'))

const launchOf = (
  origin: string,
  siteId: number,
  game: string,
  { token, playerId }: { token: string; playerId: string },
): GameUrlRequest => ({
  user: playerId,
  token,
  game_code: game,
  currency: 'KRW',
  lang: 'ko',
  operator_id: OPERATOR_ID,
  country: 'KR',
  platform: 'GPL_DESKTOP',
  sub_partner_id: String(siteId),
  lobby_url: `${origin}/`,
  deposit_url: `${origin}/`,
})

/** Park and Miller's generator: every demo gets the same week. */
const repeatable = (): ((below: number) => number) => {
  let state = 20_261_121
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
