import type { Ctx } from '../../platform/context.ts'
import { seoulMidnight, seoulStamp } from '../../platform/seoul-time.ts'
import {
  balancesBefore,
  entriesAfter,
  firstEntrySince,
  firstPurses,
  type Purse,
  purseNames,
  sealedUpTo,
} from '../ledger/index.ts'
import { siteCurrency } from '../site/index.ts'
import { decimal, type HashedLine, hashAfter, type Line } from './statement.rules.ts'

const PAGE = 2_000

/** Whose statement, and of which year. */
export type Subject = { memberId: number; year: number }
/** Runs a read; a connection is held for one page at a time. */
export type Read = <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>

/** The transfers of the year lie after one and up to another. */
type Reach = { after: number; until: number }

/**
 * The statement line by line: whose it is, what each purse held before, every movement in the ledger's order, what each purse holds at the end. Only what is sealed: nothing
 * can be posted before it any more, so a later statement of the same year begins with the same lines. The year of a movement is that of the database's clock; one that was
 * posted late stands where it was posted, so that each balance follows from the one above.
 */
export async function* statementLines(read: Read, { memberId, year }: Subject): AsyncGenerator<HashedLine> {
  const { siteId, cash, reach, held } = await read(async (ctx) => {
    const found = await reachOf(ctx, memberId, year)
    const before = await balancesBefore(ctx, memberId, found.after + 1)
    return { siteId: ctx.siteId, cash: await siteCurrency(ctx), reach: found, held: before }
  })
  const chain = startChain()
  const start = seoulStamp(seoulMidnight(`${year}-01-01`))
  const currencyOf = (purse: Purse): string => (purse === 'points' ? 'POINT' : cash)
  const holding = (kind: 'opening' | 'closing', at: string) =>
    // What a purse is that never had an entry says nothing, and a purse that comes with a new version would change the lines of the year.
    purseNames
      .filter((purse) => held.has(purse) || firstPurses.includes(purse))
      .map((purse) =>
        chain.add({
          at,
          purse,
          kind,
          amount: '',
          currency: currencyOf(purse),
          balance: decimal(held.get(purse) ?? 0, currencyOf(purse)),
          transfer: '',
        }),
      )
  const about = { purse: '', kind: 'statement', amount: '', currency: cash, balance: '' }
  yield chain.add({ ...about, at: start, transfer: `${siteId}/${memberId}/${year}` })
  yield* holding('opening', start)
  let at = start
  for (let after = reach.after; after < reach.until; ) {
    const entries = await read((ctx) => entriesAfter(ctx, memberId, after, reach.until, PAGE))
    for (const entry of entries) {
      held.set(entry.purse, entry.balanceAfter)
      at = seoulStamp(entry.happenedAt)
      yield chain.add({
        at,
        purse: entry.purse,
        kind: entry.kind,
        amount: decimal(entry.amount, entry.currency),
        currency: entry.currency,
        balance: decimal(entry.balanceAfter, entry.currency),
        transfer: String(entry.transferId),
      })
    }
    after = entries.at(-1)?.transferId ?? reach.until
  }
  yield* holding('closing', at)
}

/** Lines that a later statement of the year repeats: all but the closing ones. */
export const isKept = ({ kind }: Line): boolean => kind !== 'closing'

const startChain = () => {
  let no = -1
  let hash = ''
  return {
    add: (rest: Omit<Line, 'no'>): HashedLine => {
      const line = { no: ++no, ...rest }
      hash = hashAfter(hash, line)
      return { ...line, hash }
    },
  }
}

const reachOf = async (ctx: Ctx, memberId: number, year: number): Promise<Reach> => {
  const sealed = await sealedUpTo(ctx)
  const first = await firstEntrySince(ctx, memberId, seoulMidnight(`${year}-01-01`))
  const next = await firstEntrySince(ctx, memberId, seoulMidnight(`${year + 1}-01-01`))
  const until = next !== undefined && next <= sealed ? next - 1 : sealed
  return { after: first === undefined || first > until ? until : first - 1, until }
}
