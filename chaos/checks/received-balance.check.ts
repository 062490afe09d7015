import type { Check } from './check.ts'
import { changedReceived } from './received.ts'

/** Nobody looks at an old balance for good, whatever was killed while it changed. */
export const receivedBalanceCheck: Check = {
  name: 'after all is quiet the last balance that each listener received is the ledger’s',
  seen: ({ live }) => `${live?.received.filter(({ memberId }) => memberId !== undefined).length ?? 0} members listened`,
  find: ({ live, facts }) => {
    const cash = new Map(
      facts.purses.filter(({ purse }) => purse === 'cash').map(({ member_id, balance }) => [member_id, balance]),
    )
    return (live?.received ?? []).flatMap(({ name, memberId, balance }) =>
      memberId === undefined || balance === cash.get(memberId)
        ? []
        : [`${name} sees ${balance}, member ${memberId} has ${cash.get(memberId)}`],
    )
  },
  control: {
    spoil: (evidence) =>
      changedReceived(
        evidence,
        ({ memberId }) => memberId !== undefined,
        (received) => ({ ...received, balance: (received.balance ?? 0) - 1 }),
      ),
  },
}
