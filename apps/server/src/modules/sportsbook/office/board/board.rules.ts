import type { SportsBoardState, SportsOfferOut } from '@maru/contract'
import type { DeskEvent, DeskMarket } from '../../../sportsdata/index.ts'
import type { StoredOffer } from '../../rules/offer.ts'

const OVER = ['ended', 'closed', 'cancelled', 'abandoned']
const STOPPED = ['suspended', 'interrupted', 'delayed', 'postponed']

/** What an event is in the list. What is over stays so whoever suspended it. */
export const stateOfEvent = (
  { feedState, isOffered, event }: DeskEvent,
  isSuspended: boolean,
  now: Date,
): SportsBoardState => {
  if (OVER.includes(feedState)) return 'result'
  if (isSuspended) return 'trader'
  if (STOPPED.includes(feedState)) return 'stopped'
  const isLate = feedState === 'notStarted' && new Date(event.startsAt) <= now
  return isOffered && !isLate ? 'open' : 'feed'
}

export const offerOut = (offer: StoredOffer, names: ReadonlyMap<number, string>): SportsOfferOut => ({
  version: offer.version,
  isSuspended: offer.isSuspended,
  suspendedBy: offer.suspendedBy === null ? null : (names.get(offer.suspendedBy) ?? ''),
  suspendedAt: offer.suspendedAt?.toISOString() ?? null,
  marginBp: offer.marginBp,
})

export const marketNameOf = ({ shown }: Pick<DeskMarket, 'shown'>): string =>
  [shown.name, shown.line].filter((text) => text !== null).join(' ')
