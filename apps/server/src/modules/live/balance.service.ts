import { ownAddressOf } from '../../platform/live/topic.ts'
import type { Services } from '../../platform/services.ts'
import { holdingsOf, type MemberHolding } from '../ledger/index.ts'
import { memberTopic } from './topics.ts'

/**
 * Shows members what they hold. An older holding that comes after a newer one is dropped on its way. In ledger units of the
 * site's currency.
 */
export const publishCash = (
  { live }: Services,
  holdings: readonly MemberHolding[],
  isPlay: (memberId: number) => boolean = () => true,
): void =>
  live.publishAll(
    holdings.map(({ siteId, memberId, cash, points, version }) => ({
      address: ownAddressOf(memberTopic, siteId, memberId),
      message: {
        cmd: 'CASH',
        data1: cash,
        data2: points,
        version,
        ...(isPlay(memberId) ? {} : { by: 'other' as const }),
      } as const,
      version,
    })),
  )

/** A member whose purse moved. `isPlay`: by a stake or a result. */
export type Moved = { memberId: number; isPlay: boolean }
/** Members, and whether any of their movements is of play. */
type Reading = { members: Map<number, boolean>; done: Promise<void> }
/** The next reading of each process: who comes while one is under way joins the one after it. */
const next = new WeakMap<Services, Reading>()
const underWay = new WeakMap<Services, Promise<void>>()

/** Reads what members hold now, those of many callers in one statement, and shows it. Resolves when it is published. */
export const readAndPublishCash = (services: Services, moved: readonly Moved[]): Promise<void> => {
  const waiting = next.get(services)
  if (waiting) {
    add(waiting.members, moved)
    return waiting.done
  }
  const members = new Map<number, boolean>()
  add(members, moved)
  const before = underWay.get(services) ?? Promise.resolve()
  const done = before.then(() => {
    next.delete(services)
    const reading = services
      .reading({ who: { kind: 'system', job: 'live.cash' }, siteId: 0 }, (ctx) => holdingsOf(ctx, [...members.keys()]))
      .then((holdings) => publishCash(services, holdings, (memberId) => members.get(memberId) ?? true))
    underWay.set(
      services,
      reading.catch(() => {}),
    )
    return reading
  })
  next.set(services, { members, done })
  return done
}

const add = (members: Map<number, boolean>, moved: readonly Moved[]): void => {
  for (const { memberId, isPlay } of moved) members.set(memberId, isPlay || members.get(memberId) === true)
}
