import type { Check } from './check.ts'
import { changedHeard, withLast } from './heard.ts'

/** Attempts of which not all are cut or unanswered. */
const SOME = 10

/** That no balance of another was heard either says `heard-order.check.ts`. */
export const heardOwnCheck: Check = {
  name: 'nobody hears a message of another member',
  seen: ({ live }) =>
    live
      ? `${live.intrusions.attempts} attempts to listen to others, ${live.intrusions.refused} refused`
      : 'nobody listened',
  find: ({ live }) => [
    ...(live?.intrusions.heard ?? []).map((what) => `an intruder heard ${what}`),
    ...(live && live.intrusions.attempts >= SOME && live.intrusions.refused === 0
      ? ['no attempt to listen to others was refused']
      : []),
    ...(live?.heard ?? []).flatMap(({ name, connections }) =>
      connections.flatMap(({ strange }) => strange).map((destination) => `${name} heard something on ${destination}`),
    ),
  ],
  control: {
    spoil: (evidence) =>
      changedHeard(
        evidence,
        () => true,
        (heard) => withLast(heard, () => ({ strange: ['/topic/member/another'] })),
      ),
  },
}
