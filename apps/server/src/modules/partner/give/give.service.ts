import {
  type BodyOf,
  cashOf,
  type DataOf,
  type GiveReason,
  type GiveRefused,
  type GiveWay,
  giveWays,
  moneyOf,
  type partnerGive,
  type partnerGiveTarget,
} from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { secretsOf } from '../../../platform/secrets.ts'
import { nextMidnight, seoulDay } from '../../../platform/seoul-time.ts'
import { memberById } from '../../identity/index.ts'
import { balancesOf, lockPurses, memberPurse, post } from '../../ledger/index.ts'
import { passesDepositLimit } from '../../protection/index.ts'
import { siteCurrency, siteOptions } from '../../site/index.ts'
import { assertUnlocked } from '../access.service.ts'
import type { Own } from '../sight.rules.ts'
import { boundOf, type GiveBounds, type GiveCode, giveCodes, mayAsk, mostMoved, unreachableBy } from './give.rules.ts'
import { findGiven, findMoveByKey, hasSameMove, insertMove, sumMovedOn } from './move.repository.ts'
import { raiseSigns } from './sign.service.ts'
import { type Below, findBelow, giveAccountOf, giveTargetOf } from './target.service.ts'

/** Within it the same again under another key is taken for a press that arrived twice. */
const SAME_WITHIN_MS = 10_000

type Asked = BodyOf<typeof partnerGive>
type Answer = DataOf<typeof partnerGive>

export const showGiveTarget = async (
  ctx: MemberCtx,
  own: Own,
  { memberId }: BodyOf<typeof partnerGiveTarget>,
): Promise<DataOf<typeof partnerGiveTarget>> => {
  const below = await findBelow(ctx, own, memberId)
  const [ownCash, cash] = [(await balancesOf(ctx, own.partnerId)).cash, (await balancesOf(ctx, memberId)).cash]
  const bounds = await boundsOf(ctx, own, memberId, { ownCash, cash })
  const [give, take] = await Promise.all(giveWays.map((way) => refusalOf(ctx, own, below, way)))
  return {
    memberId,
    memId: below.memId,
    memNick: below.memNick,
    tier: below.member.tier,
    nameKey: nameKeyOf(ctx, below),
    ownCash,
    cash,
    mostGive: cashOf(mostMoved('give', bounds)),
    mostTake: cashOf(mostMoved('take', bounds)),
    giveRefusal: give?.code === 'C301' || give?.code === 'C302' ? give.code : '',
    takeRefusal: take?.code === 'C401' || take?.code === 'C402' ? take.code : '',
    giveReason: give?.reason ?? '',
    takeReason: take?.reason ?? '',
  }
}

/** One transaction under the lock of both purses: of two requests at once the second sees what the first has left, and no bet begins meanwhile. */
export const giveOrTake = async (ctx: MemberCtx, own: Own, asked: Asked): Promise<Answer> => {
  const { way, memberId, amount, note, requestKey } = asked
  await findBelow(ctx, own, memberId)
  const held = await lockPurses(ctx, [own.partnerId, memberId])
  const known = await knownMove(ctx, own, asked)
  if (known) return known
  assertUnlocked(own)
  if (amount <= 0) throw refuseField('C601', 'amount')
  const codes = giveCodes[way]
  const below = await findBelow(ctx, own, memberId)
  const refused = await refusalOf(ctx, own, below, way)
  if (refused) throw refusal(refused.code, refused.reason)
  if (!isConfirmed(ctx, below, asked)) throw refusal(codes.target, 'nickname', 'memNick')
  const [ownCash, cash] = [held.get(own.partnerId)?.cash ?? 0, held.get(memberId)?.cash ?? 0]
  const bounds = await boundsOf(ctx, own, memberId, { ownCash, cash })
  if (amount > mostMoved(way, bounds)) {
    const reason = boundOf(way, amount, bounds)
    throw refusal(codes.amount, reason, 'amount', reason === 'day' ? nextMidnight(seoulDay(ctx.now)) : undefined)
  }
  // What a member may deposit holds for gifts, too. The partner does not read why.
  if (way === 'give' && (await passesDepositLimit(ctx, memberId, amount))) throw refusal(codes.target, 'account')
  const since = new Date(ctx.now.getTime() - SAME_WITHIN_MS)
  if (await hasSameMove(ctx, { partnerId: own.partnerId, memberId, way, amount }, since)) throw new Refusal('T999')
  const signed = way === 'give' ? amount : -amount
  const [partnerAfter, memberAfter] = [ownCash - signed, cash + signed]
  const day = seoulDay(ctx.now)
  const move = { way, partnerId: own.partnerId, memberId, amount, memberAfter, partnerAfter, note }
  const moveId = await insertMove(ctx, { ...move, requestKey, day })
  await moveCash(ctx, moveId, move)
  await raiseSigns(ctx, { ...move, moveId })
  return { ownCash: cashOf(partnerAfter), cash: cashOf(memberAfter) }
}

