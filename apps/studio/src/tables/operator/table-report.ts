import { type OperatorAnswer, type OperatorRequest, toWireAmount } from '@maru/vendor-wallet'
import type pg from 'pg'
import type { Tile } from '../gateway/tile-board.ts'
import type { LiveTable } from '../table-list.ts'
import { placesOf } from '../table-places.ts'
import { broughtBack, countRounds, largestWinners, placeSums, stakesNow } from './report.repository.ts'
import { placeReport, wholeReport, withRaises } from './report.rules.ts'

const MOST_MS = 31 * 24 * 3_600_000

export const isPeriod = ({ from, to }: { from: number; to: number }): boolean => to > from && to - from <= MOST_MS

/** What a table brought. `tile`: as it is now, where this process knows it. */
export const reportTable = async (
  db: pg.Pool,
  table: LiveTable,
  tile: Tile | undefined,
  { sub_partner_id, from, to, without = [] }: OperatorRequest<'tableReport'>,
): Promise<OperatorAnswer<'tableReport'>> => {
  const asked = { code: table.code, site: sub_partner_id ?? null, from, to, without }
  const round = tile?.shown.row.round ?? 0
  const [stored, brought, counts, winners, now] = await Promise.all([
    placeSums(db, asked),
    broughtBack(db, asked),
    countRounds(db, asked),
    largestWinners(db, asked),
    stakesNow(db, asked, round),
  ])
  const sums = withRaises(stored)
  const returnBps = new Map(placesOf(table).map(({ code, returnBp }) => [code, returnBp]))
  const returnBpOf = (place: string): number => returnBps.get(place) ?? 0
  return {
    now: {
      round,
      players: now.players,
      places: now.places.map(({ staked, ...place }) => ({ ...place, staked: toWireAmount(staked) })),
    },
    ...counts,
    whole: wholeReport(table.game, sums, returnBpOf, brought),
    places: sums.map((sum) => placeReport(table.game, sum, returnBpOf(sum.place))),
    winners: winners.map(({ site, player, round: wonIn, staked, returned, at }) => ({
      user: player,
      sub_partner_id: site,
      round: wonIn,
      staked: toWireAmount(staked),
      returned: toWireAmount(returned),
      at,
    })),
  }
}
