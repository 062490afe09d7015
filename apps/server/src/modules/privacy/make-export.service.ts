import type { Ctx } from '../../platform/context.ts'
import { memberById } from '../identity/index.ts'
import { entriesAfter, sealedUpTo } from '../ledger/index.ts'
import { createArchive } from './archive.ts'
import { finishExport, insertPart, lockExport, rowsOf, tablesOfMembers } from './export.repository.ts'

const KEPT_MS = 7 * 24 * 3_600_000
const PAGE = 2_000

/** Everything that is held of the member, as one archive: what it gave of itself, every movement of its money, and its rows of every table. In the caller's transaction. */
export const makeExport = async (ctx: Ctx, exportId: number): Promise<void> => {
  const memberId = await lockExport(ctx, exportId)
  if (memberId === undefined) return
  const archive = createArchive((part, bytes) => insertPart(ctx, exportId, part, bytes))
  await archive.add('profile.json', [JSON.stringify(await memberById(ctx, memberId), null, 2)])
  await archive.add('movements.csv', movements(ctx, memberId))
  for (const table of await tablesOfMembers(ctx))
    await archive.add(`${table}.json`, asArray(rowsOf(ctx, table, memberId)))
  await finishExport(ctx, exportId, await archive.end(), new Date(ctx.now.getTime() + KEPT_MS))
}

async function* movements(ctx: Ctx, memberId: number): AsyncGenerator<string> {
  yield 'transfer,at,purse,kind,amount,currency,balance\n'
  const until = await sealedUpTo(ctx)
  for (let after = 0; after < until; ) {
    const entries = await entriesAfter(ctx, memberId, after, until, PAGE)
    yield entries
      .map(
        (one) =>
          `${[one.transferId, one.happenedAt.toISOString(), one.purse, one.kind, one.amount, one.currency, one.balanceAfter].join(',')}\n`,
      )
      .join('')
    after = entries.at(-1)?.transferId ?? until
  }
}

async function* asArray(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let mark = '['
  for await (const row of rows) {
    yield `${mark}\n${JSON.stringify(row)}`
    mark = ','
  }
  yield mark === '[' ? '[]\n' : '\n]\n'
}
