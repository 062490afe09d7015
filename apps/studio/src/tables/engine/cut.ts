import { type CutSeed, mostSeeds, seedCommitmentOf } from '@maru/live-games'
import type { TransactionDb } from '@maru/postgres'
import { isLinkGame, isSealedNow, lastChain, linkAt, makeChain, storeChain } from './chain.ts'
import type { Engine } from './engine.ts'
import { insertShoe, nextNumbers, poolDb, storeCommitments, storeList, storeSeeds } from './shoe.repository.ts'
import { closesAtOf, listOf, ROUNDS_OF_CUT, type ShoeNow } from './shoe-now.ts'
import { whileLeading } from './table.repository.ts'
import type { TableNow } from './table-now.ts'

type Db = Pick<TransactionDb, 'query'>

/** What a page sends while the shoe is cut. */
export type SeedWork = {
  session: string
  cut: number
  /** Hexadecimal: the commitment, or the seed that was committed. */
  commitment?: string
  seed?: string
  done(refused?: 'late' | 'unknown' | 'conflict'): void
  failed(): void
}

/** What a new cut takes: the next link of the last chain, or of a new one where that is nearly used up. Made before the transaction that stores it. */
export const prepareCut = async (engine: Engine, { table, timeline }: TableNow) => {
  const db = poolDb(engine.db)
  const last = await lastChain(db, table.code)
  const { shoe, link } = await nextNumbers(db, table.code, last?.chain)
  const needed = isLinkGame(table.game) ? ROUNDS_OF_CUT + 1 : 1
  const isUsable =
    last?.timeline === timeline && link + needed <= last.links && (await isSealedNow(engine, table.code, last))
  if (last && isUsable) return { shoe, link, chain: last, made: undefined }
  const made = await makeChain(engine, table.code, table.game, (last?.chain ?? 0) + 1)
  return { shoe, link: 1, chain: undefined, made }
}

export const beginCut = async (
  db: Db,
  { table }: TableNow,
  { shoe, link, chain, made }: Awaited<ReturnType<typeof prepareCut>>,
  startedAt: number,
  endsAt: number,
): Promise<ShoeNow> => {
  const own = chain ?? (made && (await storeChain(db, table.code, made)))
  if (!own) throw new Error('a cut without a chain')
  const begun: ShoeNow = {
    shoe,
    chain: own,
    link,
    closesAt: closesAtOf(startedAt, endsAt),
    list: undefined,
    seeds: [],
    isBegun: false,
    isSeeded: false,
    salt: undefined,
    cards: [],
    commitment: undefined,
    dealt: 0,
    rounds: 0,
  }
  await insertShoe(db, table.code, begun)
  return begun
}

/** The link of a shoe that is over: it may be known, for no round takes it any more. */
export const revealedLink = async (engine: Engine, { table, shoe }: TableNow): Promise<Uint8Array | undefined> =>
  shoe?.isBegun && !isLinkGame(table.game) ? linkAt(engine, table.code, shoe.chain, shoe.link) : undefined

/** Which commitments may be stored now. A session has one seed in each cut; a repeat is answered as done. */
export const takenCommitments = (shoe: ShoeNow | undefined, works: readonly SeedWork[], at: number) => {
  const taken: { work: SeedWork; seed: CutSeed & { session: string } }[] = []
  for (const work of works) {
    const commitment = work.commitment ?? ''
    const known = shoe?.seeds.find(({ session }) => session === work.session)
    if (!shoe || shoe.shoe !== work.cut) work.done('unknown')
    else if (known) work.done(known.commitment === commitment ? undefined : 'conflict')
    else if (shoe.list !== undefined || at >= shoe.closesAt) work.done('late')
    else if (shoe.seeds.length + taken.length >= mostSeeds) work.done('late')
    else if (taken.some(({ work: other }) => other.session === work.session)) work.failed()
    else taken.push({ work, seed: { session: work.session, commitment, seed: undefined } })
  }
  return taken
}

/** Which seeds may be stored now: those that were committed, while the list is closed and the cut is not over. */
export const takenSeeds = (shoe: ShoeNow | undefined, works: readonly SeedWork[], isCutting: boolean) => {
  const taken: { work: SeedWork; session: string; seed: string }[] = []
  for (const work of works) {
    const seed = work.seed ?? ''
    const known = shoe?.seeds.find(({ session }) => session === work.session)
    if (!shoe || shoe.shoe !== work.cut || !known || known.commitment !== seedCommitmentOf(seed)) work.done('unknown')
    else if (known.seed !== undefined) work.done()
    else if (shoe.list === undefined || shoe.isBegun || !isCutting) work.done('late')
    else if (taken.some(({ session }) => session === work.session)) work.failed()
    else taken.push({ work, session: work.session, seed })
  }
  return taken
}

/** Stores what pages sent for the cut; whoever sent it is answered once it is stored. */
export const storeSeedWorks = async (engine: Engine, now: TableNow, works: readonly SeedWork[], at: number) => {
  const { shoe, row, table, term } = now
  const fence = { code: table.code, term }
  const db = poolDb(engine.db)
  const isSeed = ({ seed }: SeedWork) => seed !== undefined
  const commitments = takenCommitments(
    shoe,
    works.filter((work) => !isSeed(work)),
    at,
  )
  const seeds = takenSeeds(shoe, works.filter(isSeed), row.phase === 'cut')
  if (!shoe) return
  try {
    const added = commitments.map(({ seed }) => seed)
    if (added.length > 0) await storeCommitments(db, fence, shoe.shoe, shoe.seeds.length, added)
    shoe.seeds.push(...added)
    if (seeds.length > 0) await storeSeeds(db, fence, shoe.shoe, seeds)
    for (const { session, seed } of seeds) {
      const own = shoe.seeds.find((one) => one.session === session)
      if (own) own.seed = seed
    }
    for (const { work } of [...commitments, ...seeds]) work.done()
  } catch (error) {
    for (const { work } of [...commitments, ...seeds]) work.failed()
    throw error
  }
}

/** The list of commitments is closed, and its digest published. */
export const closeList = async (engine: Engine, { table: { code }, term }: TableNow, shoe: ShoeNow): Promise<void> => {
  const list = listOf(shoe)
  await whileLeading(engine, { code, term }, (db) => storeList(db, code, shoe.shoe, list))
  shoe.list = list
}
