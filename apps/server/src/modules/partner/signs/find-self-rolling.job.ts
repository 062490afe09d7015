import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { daysFrom, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { sharedPlaces } from '../../identity/index.ts'
import { allSites } from '../../site/index.ts'
import { findBothSides, findChipMembers, findOppositeChips } from './chips.repository.ts'
import { findBelow, findPairs, findPartnersAfter, findPlay, type Sign, saveSigns } from './signs.repository.ts'
import { LOOKED_AT_DAYS, MOST_AT_PLACE, playOpposite, playsForTurnover, togetherOf } from './signs.rules.ts'

const PARTNERS_AT_ONCE = 200
const MEMBERS_AT_ONCE = 500

/** Looks at the seven days before today. Twice in a night it finds the same. */
export const findSelfRolling = async (ctx: Ctx<System>): Promise<void> => {
  const today = seoulDay(ctx.now)
  const from = daysFrom(today, -LOOKED_AT_DAYS)
  const save = (find: (own: Ctx) => Promise<Sign[]>) =>
    ctx.inOwnTransaction(async (own) => saveSigns(own, await find(own), today))
  await save((own) => findOpposite(own, from, seoulMidnight(today)))
  await save((own) => findForTurnover(own, seoulDay(from), seoulDay(daysFrom(today, -1))))
  for (let after = 0; ; ) {
    const partnerIds = await ctx.inOwnTransaction((own) => findPartnersAfter(own, after, PARTNERS_AT_ONCE))
    const last = partnerIds.at(-1)
    if (last === undefined) return
    await save((own) => findShared(own, partnerIds, from))
    after = last
  }
}

const findOpposite = async (ctx: Ctx, from: Date, until: Date): Promise<Sign[]> => {
  const period = { from, until }
  const devices = await sharedDevices(ctx, await findChipMembers(ctx, period), from)
  const pairs = [
    ...(await findPairs(ctx, period)),
    ...(await findOppositeChips(ctx, period, devices)),
    ...(await findBothSides(ctx, period)),
  ]
  return togetherOf(pairs)
    .filter(playOpposite)
    .map(({ partnerId, one, other, ...evidence }) => ({
      kind: 'opposite',
      partnerId,
      memberIds: one === other ? [one] : [one, other],
      evidence,
    }))
}

/** Pairs of these members who logged in with one device, below whomever they stand. */
const sharedDevices = async (ctx: Ctx, memberIds: readonly number[], since: Date): Promise<[number, number][]> => {
  const pairs = new Map<string, [number, number]>()
  for (let at = 0; at < memberIds.length; at += MEMBERS_AT_ONCE) {
    const asked = memberIds.slice(at, at + MEMBERS_AT_ONCE)
    const places = await sharedPlaces(ctx, asked, { since, most: MOST_AT_PLACE })
    for (const { memberIds: sharing } of places.filter(({ isSameDevice }) => isSameDevice))
      for (const one of sharing)
        for (const other of sharing) if (one < other) pairs.set(`${one} ${other}`, [one, other])
  }
  return [...pairs.values()]
}

const findForTurnover = async (ctx: Ctx, from: string, until: string): Promise<Sign[]> =>
  (await findPlay(ctx, from, until)).filter(playsForTurnover).map(({ partnerId, memberId, ...evidence }) => ({
    kind: 'turnover-only',
    partnerId,
    memberIds: [memberId],
    evidence,
  }))

/** A partner and members below it at one address, or with one device: not members among themselves, such as of one household. */
const findShared = async (ctx: Ctx, partnerIds: readonly number[], since: Date): Promise<Sign[]> => {
  const places = await sharedPlaces(ctx, partnerIds, { since, most: MOST_AT_PLACE })
  const isBelow = new Set(
    (await findBelow(ctx, partnerIds, [...new Set(places.flatMap(({ memberIds }) => memberIds))])).map(
      ({ partnerId, memberId }) => `${partnerId} ${memberId}`,
    ),
  )
  const signs = new Map<string, Sign>()
  // The same pair stands at the address, and may stand at the device besides, which says more.
  for (const { memberIds, isSameDevice } of places.toSorted(
    (one, other) => Number(one.isSameDevice) - Number(other.isSameDevice),
  ))
    for (const partnerId of memberIds.filter((id) => partnerIds.includes(id)))
      for (const memberId of memberIds.filter((id) => isBelow.has(`${partnerId} ${id}`)))
        signs.set(`${partnerId} ${memberId}`, {
          kind: 'shared-place',
          partnerId,
          memberIds: [memberId],
          evidence: { isSameDevice, sharing: memberIds.length },
        })
  return [...signs.values()]
}

/** Of one site. */
export const findSelfRollingJob = defineJob({
  name: 'partner.find-self-rolling',
  isLong: true,
  inSteps: true,
  run: findSelfRolling,
})

export const findSelfRollingEverywhereJob = defineJob({
  name: 'partner.find-self-rolling-everywhere',
  cron: '40 4 * * *',
  async run(ctx) {
    for (const { siteId } of await allSites(ctx)) await enqueue({ ...ctx, siteId }, findSelfRollingJob, {})
  },
})
