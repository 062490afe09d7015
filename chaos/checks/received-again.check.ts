import type { Connection } from '../clients/listener.ts'
import type { Check } from './check.ts'
import { changedReceived, withLast } from './received.ts'

export const receivedAgainCheck: Check = {
  name: 'every listener came back after each end of its connection, and listens',
  seen: ({ live }) => {
    const all = (live?.received ?? []).flatMap(({ connections }) => connections)
    return `${live?.received.length ?? 0} listeners, ${all.length} connections, ${all.filter(isOpen).length} of them open`
  },
  find: ({ live }) =>
    (live?.received ?? []).flatMap(({ name, connections }) => {
      const last = connections.at(-1)
      if (last && isOpen(last)) return []
      return [`${name} does not listen: ${last ? (last.why ?? 'it waits for its receipt') : 'it never connected'}`]
    }),
  control: {
    spoil: (evidence) =>
      changedReceived(
        evidence,
        () => true,
        (received) => withLast(received, ({ openedAt }) => ({ endedAt: openedAt, why: 'cut' })),
      ),
  },
}

const isOpen = ({ subscribedAt, endedAt }: Connection): boolean => subscribedAt !== undefined && endedAt === undefined
