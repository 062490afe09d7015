import type { AdminAnswerOf, tableChat } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { membersByIds } from '../../identity/index.ts'
import { answered, askVendor, type Named, namedTable, ofTable } from './desk.service.ts'
import { readPlayers } from './live-table.repository.ts'

type Chat = AdminAnswerOf<typeof tableChat>

/** What players of the context's site say at a table. A vendor names them by its own ids; here they have those of this site. */
export const showChat = async (ctx: StaffCtx, named: Named): Promise<Chat> => {
  await namedTable(ctx, named)
  const chat = answered(
    await askVendor(ctx, named, 'tableChat', { ...ofTable(named), sub_partner_id: String(ctx.siteId) }),
  )
  const users = new Set([...chat.messages, ...chat.muted].map(({ user }) => user))
  const players = await readPlayers(ctx, named.vendorKey, [...users])
  const members = await membersByIds(ctx, [...players.values()])
  const playerOf = (user: string): Chat['muted'][number]['player'] => {
    const memberId = players.get(user) ?? null
    return { user, memberId, memId: memberId === null ? null : (members.get(memberId)?.memId ?? null) }
  }
  return {
    isOn: chat.is_on,
    words: chat.words,
    messages: chat.messages.map(({ user, at, deleted_at, ...message }) => ({
      ...message,
      player: playerOf(user),
      at: new Date(at).toISOString(),
      deletedAt: deleted_at === null ? null : new Date(deleted_at).toISOString(),
    })),
    muted: chat.muted.map(({ user, until, at, by }) => ({
      player: playerOf(user),
      until: until === null ? null : new Date(until).toISOString(),
      at: new Date(at).toISOString(),
      by,
    })),
  }
}
