import { cashStatuses } from '@maru/contract'
import type { Operation } from '../history.ts'
import type { Check } from './check.ts'
import { type CashRequest, groupedBy } from './facts.ts'

/** What has moved of a request in each of its states. Nothing else may have, and nothing twice. */
const MOVED: Record<CashRequest['type'], Record<number, string[]>> = {
  deposit: {
    [cashStatuses.applied]: [],
    [cashStatuses.waiting]: [],
    [cashStatuses.completed]: ['deposit'],
    [cashStatuses.cancelled]: [],
  },
  withdrawal: {
    [cashStatuses.applied]: ['withdrawal-requested'],
    [cashStatuses.waiting]: ['withdrawal-requested'],
    [cashStatuses.completed]: ['withdrawal-requested', 'withdrawal-completed'],
    [cashStatuses.cancelled]: ['withdrawal-requested', 'withdrawal-cancelled'],
  },
}

/** Cash requests: state, money and audit agree; each was taken in hand at most once and decided at most once. */
export const requestsCheck: Check = {
  name: 'cash requests are in states that are allowed, with their money and their audit',
  seen: ({ facts }) =>
    `${facts.cash.length} requests: ${Object.entries(cashStatuses)
      .map(([name, status]) => `${facts.cash.filter((row) => row.status === status).length} ${name}`)
      .join(', ')}`,
  find: ({ facts, history }) => {
    const money = groupedBy(
      facts.transfers.filter(({ reference }) => reference.startsWith('cash:')),
      ({ reference }) => reference,
    )
    const audits = groupedBy(facts.audits, ({ target }) => target)
    const reported = groupedBy(history, ({ cashIdx }) => cashIdx)
    return facts.cash.flatMap((row) => {
      const own = money.get(`cash:${row.id}`) ?? []
      const moved = own.map(({ kind }) => kind)
      const acts = (audits.get(`cash:${row.id}`) ?? []).map(({ action }) => action.replace('cashier.', ''))
      const wrong = (why: string) => [`${row.type} ${row.id} (${row.amount}, status ${row.status}): ${why}`]
      const expected = MOVED[row.type][row.status]
      if (!expected) return wrong('no such state')
      if (String(moved) !== String(expected)) return wrong(`moved ${moved.join(', ') || 'nothing'}`)
      if (own.some(({ amount }) => amount !== row.amount))
        return wrong(`moved ${own.map(({ amount }) => amount).join(', ')}`)
      if (!allowed(row.status).includes(acts.join(' '))) return wrong(`was handled by: ${acts.join(', ') || 'nobody'}`)
      const yes = (kind: Operation['kind']) =>
        (reported.get(row.id) ?? []).filter(
          (operation) => operation.kind === kind && operation.outcome === 'acknowledged',
        ).length
      if (yes('wait') > 1) return wrong('more than one clerk was answered to have it in hand')
      if (yes('approve') + yes('reject') + yes('cancel') > 1) return wrong('more than one decision was acknowledged')
      return []
    })
  },
  control: {
    sql: `UPDATE cashier.request SET status = 1, staff_id = 1, handled_at = now(), waited_at = now()
      WHERE request_id = (SELECT max(request_id) FROM cashier.request WHERE status <> 1)`,
  },
}

/** What staff did on the way to a state. A member cancels without any of them. */
const allowed = (status: number): string[] => {
  if (status === cashStatuses.applied) return ['']
  if (status === cashStatuses.waiting) return ['wait']
  return status === cashStatuses.completed ? ['wait approve'] : ['', 'wait reject']
}
