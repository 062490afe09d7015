import { type EndReason, onSession } from '@maru/client'

let reason: EndReason | undefined
onSession((_next, why) => {
  reason = why
})

/** Why the session before ended; undefined on a fresh page. */
export const endedBy = (): EndReason | undefined => reason
