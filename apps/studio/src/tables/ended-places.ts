import { type EndedPlaces, toWireAmount } from '@maru/vendor-wallet'

/** What a player had on one place of a round, and what came back of it; whole units. */
export type PlaceReturn = { on: string; stake: number; returned: number }

/** Half of a dragon's or tiger's stake comes back on a tie, and nothing else of any table: that half was not at risk. */
const halvesOnTie = (table: string, { on, stake, returned }: PlaceReturn): boolean =>
  table === 'dragon-tiger' && (on === 'dragon' || on === 'tiger') && returned === Math.floor(stake / 2)

/** The places of a round as the operator's wallet is told of them, so that it can tell which were opposite to each other. */
export const endedPlacesOf = (table: string, places: readonly PlaceReturn[]): EndedPlaces => ({
  table,
  places: places.map((place) => ({
    on: place.on,
    stake: toWireAmount(place.stake),
    payout: toWireAmount(place.returned),
    end: place.returned === place.stake ? 'tie' : halvesOnTie(table, place) ? 'half' : 'decided',
  })),
})
