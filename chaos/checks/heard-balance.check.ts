import type { Check } from './check.ts'
import { changedHeard } from './heard.ts'

/** Nobody looks at an old balance for good, whatever was killed while it changed. */
export const heardBalanceCheck: Check = {
  name: 'after all is quiet the last balance that each listener heard is the ledger’s',
  seen: ({ live }) => `${live?.heard.filter(({ memberId }) => memberId !== undefined).length ?? 0} members listened`,
  find: ({ live, facts }) => {
    const cash = new Map(
      facts.purses.filter(({ purse }) => purse === 'cash').map(({ member_id, balance }) => [member_id, balance]),
    )
    return (live?.heard ?? []).flatMap(({ name, memberId, balance }) =>
      memberId === undefined || balance === cash.get(memberId)
        ? []
        : [`${name} sees ${balance}, member ${memberId} has ${cash.get(memberId)}`],
    )
  },
  control: {
    spoil: (evidence) =>
      changedHeard(
        evidence,
        ({ memberId }) => memberId !== undefined,
        (heard) => ({ ...heard, balance: (heard.balance ?? 0) - 1 }),
      ),
  },
}
