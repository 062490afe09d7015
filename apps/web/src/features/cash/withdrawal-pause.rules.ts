import { type ClosedHours, closedUntil } from './closed-hours.rules.ts'

export type WithdrawalTimes = {
  closed: ClosedHours
  /** Until when the last withdrawal keeps the next one waiting, in ms. */
  waitsUntil: number | undefined
  waitMinutes: number
}
export type Pause = { reason: 'closed' | 'wait'; until: number }

/** Why no withdrawal can be requested at an instant (ms) and when one can be again: after the last of the reasons that follow each other. */
export const pauseAt = (instant: number, { closed, waitsUntil }: WithdrawalTimes): Pause | undefined => {
  let pause: Pause | undefined
  for (;;) {
    const from: number = pause?.until ?? instant
    const reopens = closedUntil(from, closed)
    if (reopens !== undefined) pause = { reason: 'closed', until: reopens }
    else if (waitsUntil !== undefined && waitsUntil > from) pause = { reason: 'wait', until: waitsUntil }
    else return pause
  }
}
