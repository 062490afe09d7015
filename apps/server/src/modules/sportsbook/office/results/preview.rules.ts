import { createHash } from 'node:crypto'
import { cashOf, type SportChangeGroup, type SportPreview, sportChangeGroups } from '@maru/contract'
import type { Following } from '../../settle/follow.rules.ts'
import type { LockedTicket } from '../../settle/locked-ticket.ts'
import type { MarketChange } from './change.rules.ts'

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

/** Names which results are wanted in the place of which. */
export const nameOfChanges = (changes: readonly MarketChange[]): string => {
  const wanted = changes.map(({ before, after: { marketKey, kind, windows, outcomes } }) => [
    marketKey,
    before?.version ?? 0,
    kind,
    windows.map(({ from, until }) => [from, until]),
    [...outcomes].map(([id, { voidHalves, result, sharedBy }]) => [id, voidHalves, result, sharedBy]).toSorted(),
  ])
  return createHash('sha256').update(JSON.stringify(wanted.toSorted())).digest('hex').slice(0, 32)
}

/** Of one site. `turned`: what moves, in whichever direction. */
export type SeenSums = { siteId: number; tickets: number; moved: number; turned: number }

/** Names what was seen, with its sums by site, but for the cash of members: it moves all the time, and is counted again when money comes back. */
export const seenOf = (
  changes: readonly MarketChange[],
  books: readonly Pick<SportPreview['books'][number], 'siteId' | 'tickets' | 'moved' | 'groups'>[],
): string =>
  [
    nameOfChanges(changes),
    ...books.map(({ siteId, tickets, moved, groups }) =>
      [siteId, tickets, moved, groups.reduce((sum, group) => sum + Math.abs(group.moved), 0)]
        .map((n) => n.toString(36))
        .join(':'),
    ),
  ].join(' ')

export const seenSums = (seen: string): SeenSums[] =>
  seen
    .split(' ')
    .slice(1)
    .map((text) => {
      const [siteId = Number.NaN, tickets = Number.NaN, moved = Number.NaN, turned = Number.NaN] = text
        .split(':')
        .map((n) => Number.parseInt(n, 36))
      return { siteId, tickets, moved, turned }
    })

/** Of what moves at a site. */
const MOST_CHANGED = 0.01

/** Whether a preview is as it was seen: the same results in the place of the same, and sums that differ little. Tickets come, and end by other events, while it is read. */
export const isAsSeen = (seen: string, now: string): boolean => {
  if (seen.split(' ')[0] !== now.split(' ')[0]) return false
  const [before, after] = [seen, now].map((text) => new Map(seenSums(text).map((sums) => [sums.siteId, sums])))
  return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].every((siteId) => {
    const none = { siteId, tickets: 0, moved: 0, turned: 0 }
    const [was, is] = [before?.get(siteId) ?? none, after?.get(siteId) ?? none]
    const most = was.turned * MOST_CHANGED
    return (
      is.tickets >= was.tickets && Math.abs(is.moved - was.moved) <= most && Math.abs(is.turned - was.turned) <= most
    )
  })
}
