import type { Check } from './check.ts'
import { changedReceived, withLast } from './received.ts'

/** Attempts of which not all are cut or unanswered. */
const SOME = 10

/** That no balance of another was received either says `received-order.check.ts`. */
export const receivedOwnCheck: Check = {
  name: 'nobody receives a message of another member',
  seen: ({ live }) =>
    live
      ? `${live.intrusions.attempts} attempts to listen to others, ${live.intrusions.refused} refused`
      : 'nobody listened',
  find: ({ live }) => [
    ...(live?.intrusions.received ?? []).map((what) => `an intruder received ${what}`),
    ...(live && live.intrusions.attempts >= SOME && live.intrusions.refused === 0
      ? ['no attempt to listen to others was refused']
      : []),
    ...(live?.received ?? []).flatMap(({ name, connections }) =>
      connections
        .flatMap(({ strange }) => strange)
        .map((destination) => `${name} received something on ${destination}`),
    ),
  ],
  control: {
    spoil: (evidence) =>
      changedReceived(
        evidence,
        () => true,
        (received) => withLast(received, () => ({ strange: ['/topic/member/another'] })),
      ),
  },
}
