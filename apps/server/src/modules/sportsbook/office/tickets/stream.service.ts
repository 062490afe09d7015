import type { AdminAnswerOf, StreamedTicket, sportDeskTickets } from '@maru/contract'
import type { z } from 'zod'
import type { StaffCtx } from '../../../../platform/context.ts'
import { memberNicks } from '../../../identity/index.ts'
import { type SelectionWords, wordsOf } from '../../../sportsdata/index.ts'
import { mayName } from './bettor.service.ts'
import { deskTicketOf } from './desk-ticket.ts'
import { findStream, type Place, type StreamRow } from './stream.repository.ts'

/** Tickets of the site, the newest first. */
export const listStream = async (
  ctx: StaffCtx,
  { before, size, ...filter }: z.output<typeof sportDeskTickets.query>,
): Promise<AdminAnswerOf<typeof sportDeskTickets>> => {
  const { rows, last, hasMore } = await findStream(ctx, filter, size, readPlace(before))
  const words = await wordsOf(rows, ctx)
  const nicks = mayName(ctx)
    ? await memberNicks(
        ctx,
        rows.map(({ memberId }) => memberId),
      )
    : new Map<number, string>()
  return {
    rows: rows.map((row, i) => rowOf(ctx, row, nicks.get(row.memberId) ?? '', words[i])),
    next: hasMore && last ? writePlace(last) : null,
    lookedTo: last?.createdAt.toISOString() ?? null,
  }
}

const rowOf = (
  { language }: StaffCtx,
  row: StreamRow,
  memNick: string,
  words: SelectionWords | undefined,
): StreamedTicket => ({
  ...deskTicketOf(row),
  memNick,
  isLive: row.gameCode === 'livebetting',
  price: row.price,
  legs: row.legs,
  event: words?.event[language] ?? '',
  market: words?.market[language] ?? row.marketKey,
  outcome: words?.outcome[language] ?? row.outcome,
})

const PLACE = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const writePlace = ({ createdAt, ticketId }: Place): string => `${createdAt.getTime()}.${ticketId}`
/** Undefined: from the newest on. */
const readPlace = (text: string): Place | undefined => {
  const [, at, ticketId] = PLACE.exec(text) ?? []
  return at && ticketId ? { createdAt: new Date(Number(at)), ticketId } : undefined
}
