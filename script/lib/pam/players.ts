import { randomBytes } from 'node:crypto'
import { type CashCurrency, ledgerDigits, moneyOf, unitsIn } from '@maru/contract'
import { type Figure, unitsOf } from '../../../apps/server/src/modules/games/adapters/valkyrie/figures.ts'
import { endSession, openSession } from '../../../apps/server/src/modules/games/session.service.ts'
import { ensureDemoMember } from '../../../apps/server/src/modules/identity/index.ts'
import { updateMember } from '../../../apps/server/src/modules/identity/member.repository.ts'
import { balancesOf, house, memberPurse, post } from '../../../apps/server/src/modules/ledger/index.ts'
import { ensureLastingBonus } from '../../../apps/server/src/modules/promotions/lasting-bonus.fixture.ts'
import type { Ctx } from '../../../apps/server/src/platform/context.ts'
import type { Contexts } from '../../../apps/server/src/platform/create-contexts.ts'
import { DOLLAR_SITE, EURO_SITE, FIRST_CASH } from './world.ts'

/** What a back door is asked for that cannot be had. */
export class BackdoorError extends Error {}

export type Wanted = {
  userId: string
  currency: string
  vendorCode: string
  gameId: string
  cashAmount?: Figure | undefined
  promoAmount?: Figure | undefined
  isBlocked?: boolean | undefined
}
export type Players = {
  /** The token of a new session; the player is made where there is none, with cash. */
  open(wanted: Wanted): Promise<string>
  endSessions(): Promise<void>
}
type Player = { siteId: number; memberId: number; currency: CashCurrency }

const sites: Record<string, { siteId: number; currency: CashCurrency }> = {
  EUR: { siteId: EURO_SITE, currency: 'EUR' },
  USD: { siteId: DOLLAR_SITE, currency: 'USD' },
  KRW: { siteId: 1, currency: 'KRW' },
}

export const createPlayers = (contexts: Contexts): Players => {
  const known = new Map<string, Player>()
  const at = <T>(siteId: number, act: (ctx: Ctx) => Promise<T>): Promise<T> =>
    contexts.inContext({ who: { kind: 'system', job: 'pam-fixture' }, siteId, language: 'en' }, act)

  const playerOf = async ({ userId, currency }: Wanted): Promise<Player> => {
    const site = sites[currency]
    if (!site) throw new BackdoorError(`players here have EUR, USD or KRW, not ${currency}`)
    const found = known.get(userId)
    if (found && found.currency !== site.currency) throw new BackdoorError(`player ${userId} has ${found.currency}`)
    if (found) return found
    const memberId = await at(site.siteId, (ctx) => newMember(ctx, known.size))
    const player = { ...site, memberId }
    await at(site.siteId, (ctx) => setPurse(ctx, player, 'cash', unitsIn(site.currency, FIRST_CASH)))
    known.set(userId, player)
    return player
  }

  const open = async (wanted: Wanted): Promise<string> => {
    const { userId, vendorCode, gameId, cashAmount, promoAmount, isBlocked } = wanted
    const player = await playerOf(wanted)
    return at(player.siteId, async (ctx) => {
      if (cashAmount) await setPurse(ctx, player, 'cash', exactly(cashAmount, player.currency))
      if (promoAmount) await setPurse(ctx, player, 'bonus', exactly(promoAmount, player.currency))
      if (isBlocked !== undefined) await updateMember(ctx, player.memberId, { is_betting_barred: isBlocked })
      const about = { memberId: player.memberId, vendorCode, gameCode: gameId, playsBeside: true, playerId: userId }
      return (await openSession(ctx, about)).token
    })
  }

  // One after the other, so that two that name a new player at once name the same one.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act)
    last = turn.catch(() => {})
    return turn
  }
  return {
    open: (wanted) => inTurn(() => open(wanted)),
    endSessions: () =>
      inTurn(async () => {
        for (const { siteId, memberId } of known.values())
          await at(siteId, (ctx) => endSession(ctx, memberId, 'closed'))
      }),
  }
}

const exactly = (figure: Figure, currency: CashCurrency): number => {
  const read = unitsOf(figure, ledgerDigits[currency])
  if ('misfit' in read) throw new BackdoorError(`${figure.text} is no amount of ${currency}`)
  return read.units
}

const newMember = async (ctx: Ctx, number: number): Promise<number> => {
  const digits = String(number).padStart(8, '0')
  const { memberId } = await ensureDemoMember(ctx, {
    memId: `tester${number}`,
    memNick: `tester${number}`,
    memName: '홍길동',
    memPhone: `010${digits}`,
    bankCode: 'D01',
    bankacc: `9000${digits}`,
    password: randomBytes(9).toString('hex'),
    withdrawalPassword: '1357',
    status: 'active',
    tier: 'NORMAL',
    level: 1,
    recommenderMemberId: null,
  })
  return memberId
}

/** Cash comes from corrections, bonus money from the account for promotions. */
const setPurse = async (
  ctx: Ctx,
  { memberId, currency }: Player,
  purse: 'cash' | 'bonus',
  wanted: number,
): Promise<void> => {
  const difference = wanted - (await balancesOf(ctx, memberId))[purse]
  if (difference === 0) return
  const about = {
    currency,
    amount: moneyOf(currency, Math.abs(difference)),
    key: `pam-fixture:${randomBytes(12).toString('hex')}`,
  }
  if (purse === 'bonus') {
    // Else what a win brings would return to the house.
    await ensureLastingBonus(ctx, memberId)
    const [promotion, bonus] = [house('promotion'), memberPurse(memberId, 'bonus')]
    if (difference > 0) await post(ctx, { ...about, kind: 'bonus-granted', from: promotion, to: bonus })
    else await post(ctx, { ...about, kind: 'bonus-taken-back', from: bonus, to: promotion })
    return
  }
  const [adjustment, cash] = [house('adjustment'), memberPurse(memberId, 'cash')]
  if (difference > 0) await post(ctx, { ...about, kind: 'adjustment-credit', from: adjustment, to: cash })
  else await post(ctx, { ...about, kind: 'adjustment-debit', from: cash, to: adjustment })
}
