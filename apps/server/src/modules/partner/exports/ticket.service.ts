import type { DataOf, PartnerExport, partnerExportTicket } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { newTicket } from '../../../platform/http/ticketed-file.ts'
import { ownNode } from '../access.service.ts'
import { exportListOf } from './lists.ts'
import { insertTicket } from './ticket.repository.ts'

/** PT06: without the right of the list. N404: what it names is not in the own subtree. Both are said here, since the address can say nothing. */
export const giveTicket = async (
  ctx: MemberCtx,
  wanted: PartnerExport,
): Promise<DataOf<typeof partnerExportTicket>> => {
  const { right, page } = exportListOf(wanted)
  const own = await ownNode(ctx, right)
  await page(ctx, own, { before: '', size: 1 }, ctx.language)
  const { ticket, hash, expiresAt } = newTicket(ctx)
  const sessionId = ctx.who.partnerSite?.sessionId ?? null
  const { partnerId } = own
  await insertTicket(ctx, hash, { partnerId, wanted, language: ctx.language, sessionId }, expiresAt)
  return { url: `/partner-export/${ctx.siteId}/${ticket}` }
}
