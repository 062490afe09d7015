import {
  type BodyOf,
  type DataOf,
  mostSportFavourites,
  type sportFavourite,
  type sportFavourites,
} from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { marketsOfEvent } from '../../sportsdata/index.ts'
import { deleteFavourite, findFavourites, insertFavourite } from './favourite.repository.ts'

export const listFavourites = async (ctx: MemberCtx): Promise<DataOf<typeof sportFavourites>> => ({
  eventIds: (await findFavourites(ctx, ctx.who.memberId)).map(String),
})

/** Keeps an event or not; of more than a hundred the oldest goes. */
export const keepFavourite = async (
  ctx: MemberCtx,
  { eventId: asked, isOn }: BodyOf<typeof sportFavourite>,
): Promise<DataOf<typeof sportFavourite>> => {
  const eventId = Number(asked)
  const { memberId } = ctx.who
  if (isOn && (await marketsOfEvent(ctx, eventId)).length === 0) throw new Refusal('N404')
  if (isOn) await insertFavourite(ctx, memberId, eventId, mostSportFavourites)
  else await deleteFavourite(ctx, memberId, eventId)
  return listFavourites(ctx)
}
