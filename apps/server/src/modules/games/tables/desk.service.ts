import type { AdminAnswerOf, tableDesk, tableShoe, tableShoes } from '@maru/contract'
import { cashOf } from '@maru/contract'
import type { OperatorAnswer, OperatorCallName, OperatorRequest } from '@maru/vendor-wallet'
import type { Ctx, StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { findGames } from '../catalogue.repository.ts'
import { listGames } from '../catalogue.service.ts'
import { vendorByCode } from '../vendors/list.ts'
import { callVendor, OPERATOR_ID } from '../vendors/vendor-client.ts'
import { waitingByTable } from './four-eyes.service.ts'
import { readTable, readTables } from './live-table.repository.ts'
import { isOnAt, type StoredTable, shownTable } from './live-table.rules.ts'

/** Which table the staff mean. */
export type Named = { vendorKey: string; gameKey: string }

/** Every live table with its state, for staff of the context's site. */
export const showDesk = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof tableDesk>> => {
  const games = new Map((await findGames(ctx)).map((game) => [`${game.vendorCode} ${game.gameCode}`, game]))
  const playable = new Set((await listGames(ctx, {})).map(({ vendorKey, gameKey }) => `${vendorKey} ${gameKey}`))
  const waiting = await waitingByTable(ctx)
  const tables = (await readTables(ctx)).map((stored) => {
    const key = `${stored.vendorCode} ${stored.gameCode}`
    const { players, staked } = stored.tile.stakes
    const game = games.get(key)
    const names = game?.names ?? { ko: stored.gameCode, en: stored.gameCode, vn: stored.gameCode }
    return {
      ...shownTable(stored, ctx.siteId),
      name: names[ctx.language],
      names,
      isHotel: game?.category === 'hotel-live-casino',
      isOn: playable.has(key) && isOnAt(stored, ctx.siteId),
      players,
      staked: cashOf(staked),
      waiting: waiting.get(key) ?? [],
    }
  })
  return { serverTime: ctx.now.toISOString(), tables }
}

export const namedTable = async (ctx: Ctx, { vendorKey, gameKey }: Named): Promise<StoredTable> => {
  const table = await readTable(ctx, vendorKey, gameKey)
  if (!table) throw new StaffRefusal('STAFF_NOT_FOUND')
  return table
}

/** Asks the vendor of a table; undefined where no answer came that could be read. */
export const askVendor = async <N extends OperatorCallName>(
  ctx: Ctx,
  { vendorKey }: Named,
  call: N,
  request: OperatorRequest<N>,
): Promise<OperatorAnswer<N> | undefined> => {
  const vendor = vendorByCode(ctx.config, vendorKey)
  if (!vendor) throw new StaffRefusal('STAFF_NOT_FOUND')
  const reply = await callVendor(ctx.config, vendor, call, request)
  if (reply.ok) return reply.answer
  ctx.log.warn({ vendor: vendorKey, call, why: reply.why, detail: reply.detail }, 'a vendor did not answer of a table')
  return undefined
}

/** Throws where the vendor did not answer. */
export const answered = <T>(answer: T | undefined): T => {
  if (answer === undefined) throw new StaffRefusal('STAFF_ERROR')
  return answer
}
export const ofTable = ({ gameKey }: Named) => ({ operator_id: OPERATOR_ID, game_code: gameKey })

export const listShoes = async (
  ctx: StaffCtx,
  named: Named,
  before: number | undefined,
): Promise<AdminAnswerOf<typeof tableShoes>> => {
  await namedTable(ctx, named)
  const asked = { ...ofTable(named), before: before ?? null }
  const { shoes } = answered(await askVendor(ctx, named, 'tableShoes', asked))
  return {
    shoes: shoes.map((shoe) => ({
      shoe: shoe.shoe,
      firstRound: shoe.first_round,
      lastRound: shoe.last_round,
      commitment: shoe.commitment,
      seeds: shoe.seeds,
      withheld: shoe.withheld,
      beganAt: new Date(shoe.began_at).toISOString(),
      endedAt: shoe.ended_at === null ? null : new Date(shoe.ended_at).toISOString(),
    })),
  }
}

export const showShoe = async (ctx: StaffCtx, named: Named, shoe: number): Promise<AdminAnswerOf<typeof tableShoe>> => {
  await namedTable(ctx, named)
  const { record, rounds } = answered(await askVendor(ctx, named, 'tableShoe', { ...ofTable(named), shoe }))
  return { record, rounds: rounds.map(({ at, ...round }) => ({ ...round, at: new Date(at).toISOString() })) }
}
