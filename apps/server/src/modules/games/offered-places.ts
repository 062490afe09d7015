import type { Ctx } from '../../platform/context.ts'
import type { Names } from '../wagers/index.ts'
import type { PlayablePlace } from './catalogue.repository.ts'

/** A place of the lobby whose games no vendor lists: a product of the server itself. */
export type OfferedPlace = PlayablePlace & { names: Names; isOwn: boolean }
type Offer = (ctx: Ctx) => Promise<readonly OfferedPlace[]>

const offers: Offer[] = []

/** Places that can be played at the site of the context. Said once by each product, when modules are loaded. */
export const offerPlaces = (offer: Offer): void => void offers.push(offer)

export const offeredPlaces = async (ctx: Ctx): Promise<OfferedPlace[]> =>
  (await Promise.all(offers.map((offer) => offer(ctx)))).flat()
