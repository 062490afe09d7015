import { type Rates, ratesBy } from '@maru/commission'
import type { TestServer } from '../../testing/context.ts'
import { addMember, type NewPerson } from '../../testing/people.ts'
import { findRates } from './rates/rate.repository.ts'
import { putRates, type RatesSaved } from './rates/save-rates.service.ts'
import { placeAdmitted } from './tree/admit.observer.ts'
import { tierName } from './tree/tier.rules.ts'

type Server = Pick<TestServer, 'system'>

const place = async (server: Server, memberId: number, { siteId = 1, ...person }: NewPerson): Promise<number> => {
  const member = { memberId, tier: person.tier ?? 'NORMAL', recommenderMemberId: person.recommenderMemberId ?? null }
  await server.system((ctx) => placeAdmitted.admitted?.(ctx, member) as Promise<unknown>, siteId)
  return memberId
}

/** A partner below another one, or at the top of a tree; 1 is a head office, 5 a store. */
export const addPartner = async (
  server: Server,
  tier: number,
  parentId: number | null = null,
  person: NewPerson = {},
): Promise<number> => {
  const all = { ...person, tier: tierName(tier), ...(parentId !== null && { recommenderMemberId: parentId }) }
  return place(server, await addMember(server, all), all)
}

/** A member below a partner. */
export const addBelow = async (server: Server, partnerId: number, person: NewPerson = {}): Promise<number> => {
  const all = { ...person, recommenderMemberId: partnerId }
  return place(server, await addMember(server, all), all)
}

/** A head office with a partner of every tier below it, each below the one before. */
export const addBranch = async (server: Server, person: NewPerson = {}): Promise<number[]> => {
  const ids: number[] = []
  for (const tier of [1, 2, 3, 4, 5]) ids.push(await addPartner(server, tier, ids.at(-1) ?? null, person))
  return ids
}

/** The same rolling and losing rate of every product, in basis points. */
export const flat = (rolling: number, losing = rolling): Rates =>
  ratesBy(({ kind }) => (kind === 'rolling' ? rolling : losing))

/** By staff. */
export const setRates = (server: Server, holderId: number, rates: Rates, siteId = 1): Promise<RatesSaved> =>
  server.system(async (ctx) => {
    const after = (await findRates(ctx, [holderId])).get(holderId)?.version ?? 0
    return putRates(ctx, { holderId, after, typed: rates }, { id: 1, staffName: 'admin', reason: 'as agreed' })
  }, siteId)

/** The chain at which bets of who stands below this partner are accepted now. */
export const chainOf = async (server: Pick<TestServer, 'pool'>, holderId: number): Promise<number> => {
  const { rows } = await server.pool.query<{ id: number }>(
    'SELECT chain_id AS id FROM identity.rate_chain WHERE site_id = 1 AND holder_id = $1',
    [holderId],
  )
  if (!rows[0]) throw new Error(`no chain of ${holderId}`)
  return rows[0].id
}

export const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
