import type { MiniDeskRound } from '@maru/contract'
import type { Key } from '@maru/i18n/react'

/** `key`: a text of ours; `text`: in the words of the staff who cancelled it. */
export type RoundReason = { key: Key<'office'> } | { text: string }
type Ended = Pick<MiniDeskRound, 'state' | 'cancelReason'>

/** Why a round was not held or was cancelled; undefined where it was neither. `short`: beside its state in a list. */
export const roundReason = ({ state, cancelReason }: Ended, size: 'short' | 'whole'): RoundReason | undefined => {
  if (state === 'missed') return { key: size === 'short' ? 'minigames.why-outage' : 'minigames.why-missed' }
  if (state !== 'cancelled' || cancelReason === null) return undefined
  if (cancelReason !== 'outage') return { text: cancelReason }
  return { key: size === 'short' ? 'minigames.why-outage' : 'minigames.why-cancelled-outage' }
}

/** Why there is no proof of a round. */
export const noProof = (state: MiniDeskRound['state'], source: MiniDeskRound['source']): Key<'office'> => {
  if (state === 'cancelled' || state === 'missed') return 'minigames.proof-none'
  return source === 'feed' ? 'minigames.proof-feed' : 'minigames.proof-later'
}
