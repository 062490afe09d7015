import { seatsAtTable } from '@maru/live-games'
import { type TableTile, toWireAmount } from '@maru/vendor-wallet'
import type { TableSetting } from '../gateway/table-settings.ts'
import type { Tile } from '../gateway/tile-board.ts'
import type { LiveTable } from '../table-list.ts'
import { placesOf } from '../table-places.ts'

const MOST_RESULTS = 120

/** A table as operators get it. */
export const feedTile = ({ table, shown }: Tile, setting: TableSetting | undefined): TableTile => {
  const past = shown.past.slice(-MOST_RESULTS)
  const last = past.at(-1)
  const limits = wireLimits(table)
  const sites = (setting?.sites ?? []).filter(({ isOn, limits: own }) => !isOn || own)
  return {
    game_code: table.code,
    game: table.game,
    pace: table.pace,
    room: setting?.room ?? table.room,
    dealer: shown.dealer,
    dealer_name: shown.dealerName,
    state: shown.state,
    phase: shown.row.phase,
    round: shown.row.round,
    started_at: shown.row.startedAt,
    ends_at: shown.row.endsAt,
    heads: shown.heads,
    stakes: {
      players: shown.bets.players,
      staked: toWireAmount(Object.values(shown.bets.places).reduce((sum, place) => sum + place.sum, 0)),
    },
    seats: table.game === 'blackjack' ? { taken: shown.seats.map(({ seat }) => seat), all: seatsAtTable } : null,
    limits,
    ...(sites.length === 0
      ? {}
      : {
          sites: sites.map(({ site, isOn, limits: own }) => ({
            sub_partner_id: site,
            is_on: isOn,
            limits: own ? wireLimits(table, own) : limits,
          })),
        }),
    has_video: shown.video !== null,
    last: last ? { round: last.round, result: last.result, cards: [...last.cards] } : null,
    shoe: shown.shoe?.number ?? 0,
    results: past.map(({ result }) => result),
  }
}

type Own = NonNullable<TableSetting['sites'][number]['limits']>

/** Of the main places: the least of all, and the most of all. */
const wireLimits = (table: LiveTable, own: Own = {}): TableTile['limits'] => {
  const main = placesOf(table).filter(({ isMain }) => isMain)
  return {
    min: toWireAmount(Math.min(...main.map(({ code, least }) => own[code]?.least ?? least))),
    max: toWireAmount(Math.max(...main.map(({ code, most }) => own[code]?.most ?? most))),
  }
}
