import { type EndReason, onSession } from '@maru/client'

let reason: EndReason | undefined

/** From the start of the page: the login that says why comes later than the end. */
export const watchEnds = (): void => {
  onSession((_next, why) => {
    reason = why
  })
}

/** Why the session before ended; undefined on a fresh page. */
export const endedBy = (): EndReason | undefined => reason
