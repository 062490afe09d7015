import { z } from 'zod'
import { wireAmount } from './wallet-calls.ts'

/** `half`: half of the stake was void. `tie`: it came back as it was staked. Amounts as in the call. */
const endedPlace = z.object({
  on: z.string().regex(/^[A-Za-z0-9+._-]{1,64}$/),
  stake: wireAmount,
  payout: wireAmount,
  end: z.enum(['decided', 'half', 'tie']),
})

/**
 * What a round of a table came to by places, in `meta` of the win that ends it: all that the player had on it, together as much as was staked and paid. Nobody has to send it: who does, lets partners'
 * commission count opposite sides by their difference.
 */
export const endedPlaces = z.object({ table: z.string().min(1).max(64), places: z.array(endedPlace).min(1).max(200) })
export type EndedPlaces = z.infer<typeof endedPlaces>

/** Those that are said as they should be; undefined where a vendor means something else by its `meta`. */
export const endedPlacesIn = (meta: Record<string, unknown> | undefined): EndedPlaces | undefined =>
  endedPlaces.safeParse(meta?.ended).data
