import type { Ctx, System } from '../../../platform/context.ts'
import { defineJob, enqueue } from '../../../platform/jobs/index.ts'
import { daysFrom, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { sharedPlaces } from '../../identity/index.ts'
import { allSites } from '../../site/index.ts'
import { findBelow, findPairs, findPartnersAfter, findPlay, type Sign, saveSigns } from './signs.repository.ts'
import { LOOKED_AT_DAYS, MOST_AT_PLACE, playOpposite, playsForTurnover } from './signs.rules.ts'

const PARTNERS_AT_ONCE = 200

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

const findOpposite = async (ctx: Ctx, from: Date, until: Date): Promise<Sign[]> =>
  (await findPairs(ctx, { from, until })).filter(playOpposite).map(({ partnerId, one, other, ...evidence }) => ({
    kind: 'opposite',
    partnerId,
    memberIds: [one, other],
    evidence,
  }))

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
