const score = { home: 2, away: 1, periods: [{ kind: 'half', nr: 1, home: 1, away: 0 }], winner: null, method: null }
const typed = { eventId: 999_999_999, score, picks: [{ market: '8/goalnr=1', outcome: '6' }] }
const change = { kind: 'result', ...typed }

/** What staff say of results. No such event or change: what else is wrong, it stays a refusal. */
export const sportResultBodies: Record<string, () => object> = {
  'POST /admin/api/sports/results/enter': () => typed,
  'POST /admin/api/sports/results/withdraw': () => ({ eventId: 999_999_999 }),
  'POST /admin/api/sports/results/preview': () => ({
    kind: 'void',
    eventId: 999_999_999,
    market: '1',
    since: '2026-11-20T06:00:00Z',
  }),
  'POST /admin/api/sports/results/changes': () => ({ change, reason: 'not ours', seen: '0'.repeat(32) }),
  'POST /admin/api/sports/results/changes/:changeId/confirm': () => ({ seen: '0'.repeat(32) }),
}
