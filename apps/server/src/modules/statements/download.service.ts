import { Readable } from 'node:stream'
import type { BodyOf, DataOf, ownStatements, statementTicket } from '@maru/contract'
import { statementLines as mostLines } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { newTicket, openTicket, type TicketedFile, ticketHash } from '../../platform/http/ticketed-file.ts'
import { Refusal } from '../../platform/refusal.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import type { Services } from '../../platform/services.ts'
import { memberById } from '../identity/index.ts'
import { countEntries } from '../ledger/index.ts'
import { statementFiles } from './make-file.service.ts'
import { findHeads, hasTicket, insertTicket, keepHead, type Ticket, takeTicket } from './statement.repository.ts'
import { csvRow, type HashedLine, headRow } from './statement.rules.ts'
import { isKept, type Read, type Subject, statementLines } from './statement.service.ts'

const HEADS_SHOWN = 20

/** The years that there are statements of, and what of one was kept when it was taken. */
export const listOwnStatements = async (
  ctx: MemberCtx,
  { year }: BodyOf<typeof ownStatements>,
): Promise<DataOf<typeof ownStatements>> => {
  const { memberId } = ctx.who
  const heads = await findHeads(ctx, { memberId, year }, HEADS_SHOWN)
  return {
    years: await yearsOf(ctx),
    heads: heads.map(({ line, hash, madeAt }) => ({ line, hash, madeAt: madeAt.toISOString() })),
  }
}

/** From this one back to that of joining. */
const yearsOf = async (ctx: MemberCtx): Promise<number[]> => {
  const member = await memberById(ctx, ctx.who.memberId)
  const [first, last] = [yearOf(member?.joinedAt ?? ctx.now), yearOf(ctx.now)]
  return Array.from({ length: last - first + 1 }, (_, n) => last - n)
}

const yearOf = (at: Date): number => Number(seoulDay(at).slice(0, 4))

/** An address that downloads one statement once. S002: more lines than the format takes. */
export const giveTicket = async (
  ctx: MemberCtx,
  { year, format }: BodyOf<typeof statementTicket>,
): Promise<DataOf<typeof statementTicket>> => {
  const { memberId } = ctx.who
  if (!(await yearsOf(ctx)).includes(year)) throw new Refusal('N404')
  if (format !== 'csv' && (await countEntries(ctx, memberId)) > mostLines[format]) throw new Refusal('S002')
  const { ticket, hash, expiresAt } = newTicket(ctx)
  await insertTicket(ctx, hash, { memberId, year, format, language: ctx.language }, expiresAt)
  return { url: `/statement/${ctx.siteId}/${ticket}` }
}

/** Whether a ticket is good, which uses nothing up. */
export const isGoodTicket = (services: Services, siteId: number, ticket: string): Promise<boolean> =>
  services.reading({ who: JOB, siteId }, (ctx) => hasTicket(ctx, ticketHash(ticket)))

const JOB = { kind: 'system', job: 'statements.download' } as const

/** What the ticket stands for; undefined where it is used up, too old or unknown. `busy`: too many are being made, and the ticket is good for another try. */
export const openDownload = (services: Services, siteId: number, ticket: string) =>
  openTicket<Ticket>(
    services,
    { who: JOB, siteId },
    {
      take: (ctx) => takeTicket(ctx, ticketHash(ticket)),
      queueUp: ({ memberId, format }) => (format === 'csv' ? undefined : statementFiles.queueUp(memberId)),
      file: (taken) => download(services, siteId, taken),
    },
  )

const download = async (services: Services, siteId: number, taken: Ticket): Promise<TicketedFile> => {
  const about = { who: JOB, siteId }
  const read: Read = (fn) => services.reading(about, fn)
  const keep = (line: number, hash: string) => services.inContext(about, (ctx) => keepHead(ctx, taken, line, hash))
  const lines = watched(statementLines(read, taken), taken, keep)
  return { name: `statement-${taken.year}.${taken.format}`, ...(await written(taken, lines)) }
}

/** The lines as they come; the hash of the last that a later statement repeats is kept before the closing ones are given out. */
async function* watched(
  lines: AsyncIterable<HashedLine>,
  { memberId, year }: Subject,
  keep: (line: number, hash: string) => Promise<string>,
): AsyncGenerator<HashedLine> {
  let last: HashedLine | undefined
  let isKeptNow = false
  for await (const line of lines) {
    if (!isKept(line) && last && !isKeptNow) {
      isKeptNow = true
      if ((await keep(last.no, last.hash)) !== last.hash)
        throw new Error(`the statement ${year} of member ${memberId} is not what was given out before`)
    }
    last = line
    yield line
  }
}

const FILE_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

const written = async (ticket: Ticket, lines: AsyncIterable<HashedLine>): Promise<Omit<TicketedFile, 'name'>> => {
  const { format, language, year } = ticket
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', body: Readable.from(csvOf(lines)) }
  const all: HashedLine[] = []
  for await (const line of lines) all.push(line)
  const file = await statementFiles.make({ format, language, year, lines: all })
  return { type: FILE_TYPES[format], body: Readable.from([file]) }
}

async function* csvOf(lines: AsyncIterable<HashedLine>): AsyncGenerator<string> {
  yield `${headRow}\n`
  let rows = ''
  for await (const line of lines) {
    rows += csvRow(line)
    if (rows.length > 60_000) {
      yield rows
      rows = ''
    }
  }
  yield rows
}
