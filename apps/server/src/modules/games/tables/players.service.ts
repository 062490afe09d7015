import type { StaffCtx } from '../../../platform/context.ts'
import { membersByIds } from '../../identity/index.ts'
import { readPlayers } from './live-table.repository.ts'

export type Whose = { memberId: number | null; memId: string | null }
const NOBODY: Whose = { memberId: null, memId: null }
const SHOWN_LETTERS = 2

/** Members of the context's site by their ids at a vendor, as this staff may read them. */
export const whoseOf = async (
  ctx: StaffCtx,
  vendorCode: string,
  users: readonly string[],
): Promise<(user: string) => Whose> => {
  const players = await readPlayers(ctx, vendorCode, [...new Set(users)])
  const members = await membersByIds(ctx, [...players.values()])
  const mayRead = ctx.who.permissions.includes('members.read')
  return (user) => {
    const memberId = players.get(user)
    const memId = memberId === undefined ? undefined : members.get(memberId)?.memId
    if (memberId === undefined || memId === undefined) return NOBODY
    return mayRead ? { memberId, memId } : { memberId: null, memId: masked(memId) }
  }
}

const masked = (memId: string): string => `${memId.slice(0, SHOWN_LETTERS)}***`
