import type { EndedPlaces } from '@maru/vendor-wallet'
import { gameByCode } from '../catalogue.ts'
import { RULED } from '../games/baccarat/places.ts'
import { endedPlacesOf } from '../tables/ended-places.ts'
import type { Round } from './round.repository.ts'

/** What a round of baccarat came to by places; nothing of a slot's, which has none. */
export const endedOf = ({ gameCode, events }: Pick<Round, 'gameCode' | 'events'>): { ended?: EndedPlaces } => {
  const game = gameByCode(gameCode)
  if (game?.kind !== 'baccarat') return {}
  const places = (events ?? []).flatMap((event) =>
    event.type === 'place-paid' ? [{ on: RULED[event.place], stake: event.stake, returned: event.returned }] : [],
  )
  return places.length === 0 ? {} : { ended: endedPlacesOf(game.code, places) }
}
