import { Readable } from 'node:stream'
import { type Language, type PartnerExport, partnerSheetRows } from '@maru/contract'
import { text } from '@maru/i18n'
import { openTicket, type TicketedFile, ticketHash } from '../../../platform/http/ticketed-file.ts'
import type { Services } from '../../../platform/services.ts'
import { type Cell, CSV_BEGIN, csvRow } from './csv.rules.ts'
import { exportListOf } from './lists.ts'
import { sheets } from './make-sheet.service.ts'
import { readerOf } from './reader.service.ts'
import { hasTicket, type Ticket, takeTicket } from './ticket.repository.ts'

const JOB = { kind: 'system', job: 'partner.export' } as const
const ROWS_AT_ONCE = 500

/** Whether a ticket is good, which uses nothing up. */
export const isGoodTicket = (services: Services, siteId: number, ticket: string): Promise<boolean> =>
  services.reading({ who: JOB, siteId }, (ctx) => hasTicket(ctx, ticketHash(ticket)))

/** What the ticket stands for; undefined where it is used up, too old or unknown. `busy`: too many workbooks are being made, and the ticket is good for another try. */
export const openDownload = (services: Services, siteId: number, ticket: string) =>
  openTicket<Ticket>(
    services,
    { who: JOB, siteId },
    {
      async take(ctx) {
        const found = await takeTicket(ctx, ticketHash(ticket))
        return found && (await readerOf(ctx, found)) ? found : undefined
      },
      queueUp: ({ partnerId, wanted }) => (wanted.format === 'xlsx' ? sheets.queueUp(partnerId) : undefined),
      file: (taken) => download(services, siteId, taken),
    },
  )

const download = async (services: Services, siteId: number, taken: Ticket): Promise<TicketedFile> => {
  const { format } = taken.wanted
  const name = `${nameOf(taken.wanted)}.${format}`
  const rows = rowsOf(services, siteId, taken)
  if (format === 'csv') return { name, type: 'text/csv; charset=utf-8', body: Readable.from(csvOf(rows)) }
  const file = await sheets.make(await sheetRows(rows, taken.language))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name, type, body: Readable.from([file]) }
}

/** The list, and the days that it is of. */
const nameOf = (wanted: PartnerExport): string => [wanted.what, exportListOf(wanted).days].filter(Boolean).join('_')

/** The head first, then page behind page, each read for itself: a download that takes long holds nothing open. */
async function* rowsOf(services: Services, siteId: number, taken: Ticket): AsyncGenerator<Cell[]> {
  const { wanted, language } = taken
  const { head, page } = exportListOf(wanted)
  yield head(language)
  for (let before: string | null = ''; before !== null; ) {
    const behind: string = before
    const read = await services.reading({ who: JOB, siteId, language }, async (ctx) => {
      // Who was moved meanwhile reads from where it stands now; who was locked out gets no further.
      const own = await readerOf(ctx, taken)
      if (!own) throw new Error('a download ends with the login that asked for it')
      return page(ctx, own, { before: behind, size: ROWS_AT_ONCE }, language)
    })
    yield* read.rows
    before = read.next
  }
}

async function* csvOf(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  let part = CSV_BEGIN
  for await (const row of rows) {
    part += csvRow(row)
    if (part.length > 60_000) {
      yield part
      part = ''
    }
  }
  yield part
}

/** As many as a workbook takes; a last row says where there were more. */
const sheetRows = async (rows: AsyncIterable<Cell[]>, language: Language): Promise<Cell[][]> => {
  const all: Cell[][] = []
  for await (const row of rows) {
    if (all.length > partnerSheetRows) return [...all, [text(language, 'server', 'partnerExport.cut')]]
    all.push(row)
  }
  return all
}
