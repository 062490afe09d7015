import type { Ctx } from '../../../platform/context.ts'
import { memberById } from '../../identity/index.ts'
import type { Own } from '../sight.rules.ts'
import { findOpenSession } from '../site-login/site-session.repository.ts'
import { findNode } from '../tree/node.repository.ts'
import { exportListOf } from './lists.ts'
import type { Ticket } from './ticket.repository.ts'

/**
 * Who gets what the ticket stands for, as it is now. Undefined where since it asked its login was ended, its account or the employee locked or removed, or the right of the list taken away.
 */
export const readerOf = async (ctx: Ctx, { partnerId, sessionId, wanted }: Ticket): Promise<Own | undefined> => {
  const node = await findNode(ctx, partnerId)
  if (!node) return undefined
  if (sessionId === null)
    return (await memberById(ctx, partnerId))?.status === 'active' ? { ...node, rights: undefined } : undefined
  const session = await findOpenSession(ctx, sessionId)
  if (!session) return undefined
  if (session.employeeId === null) return { ...node, rights: undefined }
  const rights = session.rights ?? []
  return rights.includes(exportListOf(wanted).right) ? { ...node, rights } : undefined
}
