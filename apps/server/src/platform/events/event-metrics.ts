import { Counter, Gauge } from 'prom-client'

const failures = new Counter({
  name: 'outbox_failures_total',
  help: 'Deliveries of events that failed and are tried again.',
  labelNames: ['event'],
})
const dead = new Counter({
  name: 'outbox_dead_total',
  help: 'Events that failed their last attempt. Must stay 0.',
  labelNames: ['event'],
})
const waitingNow = new Gauge({ name: 'outbox_waiting', help: 'Events in the outbox that are not delivered yet.' })
const deadNow = new Gauge({ name: 'outbox_dead', help: 'Dead events that staff have not dealt with.' })
const oldest = new Gauge({ name: 'outbox_oldest_seconds', help: 'Age of the oldest event that is not delivered yet.' })

/** Of the delivery of events, by `/metrics`. */
export const events = {
  failures,
  dead,
  observe(state: { waiting: number; dead: number; oldestSeconds: number }): void {
    waitingNow.set(state.waiting)
    deadNow.set(state.dead)
    oldest.set(state.oldestSeconds)
  },
}
