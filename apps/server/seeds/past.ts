import { cashDel, cashIn, cashOut } from '@maru/contract'
import type { GameListing, GameUrlRequest, WalletAnswer, WalletCallName, WalletRequest } from '@maru/vendor-wallet'
import { approveRequest, rejectRequest, waitRequest } from '../src/modules/cashier/decision.service.ts'
import { cashierModule } from '../src/modules/cashier/module.ts'
import { carriers } from '../src/modules/games/doors/hub88/translate.ts'
import { endSession, openSession } from '../src/modules/games/session.service.ts'
import { takeList } from '../src/modules/games/sync-games.service.ts'
import { vendorByCode } from '../src/modules/games/vendors/list.ts'
import { OPERATOR_ID } from '../src/modules/games/vendors/vendor-client.ts'
import { createWallet } from '../src/modules/games/wallet.service.ts'
import { memberByMemId } from '../src/modules/identity/index.ts'
import { findStaffByLogin } from '../src/modules/identity/staff.repository.ts'
import { permissionsOf } from '../src/modules/identity/staff.roles.ts'
import type { Member, Staff } from '../src/platform/context.ts'
import type { Contexts } from '../src/platform/contexts.ts'
import { demoWithdrawalPassword } from './accounts.ts'
import { type PastStep, planPast } from './past.plan.ts'

const vendorCode = 'studio'

/** The vendor's wallet calls without the wire: what its signed calls come to once they are read. */
export type WalletCalls = <N extends WalletCallName>(name: N, request: WalletRequest<N>) => Promise<WalletAnswer<N>>
/** A vendor that can play rounds of days gone by. */
export type PastVendor = {
  games: readonly GameListing[]
  sit(launch: GameUrlRequest, at: Date): Promise<{ play(bet: unknown, at: Date): Promise<boolean> }>
  close(): Promise<void>
}
export type Past = { openVendor: (wallet: WalletCalls) => PastVendor; moveTo: (instant: Date) => void }

/** A week of the demo's members: every won and every request of it through the services that serve the real ones. */
export const seedPast = async (contexts: Contexts, { openVendor, moveTo }: Past, now: Date): Promise<void> => {
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
    const act = actor(contexts, vendor, await cashierOf(contexts))
    for (const step of planPast(now, repeatable())) {
      moveTo(step.at)
      await act(step)
    }
  } finally {
    await vendor.close()
    await wallet.close()
  }
}

const actor = (contexts: Contexts, vendor: PastVendor, staff: Staff) => {
  const members = new Map<string, Member>()
  const seats = new Map<string, Awaited<ReturnType<PastVendor['sit']>>>()
  const requests = new Map<string, number>()

  const memberOf = async ({ siteId, memId }: PastStep): Promise<Member> => {
    const known = members.get(`${siteId} ${memId}`)
    if (known) return known
    const found = await contexts.reading({ who: { kind: 'guest' }, siteId }, (ctx) => memberByMemId(ctx, memId))
    if (!found) throw new Error(`no demo member ${memId}`)
    const self = { kind: 'member', sessionId: 0, socketKey: '', expiresAt: new Date(), tier: 'NORMAL' } as const
    members.set(`${siteId} ${memId}`, { ...self, memberId: found.memberId })
    return { ...self, memberId: found.memberId }
  }
  const asStaff = (step: PastStep, decide: typeof waitRequest, request: string): Promise<unknown> =>
    contexts.inContext({ who: staff, siteId: step.siteId, ip: '127.0.0.1' }, (ctx) =>
      decide(ctx, mustHave(requests, request)),
    )

  return async (step: PastStep): Promise<void> => {
    const who = await memberOf(step)
    const about = { who, siteId: step.siteId, ip: '127.0.0.1' }
    const at = `${step.siteId} ${step.memId}`
    switch (step.act) {
      case 'sit': {
        const { token, playerId } = await contexts.inContext(about, (ctx) =>
          openSession(ctx, { memberId: who.memberId, vendorCode, gameCode: step.game }),
        )
        const launch = launchOf(contexts.config.PUBLIC_URL, step.siteId, step.game, { token, playerId })
        seats.set(at, await vendor.sit(launch, step.at))
        return
      }
      case 'round':
        // Whoever has lost too much for the next bet gets up.
        if (seats.has(at) && !(await mustHave(seats, at).play(step.bet, step.at))) seats.delete(at)
        return
      case 'leave':
        seats.delete(at)
        await contexts.inContext(about, (ctx) => endSession(ctx, who.memberId, 'closed'))
        return
      case 'ask': {
        const asked = { amount: step.amount, requestKey: step.request }
        const made =
          step.kind === 'deposit'
            ? await call(contexts, about, cashIn.path, { ...asked, bonus: 'none' })
            : await call(contexts, about, cashOut.path, { ...asked, cashOutPass: demoWithdrawalPassword })
        requests.set(step.request, (made as { cashIdx: number }).cashIdx)
        return
      }
      case 'cancel':
        await call(contexts, about, cashDel.path, { what: 'cancel', cashIdx: [mustHave(requests, step.request)] })
        return
      case 'start':
        await asStaff(step, waitRequest, step.request)
        return
      case 'approve':
        await asStaff(step, approveRequest, step.request)
        return
      case 'reject':
        await asStaff(step, (ctx, id) => rejectRequest(ctx, id, step.reason), step.request)
    }
  }
}

const mustHave = <V>(all: Map<string, V>, key: string): V => {
  const found = all.get(key)
  if (found === undefined) throw new Error(`nothing known of ${key}`)
  return found
}

type About = { who: Member; siteId: number; ip: string }

const call = (contexts: Contexts, about: About, path: string, body: unknown): Promise<unknown> => {
  const served = cashierModule.calls?.find((one) => one.call.path === path)
  if (!served) throw new Error(`${path} is not served`)
  return contexts.inContext(about, async (ctx) => served.handle(ctx, body as never))
}

const cashierOf = (contexts: Contexts): Promise<Staff> =>
  contexts.reading({ who: { kind: 'guest' }, siteId: 1 }, async (ctx): Promise<Staff> => {
    const found = await findStaffByLogin(ctx, 'cashier')
    if (!found) throw new Error('the demo has no cashier')
    const { staff_id: staffId, name, role, site_ids: siteIds } = found
    return { kind: 'staff', staffId, name, role, permissions: permissionsOf(role), siteIds, sessionId: 0 }
  })

const launchOf = (
  publicUrl: string,
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
  lobby_url: `${publicUrl}/`,
  deposit_url: `${publicUrl}/`,
})

/** Park and Miller's generator: every demo gets the same week. */
const repeatable = (): ((below: number) => number) => {
  let state = 20_261_121
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
