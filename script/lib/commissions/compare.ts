import type pg from 'pg'
import type { Site } from './journal.ts'
import { linesOfDay } from './lines.ts'

/** In whole units of the site's currency. */
export type Cell = { turnover: bigint; losses: bigint; rolling: bigint }
export type Difference = { holderId: number; product: string; expected: Cell; booked: Cell }

export const cellKey = ({ holderId, product }: { holderId: number; product: string }): string =>
  `${holderId} ${product}`
const nothing: Cell = { turnover: 0n, losses: 0n, rolling: 0n }

/** What one day of a site should have brought each partner by product, beside what was booked. Holds one day's sums in memory, and never its wagers. */
export const compareDay = async (
  client: pg.ClientBase,
  site: Site,
  day: string,
): Promise<{ differences: Difference[]; lines: number }> => {
  const expected = new Map<string, Cell>()
  let lines = 0
  for await (const line of linesOfDay(client, site, day)) {
    const sum = expected.get(cellKey(line)) ?? nothing
    expected.set(cellKey(line), {
      turnover: sum.turnover + line.turnover,
      losses: sum.losses + line.losses,
      rolling: sum.rolling + line.rolling,
    })
    lines++
  }
  const { rows } = await client.query<{ holder: string; product: string; t: string; l: string; r: string }>(
    `SELECT holder_id::text AS holder, product, turnover::text AS t, losses::text AS l, rolling::text AS r FROM partner.earned WHERE site_id = $1 AND day = $2::date`,
    [site.siteId, day],
  )
  const booked = new Map(
    rows.map(({ holder, product, t, l, r }) => [
      `${holder} ${product}`,
      { turnover: BigInt(t), losses: BigInt(l), rolling: BigInt(r) },
    ]),
  )
  const differences = [...new Set([...expected.keys(), ...booked.keys()])].flatMap((key): Difference[] => {
    const [one, other] = [expected.get(key) ?? nothing, booked.get(key) ?? nothing]
    const isSame = one.turnover === other.turnover && one.losses === other.losses && one.rolling === other.rolling
    const [holder = '', product = ''] = key.split(' ')
    return isSame ? [] : [{ holderId: Number(holder), product, expected: one, booked: other }]
  })
  differences.sort((a, b) => a.holderId - b.holderId || (a.product < b.product ? -1 : 1))
  return { differences, lines }
}
