import { createHash } from 'node:crypto'
import { cashOf, type SportChangeGroup, type SportPreview, sportChangeGroups } from '@maru/contract'
import type { Following } from '../../settle/follow.rules.ts'
import type { LockedTicket } from '../../settle/locked-ticket.ts'

/** What a change does to one ticket. `moved`: what its member gets more. */
export type Moved = { memberId: number; group: SportChangeGroup; moved: number }

/** By what the ticket is now and what following the results makes of it. `stays`: it cannot follow. */
export const movedOf = (ticket: LockedTicket, following: Following | undefined, stays: boolean): Moved => {
  const { memberId, state, payout } = ticket
  if (stays || !following) return { memberId, group: 'stuck', moved: 0 }
  if (state === 'cashed') return { memberId, group: 'cashed', moved: 0 }
  const { change } = following
  if (!change) return { memberId, group: 'unchanged', moved: 0 }
  return { memberId, group: groupOf(ticket, change), moved: change.payout - payout }
}

const groupOf = ({ state, payout }: LockedTicket, change: NonNullable<Following['change']>): SportChangeGroup => {
  if (state === 'accepted') return 'ended'
  if (change.state === 'accepted') return 'opened'
  if (payout === 0 && change.payout > 0) return 'lost-won'
  return payout > 0 && change.payout === 0 ? 'won-lost' : 'changed'
}

export type BookSums = {
  tickets: number
  moved: number
  groups: Map<SportChangeGroup, { tickets: number; moved: number }>
}

export const emptyBook = (): BookSums & { byMember: Map<number, number> } => ({
  tickets: 0,
  moved: 0,
  groups: new Map(),
  byMember: new Map(),
})

export const addTo = (book: ReturnType<typeof emptyBook>, { memberId, group, moved }: Moved): void => {
  const before = book.groups.get(group) ?? { tickets: 0, moved: 0 }
  book.groups.set(group, { tickets: before.tickets + 1, moved: before.moved + moved })
  book.tickets += 1
  book.moved += moved
  book.byMember.set(memberId, (book.byMember.get(memberId) ?? 0) + moved)
}

export const groupsOut = (groups: BookSums['groups']): SportPreview['books'][number]['groups'] =>
  sportChangeGroups.flatMap((group) => {
    const sums = groups.get(group)
    return sums ? [{ group, tickets: sums.tickets, moved: cashOf(sums.moved) }] : []
  })

/** Members whose cash is less than what comes back from them. Ascending by what they lack. */
export const shortOf = (
  byMember: ReadonlyMap<number, number>,
  cashOfMember: (memberId: number) => number,
): { members: number; amount: number } => {
  const lacking = [...byMember].map(([memberId, moved]) => -moved - cashOfMember(memberId)).filter((lacks) => lacks > 0)
  return { members: lacking.length, amount: lacking.reduce((sum, lacks) => sum + lacks, 0) }
}

/** Names what was seen, but for the cash of members: it moves all the time, and is counted again when money comes back. */
export const seenOf = (
  versions: ReadonlyMap<string, number>,
  books: readonly Omit<SportPreview['books'][number], 'site' | 'shortMembers' | 'short'>[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([[...versions].toSorted(), books.map((book) => [book.siteId, book.members, book.groups])]))
    .digest('hex')
    .slice(0, 32)
