import type { Connection, Received } from '../clients/listener.ts'
import type { Evidence } from './check.ts'

/** For positive controls: what one listener received, changed. */
export const changedReceived = <E extends Evidence>(
  evidence: E,
  fits: (received: Received) => boolean,
  change: (received: Received) => Received,
): E => {
  const chosen = evidence.live?.received.find(fits)
  if (!evidence.live || !chosen) return evidence
  const received = evidence.live.received.map((one) => (one === chosen ? change(one) : one))
  return { ...evidence, live: { ...evidence.live, received } }
}

/** The last connection of a listener, changed. */
export const withLast = (received: Received, change: (last: Connection) => Partial<Connection>): Received => ({
  ...received,
  connections: received.connections.map((one, at) =>
    at === received.connections.length - 1 ? { ...one, ...change(one) } : one,
  ),
})
