import { randomUUID } from 'node:crypto'
import { ratesBy } from '@maru/commission'

const rates = () => ratesBy(({ kind }) => (kind === 'rolling' ? 100 : 500))

/** What partners send. */
export const partnerBodies: Record<string, () => object> = {
  '/api/partner/tree': () => ({ partnerId: 999_999_999, search: 'x', period: 'week', before: '100', size: 20 }),
  '/api/partner/members': () => ({ partnerId: 999_999_999, search: 'x', isDirect: true, before: '100', size: 20 }),
  '/api/partner/moves': () => ({ memberId: 999_999_999, before: '100', size: 20 }),
  '/api/partner/moveTarget': () => ({ memberId: 999_999_999, search: 'x' }),
  '/api/partner/moveDown': () => ({
    ...{ memberId: 999_999_999, memNick: 'x', toId: 999_999_998, reason: 'as agreed' },
    requestKey: randomUUID(),
  }),
  '/api/partner/losing': () => ({ before: '100', size: 20 }),
  '/api/partner/losingLines': () => ({ settlementId: 999_999_999 }),
  '/api/partner/rates': () => ({ holderId: 999_999_999 }),
  '/api/partner/rateHistory': () => ({ holderId: 999_999_999, before: '100', size: 20 }),
  '/api/partner/online': () => ({ partnerId: 999_999_999 }),
  '/api/partner/bets': () => ({
    partnerId: 999_999_999,
    memberId: 999_999_999,
    from: '2026-11-01',
    until: '2026-11-30',
    before: '1763600000000-1',
    size: 20,
  }),
  '/api/partner/cash': () => ({
    partnerId: 999_999_999,
    memberId: 999_999_999,
    cashType: 'deposit',
    before: '100',
    size: 20,
  }),
  '/api/partner/recommended': () => ({ before: '100', size: 20 }),
  '/api/partner/dashboard': () => ({ period: 'week' }),
  '/api/partner/settlement': () => ({
    from: '2026-11-01',
    until: '2026-11-30',
    by: 'branch',
    branchId: 999_999_999,
    product: 'slot',
  }),
  '/api/partner/wagers': () => ({
    day: '2026-11-20',
    branchId: 999_999_999,
    product: 'sports-2',
    only: 'zero',
    before: '1763600000000-1',
    size: 20,
  }),
  '/api/partner/exportTicket': () => ({
    what: 'bets',
    format: 'csv',
    ask: { partnerId: 999_999_999, memberId: 0, from: '2026-11-01', until: '2026-11-30', before: '', size: 20 },
  }),
  '/api/partner/why': () => ({ betIdx: 'mi6h2x1s-1z' }),
  '/api/partner/saveRates': () => ({ holderId: 999_999_999, after: 0, rates: rates() }),
  '/api/partner/giveTarget': () => ({ memberId: 999_999_999 }),
  '/api/partner/give': () => ({
    ...{
      way: 'give',
      memberId: 999_999_999,
      memNick: 'x',
      amount: 10_000,
      note: 'for the week',
      requestKey: randomUUID(),
    },
  }),
  '/api/partner/moneyMoves': () => ({ memberId: 999_999_999, way: 'give', before: '100', size: 20 }),
  '/api/member/moneyMoves': () => ({ before: '100', size: 20 }),
  '/api/partner/commission': () => ({ before: '100', size: 20 }),
  '/api/partner/convert': () => ({ amount: 10_000, requestKey: randomUUID() }),
  '/api/partner/create': () => ({
    tier: 'PTN_5',
    memId: `store${randomUUID().slice(0, 8)}`,
    memPass: 'Nori7sign!',
    memPassCheck: 'Nori7sign!',
    memNick: `매장${Math.floor(Math.random() * 1e9)}`,
    memName: '홍길동',
    memPhone: `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    bank: 'D01',
    bankacc: String(Math.floor(Math.random() * 1e12)).padStart(12, '1'),
    cashOutPass: '1357',
    rates: rates(),
    requestKey: randomUUID(),
  }),
  '/api/partner/createEmployee': () => ({ id: 'No such id', name: '창구', rights: ['tree.read'] }),
  '/api/partner/saveEmployee': () => ({ employeeId: 999_999_999, name: '창구', rights: ['tree.read'] }),
  '/api/partner/resetEmployee': () => ({ employeeId: 999_999_999, what: 'codes' }),
  '/api/partner/lockEmployee': () => ({ employeeId: 999_999_999, isLocked: true }),
  '/api/partner/removeEmployee': () => ({ employeeId: 999_999_999 }),
  '/api/partner/acts': () => ({ employeeId: 999_999_999, before: '100', size: 20 }),
  '/api/partner/endSession': () => ({ sessionId: 999_999_999 }),
}

/** What is sent at the partner site alone. */
export const partnerSiteBodies: Record<string, () => object> = {
  '/api/partner/site/login': () => ({ loginId: 'nobody01', password: 'Nori7pass!', code: '123456' }),
  '/api/partner/site/enrol': () => ({ loginId: 'nobody01', password: 'Nori7pass!', code: '123456' }),
  '/api/partner/site/password': () => ({ currentPass: 'Nori7pass!', newPass: 'Nori7other!' }),
}

/** What staff send about partners. */
export const partnerOfficeBodies: Record<string, () => object> = {
  'POST /admin/api/partners': () => ({ memberId: 999_999_999, tier: 'PTN_1', parentId: null, reason: 'as agreed' }),
  'POST /admin/api/members/:memberId/partner': () => ({ parentId: null, reason: 'as agreed' }),
  'POST /admin/api/partners/:partnerId/lock': () => ({ reason: 'as agreed' }),
  'POST /admin/api/partners/:partnerId/unlock': () => ({ reason: 'as agreed' }),
  'PUT /admin/api/members/:memberId/partner-rates': () => ({ after: 0, rates: rates(), reason: 'as agreed' }),
  'POST /admin/api/members/:memberId/partner-rates/free': () => ({ reason: 'as agreed' }),
  'POST /admin/api/partner-settlements': () => ({ from: '2026-01-01', reason: 'as agreed' }),
  'POST /admin/api/partner-settlements/:settlementId/drop': () => ({ reason: 'as agreed' }),
}

/** Each of their calls that changes something, in an order in which it has something to change. */
export const partnerSteps = (headId: number, memberId: number) => {
  const partner = { to: async () => ({ partnerId: headId }) }
  const holder = { to: async () => ({ memberId: headId }) }
  return {
    'POST /admin/api/partners': {
      body: { memberId: headId, tier: 'PTN_1', parentId: null, reason: 'as agreed' },
    },
    'POST /admin/api/members/:memberId/partner': {
      to: async () => ({ memberId }),
      body: { parentId: headId, reason: 'as agreed' },
    },
    'POST /admin/api/partners/:partnerId/lock': partner,
    'POST /admin/api/partners/:partnerId/unlock': partner,
    'PUT /admin/api/members/:memberId/partner-rates': holder,
    'POST /admin/api/members/:memberId/partner-rates/free': holder,
  }
}
