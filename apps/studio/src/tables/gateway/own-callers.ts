import type { Interest } from '@maru/stomp'
import type { Caller } from '../engine-shapes.ts'

/** Whose own part is subscribed to in this process: what may have been missed is asked for in their names. */
export const followOwnParts = (interest: Interest) => {
  const known = new Map<string, { code: string; caller: Caller; subscriptions: number }>()
  return {
    /** Before the subscription passes `interest`. */
    opened(subject: string, code: string, caller: Caller): void {
      known.set(subject, { code, caller, subscriptions: known.get(subject)?.subscriptions ?? 0 })
    },
    interest: {
      add(subject) {
        const own = known.get(subject)
        if (own) own.subscriptions++
        return interest.add(subject)
      },
      remove(subject) {
        const own = known.get(subject)
        if (own && --own.subscriptions <= 0) known.delete(subject)
        interest.remove(subject)
      },
    } satisfies Interest,
    all: (): { subject: string; code: string; caller: Caller }[] =>
      [...known].map(([subject, { code, caller }]) => ({ subject, code, caller })),
  }
}
