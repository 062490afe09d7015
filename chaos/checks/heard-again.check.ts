import type { Connection } from '../clients/listener.ts'
import type { Check } from './check.ts'
import { changedHeard, withLast } from './heard.ts'

export const heardAgainCheck: Check = {
  name: 'every listener came back after each end of its connection, and listens',
  seen: ({ live }) => {
    const all = (live?.heard ?? []).flatMap(({ connections }) => connections)
    return `${live?.heard.length ?? 0} listeners, ${all.length} connections, ${all.filter(isOpen).length} of them open`
  },
  find: ({ live }) =>
    (live?.heard ?? []).flatMap(({ name, connections }) => {
      const last = connections.at(-1)
      if (last && isOpen(last)) return []
      return [`${name} does not listen: ${last ? (last.why ?? 'it waits for its receipt') : 'it never connected'}`]
    }),
  control: {
    spoil: (evidence) =>
      changedHeard(
        evidence,
        () => true,
        (heard) => withLast(heard, ({ openedAt }) => ({ endedAt: openedAt, why: 'cut' })),
      ),
  },
}

const isOpen = ({ subscribedAt, endedAt }: Connection): boolean => subscribedAt !== undefined && endedAt === undefined