const NAME_KEY_LENGTH = 16
const nameKeyOf = (ctx: MemberCtx, { member: { memberId, memNick } }: Below): string =>
  secretsOf(ctx)
    .index('partner.give-name', `${ctx.siteId} ${memberId} ${memNick}`)
    .toString('hex')
    .slice(0, NAME_KEY_LENGTH)

const isConfirmed = (ctx: MemberCtx, below: Below, { memNick, nameKey }: Asked): boolean =>
  below.memNick === memNick && (nameKey === '' || nameKeyOf(ctx, below) === nameKey)

/** The same request again answers what it came to then. */
const knownMove = async (
  ctx: MemberCtx,
  own: Own,
  { way, memberId, amount, note, requestKey }: Asked,
): Promise<Answer | undefined> => {
  const known = await findMoveByKey(ctx, own.partnerId, requestKey)
  if (!known) return undefined
  const isSame = known.way === way && known.memberId === memberId && known.amount === amount && known.note === note
  if (!isSame) throw new Refusal('C999')
  return { ownCash: cashOf(known.partnerAfter), cash: cashOf(known.memberAfter) }
}

/** With what the page says of it, and which field of the form it is. */
const refusal = (code: GiveCode, reason: GiveReason, field?: string, until?: Date): Refusal => {
  const refused: GiveRefused = { reason, until: until?.toISOString() ?? null }
  return new Refusal(code, { ...refused, ...(field && { fields: [{ field, problem: code }] }) })
}

const refusalOf = async (ctx: MemberCtx, own: Own, below: Below, way: GiveWay) => {
  const self = await memberById(ctx, own.partnerId)
  if (!self) throw new Refusal('N404')
  const asker = await giveAccountOf(ctx, self)
  const codes = giveCodes[way]
  if (!mayAsk(way, asker)) return { code: codes.asker, reason: 'account' as const }
  const reason = unreachableBy(way, asker, await giveTargetOf(ctx, below))
  return reason && { code: codes.target, reason }
}

const boundsOf = async (
  ctx: MemberCtx,
  own: Own,
  memberId: number,
  cash: Pick<GiveBounds, 'ownCash' | 'cash'>,
): Promise<GiveBounds> => {
  const { mostGivenByTier, mostTakenByTier } = await siteOptions(ctx)
  const at = own.tier - 1
  return {
    ...cash,
    given: await findGiven(ctx, own.partnerId, memberId),
    today: await sumMovedOn(ctx, own.partnerId, seoulDay(ctx.now)),
    mostADay: { give: mostGivenByTier[at] ?? 0, take: mostTakenByTier[at] ?? 0 },
  }
}

const moveCash = async (
  ctx: MemberCtx,
  moveId: number,
  {
    way,
    partnerId,
    memberId,
    amount,
    partnerAfter,
    memberAfter,
  }: Omit<Parameters<typeof insertMove>[1], 'requestKey' | 'day'>,
): Promise<void> => {
  const currency = await siteCurrency(ctx)
  const [partner, member] = [memberPurse(partnerId, 'cash'), memberPurse(memberId, 'cash')]
  const isGift = way === 'give'
  const { fromBalance, toBalance } = await post(ctx, {
    kind: isGift ? 'money-given' : 'money-taken-back',
    currency,
    from: isGift ? partner : member,
    to: isGift ? member : partner,
    amount: moneyOf(currency, amount),
    key: `give:${moveId}`,
    reference: `give:${moveId}`,
  })
  const agrees = isGift
    ? fromBalance === partnerAfter && toBalance === memberAfter
    : fromBalance === memberAfter && toBalance === partnerAfter
  if (!agrees) throw new Error(`move ${moveId} does not agree with the ledger`)
}
