import type pg from 'pg'
import { daysWithCommission, type Site } from './journal.ts'
import type { Line } from './line.ts'
import { linesOfDay } from './lines.ts'
import type { StoredSettlement } from './settlements.ts'

/** What wagers that were settled first on one day came to, of a chain and product. `rolling` by holder. */
export type PlainPlay = {
  day: string
  chainId: number
  product: string
  losses: bigint
  rolling: Map<number, bigint>
}

/** `unsure`: chains and products of rounds that were corrected on the day of a freezing, before it and behind it: which part counted in which settlement, nothing says. */
export type Taken = { plays: PlainPlay[]; unsure: ReadonlySet<string> }

/** Everything that a settlement took, wager by wager: what was settled first in its period, and corrections of earlier ones since they were frozen. */
export const playOf = async (
  client: pg.ClientBase,
  site: Site,
  settlements: readonly StoredSettlement[],
  of: StoredSettlement,
): Promise<Taken> => {
  const before = settlements[settlements.indexOf(of) - 1]
  const from = before && before.frozenDay < of.from ? before.frozenDay : of.from
  const plays = new Map<string, PlainPlay>()
  const unsure = new Set<string>()
  for (const day of await daysWithCommission(client, site, { from, until: of.frozenDay }))
    for await (const line of linesOfDay(client, site, day)) {
      const taker = takerOf(settlements, line, day)
      if (taker === 'unsure') unsure.add(`${line.chainId} ${line.product}`)
      if (taker !== of) continue
      const play = playFor(plays, line)
      if (isLowest(site, line)) play.losses += line.losses
      play.rolling.set(line.holderId, (play.rolling.get(line.holderId) ?? 0n) + line.rolling)
    }
  return { plays: [...plays.values()], unsure }
}

const isLowest = ({ chains }: Site, { chainId, holderId }: Line): boolean =>
  chains.get(chainId)?.[0]?.holderId === holderId

const playFor = (plays: Map<string, PlainPlay>, { first, chainId, product }: Line): PlainPlay => {
  const key = `${first} ${chainId} ${product}`
  const play = plays.get(key) ?? { day: first, chainId, product, losses: 0n, rolling: new Map<number, bigint>() }
  plays.set(key, play)
  return play
}

/** The first one that ends on the day of the wager or later, and was frozen when this was known. */
const takerOf = (
  settlements: readonly StoredSettlement[],
  line: Line,
  day: string,
): StoredSettlement | 'unsure' | undefined => {
  for (const one of settlements) {
    if (one.until < line.first) continue
    const isRead = wasRead(one, line, day)
    if (isRead === 'unsure') return 'unsure'
    if (isRead) return one
  }
  return undefined
}

const wasRead = ({ until, frozenDay, readUntil }: StoredSettlement, { written }: Line, day: string) => {
  if (day <= until || day < frozenDay) return true
  if (day > frozenDay) return false
  if (readUntil === null || written.length === 0) return 'unsure'
  const read = written.filter((one) => one < readUntil).length
  if (read === written.length) return true
  return read === 0 ? false : 'unsure'
}
