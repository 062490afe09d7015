import {
  type BonusRefusal,
  bonusOfDeposit,
  type bonusOffers,
  type DataOf,
  type DepositBonus,
  depositBonuses,
} from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { memberById } from '../identity/index.ts'
import { balancesOf } from '../ledger/index.ts'
import { findVersions } from './bonus.repository.ts'
import { amountRefusal, type DepositFacts, depositRefusal, expiryOf, type Version } from './bonus.rules.ts'
import { hadDepositBonusToday } from './grant.repository.ts'
import { grantBonus, isBusy } from './grant-bonus.service.ts'
import { shownTerms } from './own-bonuses.service.ts'
import { insertDues } from './periodic/due.repository.ts'
import { periodOfDeposit } from './periodic/due.rules.ts'

/** Completed deposits of the member before this one, and of them those of today in Seoul. */
export type EarlierDeposits = { ever: number; today: number }

/** A partner is offered none, and gets none that it chose before it became one. */
const isPartner = async (ctx: Ctx, memberId: number): Promise<boolean> =>
  ((await memberById(ctx, memberId))?.tier ?? 'NORMAL') !== 'NORMAL'

const factsOf = async (
  ctx: Ctx,
  memberId: number,
  earlier: EarlierDeposits,
  granted: number,
  busy: boolean,
): Promise<DepositFacts> => ({
  level: (await memberById(ctx, memberId))?.level ?? 0,
  isBusy: busy,
  earlier,
  hadToday: await hadDepositBonusToday(ctx, memberId),
  granted,
})

/** As it looks now: decided is when the deposit is approved. */
const looksBusy = async (ctx: Ctx, memberId: number): Promise<boolean> => (await balancesOf(ctx, memberId)).bonus > 0

type Offered = { bonus: DepositBonus; version: Version; refusal: BonusRefusal | undefined }

const offersNow = async (ctx: Ctx, memberId: number, earlier: EarlierDeposits): Promise<Offered[]> => {
  if (await isPartner(ctx, memberId)) return []
  const versions = await findVersions(ctx, depositBonuses)
  const offers: Offered[] = []
  for (const bonus of depositBonuses) {
    const version = versions.find(({ code }) => code === bonus)
    if (!version) continue
    const facts = await factsOf(ctx, memberId, earlier, version.granted, await looksBusy(ctx, memberId))
    const refusal = depositRefusal(bonus, version, facts, ctx.now)
    // What is switched off is no offer.
    if (refusal !== 'off') offers.push({ bonus, version, refusal })
  }
  return offers
}

export const listOffers = async (ctx: MemberCtx, earlier: EarlierDeposits): Promise<DataOf<typeof bonusOffers>> => ({
  offers: (await offersNow(ctx, ctx.who.memberId, earlier)).map(({ bonus, version, refusal }) => ({
    bonus,
    terms: shownTerms(version.terms, version.version),
    refusal: refusal ?? null,
  })),
})

type Deposit = { memberId: number; amount: number; bonus: DepositBonus; earlier: EarlierDeposits }

/** Why the member cannot choose this bonus with this deposit; undefined: can. */
export const depositBonusRefusal = async (
  ctx: Ctx,
  { memberId, amount, bonus, earlier }: Deposit,
): Promise<BonusRefusal | undefined> => {
  const offer = (await offersNow(ctx, memberId, earlier)).find((one) => one.bonus === bonus)
  return offer ? (offer.refusal ?? amountRefusal(offer.version.terms, amount)) : 'off'
}

/** `waits`: earned, and granted when the running bonus has ended. */
export type DepositBonusOutcome = { granted: number } | { waits: number } | { refused: BonusRefusal }

/**
 * In the transaction that approves the deposit: grants its bonus, lets it wait for the end of one that began since it was chosen, or says why there is none. The deposit
 * itself is approved in either case, because the money has arrived.
 */
export const grantDepositBonus = async (
  ctx: Ctx,
  { memberId, amount: deposit, bonus, earlier, requestId }: Deposit & { requestId: number },
): Promise<DepositBonusOutcome> => {
  if (await isPartner(ctx, memberId)) return { refused: 'off' }
  const busy = await isBusy(ctx, memberId)
  const [version] = await findVersions(ctx, [bonus])
  const facts = await factsOf(ctx, memberId, earlier, version?.granted ?? 0, busy)
  const refused = depositRefusal(bonus, version, facts, ctx.now)
  if (!version || (refused && refused !== 'busy')) return { refused: refused ?? 'off' }
  const tooLittle = amountRefusal(version.terms, deposit)
  if (tooLittle) return { refused: tooLittle }
  const amount = bonusOfDeposit(version.terms, deposit)
  if (refused === 'busy') {
    const lapsesAt = expiryOf(version.terms, ctx.now)
    await insertDues(ctx, [{ memberId, code: bonus, period: periodOfDeposit(requestId), amount, lapsesAt }])
    return { waits: amount }
  }
  const grantId = await grantBonus(ctx, version, { memberId, amount, source: `cash:${requestId}` })
  return grantId === undefined ? { refused: 'budget' } : { granted: amount }
}
