import { randomUUID } from 'node:crypto'
import type { Call } from '@maru/contract'
import { memberWireCalls } from '@maru/contract/catalogue'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addBank, addSecondSite, grantCash } from '../../testing/people.ts'
import { noMoney, slotWager } from '../../testing/wagers.ts'
import { betIdxOf, placeWager } from '../wagers/index.ts'
import { partnerModule } from './module.ts'
import { addBelow, addBranch, addPartner, codeOf, flat, setRates } from './partner.fixture.ts'

const server = await testServer()
await addSecondSite(server)
await addBank(server)

/** Whom a call may be about, seen from the partner that asks: `own` is the asker, the others stand around it. */
const [head = 0, own = 0, below = 0] = await addBranch(server)
const sibling = await addPartner(server, 2, head)
const nephew = await addPartner(server, 3, sibling)
const [, , foreign = 0] = await addBranch(server, { siteId: 2 })
const people = {
  own,
  below,
  'a member below': await addBelow(server, below),
  parent: head,
  sibling,
  'below the sibling': nephew,
  'a member of the sibling': await addBelow(server, sibling),
  'of another site': foreign,
  'a member of another site': await addBelow(server, foreign, { siteId: 2 }),
  nobody: 999_999_999,
}
type Whose = keyof typeof people
await setRates(server, head, flat(100))
await server.system((ctx) => grantCash(ctx, own, 1_000_000))
/** Stands directly below who asks, and may be moved. */
const moved = await addPartner(server, 5, own)
const nicks = new Map(
  (await server.ownerPool.query('SELECT member_id, mem_nick FROM identity.member')).rows.map((row) => [
    row.member_id,
    row.mem_nick,
  ]),
)
let gifts = 0
const members: readonly number[] = [
  people['a member below'],
  people['a member of the sibling'],
  people['a member of another site'],
]
/** A bet of each member, which earns who stands above it. */
const betOf = new Map<number, string>()
for (const memberId of members) {
  const siteId = memberId === people['a member of another site'] ? 2 : 1
  const [chain] = (
    await server.pool.query<{ id: number }>(
      'SELECT c.chain_id AS id FROM identity.member m JOIN identity.rate_chain c ON c.site_id = m.site_id AND c.holder_id = m.rate_holder_id WHERE m.member_id = $1',
      [memberId],
    )
  ).rows
  const lost = { ...slotWager(memberId), stake: 10_000, rateChainId: chain?.id ?? null, endsRound: true, ...noMoney }
  betOf.set(memberId, betIdxOf(await server.system((ctx) => placeWager(ctx, lost), siteId)))
}
const days = { from: '2026-11-01', until: '2026-11-30' }
const asWho = (id: number): object => (members.includes(id) ? { memberId: id } : { partnerId: id })
const outside: readonly Whose[] = [
  'parent',
  'sibling',
  'below the sibling',
  'a member of the sibling',
  'of another site',
  'a member of another site',
  'nobody',
]

/** How each call that can name somebody does it, and whom of the own subtree it is about; the rest of its body is right. */
const naming: Record<string, { body: (id: number) => object; inside: readonly Whose[] }> = {
  '/api/partner/tree': { body: (partnerId) => ({ partnerId }), inside: ['own', 'below'] },
  '/api/partner/members': { body: (partnerId) => ({ partnerId }), inside: ['own', 'below'] },
  '/api/partner/moves': { body: (memberId) => ({ memberId }), inside: ['own', 'below', 'a member below'] },
  '/api/partner/moveTarget': { body: (memberId) => ({ memberId }), inside: ['below', 'a member below'] },
  '/api/partner/moveDown': {
    body: (toId) => ({
      ...{ memberId: moved, memNick: nicks.get(moved), toId, reason: 'as agreed', requestKey: randomUUID() },
    }),
    inside: ['below'],
  },
  '/api/partner/rates': { body: (holderId) => ({ holderId }), inside: ['own', 'below', 'a member below'] },
  '/api/partner/rateHistory': { body: (holderId) => ({ holderId }), inside: ['own', 'below', 'a member below'] },
  '/api/partner/give': {
    body: (memberId) => ({
      ...{ way: 'give', memberId, memNick: nicks.get(memberId) ?? 'x', amount: ++gifts, note: '' },
      requestKey: randomUUID(),
    }),
    inside: ['below'],
  },
  '/api/partner/giveTarget': { body: (memberId) => ({ memberId }), inside: ['below', 'a member below'] },
  '/api/partner/moneyMoves': { body: (memberId) => ({ memberId }), inside: ['own', 'below', 'a member below'] },
  '/api/partner/online': { body: (partnerId) => ({ partnerId }), inside: ['own', 'below'] },
  '/api/partner/bets': { body: (id) => ({ ...days, ...asWho(id) }), inside: ['own', 'below', 'a member below'] },
  '/api/partner/cash': { body: asWho, inside: ['own', 'below', 'a member below'] },
  '/api/partner/settlement': { body: (branchId) => ({ ...days, branchId }), inside: ['below'] },
  '/api/partner/wagers': { body: (branchId) => ({ day: '2026-11-20', branchId }), inside: ['below'] },
  '/api/partner/exportTicket': {
    body: (id) => ({ what: 'bets', format: 'csv', ask: { ...days, ...asWho(id) } }),
    inside: ['own', 'below', 'a member below'],
  },
  '/api/partner/why': { body: (id) => ({ betIdx: betOf.get(id) ?? 'mi6h2x1s-zzzzzz' }), inside: ['a member below'] },
  '/api/partner/saveRates': { body: (holderId) => ({ holderId, after: 0, rates: flat(0) }), inside: ['below'] },
}
/** These are about who asks, whatever is sent. */
const aboutOneself: Record<string, () => object> = {
  '/api/partner/me': () => ({}),
  '/api/partner/commission': () => ({}),
  '/api/partner/convert': () => ({ amount: 10_000, requestKey: randomUUID() }),
  '/api/partner/recommended': () => ({}),
  '/api/partner/dashboard': () => ({}),
  '/api/partner/create': () => ({
    tier: 'PTN_3',
    memId: 'newpartner1',
    memPass: 'Nori7sign!',
    memPassCheck: 'Nori7sign!',
    memNick: '새동료',
    memName: '홍길동',
    memPhone: '01088887777',
    bank: 'D01',
    bankacc: '555666777888',
    cashOutPass: '1357',
    rates: flat(0),
    requestKey: randomUUID(),
  }),
  '/api/partner/losing': () => ({}),
  // Of another's settlement nothing is found: losing/own-losing.test.ts.
  '/api/partner/losingLines': () => ({ settlementId: 1 }),
  '/api/partner/siteLink': () => ({}),
  // Employees are of who asks: those of others are walked in employees.test.ts.
  '/api/partner/employees': () => ({}),
  '/api/partner/createEmployee': () => ({ id: 'mina', name: '창구', rights: [] }),
  '/api/partner/saveEmployee': () => ({ employeeId: 1, name: '창구', rights: [] }),
  '/api/partner/resetEmployee': () => ({ employeeId: 1, what: 'codes' }),
  '/api/partner/lockEmployee': () => ({ employeeId: 1, isLocked: true }),
  '/api/partner/removeEmployee': () => ({ employeeId: 1 }),
  '/api/partner/acts': () => ({}),
  '/api/partner/sessions': () => ({}),
  '/api/partner/endSession': () => ({ sessionId: 1 }),
}

const served = (partnerModule.calls ?? []).filter(({ call }) => call.audience === 'partner' && call.at === undefined)
const ask = (path: string, who: number, body: object): Promise<unknown> => {
  const one = served.find(({ call }) => call.path === path)
  if (!one) throw new Error(`${path} is not served`)
  return server.call(one, who, body)
}

test('every call of partners is walked here', () => {
  const calls = memberWireCalls.filter((call: Call) => call.audience === 'partner').map(({ path }) => path)
  expect([...Object.keys(naming), ...Object.keys(aboutOneself)].toSorted()).toEqual(calls.toSorted())
  expect(served.map(({ call }) => call.path).toSorted()).toEqual(calls.toSorted())
})

test.each(Object.entries(naming))(
  '%s answers for the own subtree, and N404 for anybody else',
  async (path, { body, inside }) => {
    for (const whose of inside) expect(await codeOf(ask(path, own, body(people[whose]))), whose).toBe('done')
    for (const whose of outside) expect(await codeOf(ask(path, own, body(people[whose]))), whose).toBe('N404')
  },
)

test.each(Object.entries({ ...naming, ...aboutOneself }))(
  '%s is N404 for who is no partner of this site',
  async (path, how) => {
    const body = typeof how === 'function' ? how() : how.body(below)
    for (const whose of ['a member below', 'of another site', 'nobody'] as const)
      expect(await codeOf(ask(path, people[whose], body)), whose).toBe('N404')
  },
)

test('nothing that a partner reads names anybody outside of its subtree, but for the names of those above it', async () => {
  const strangers = [
    sibling,
    nephew,
    people['a member of the sibling'],
    foreign,
    people['a member of another site'],
    head,
  ]
  const { rows } = await server.ownerPool.query<{ mem_id: string; mem_nick: string; member_id: number }>(
    'SELECT mem_id, mem_nick, member_id FROM identity.member WHERE member_id = ANY ($1)',
    [strangers.filter((id) => id !== head)],
  )
  const answers: string[] = []
  for (const [path, { body, inside }] of Object.entries(naming)) {
    if (['/api/partner/saveRates', '/api/partner/moveDown'].includes(path)) continue
    for (const whose of inside) answers.push(JSON.stringify(await ask(path, own, body(people[whose]))))
    for (const search of ['', 'member', '닉', '%', '_'])
      if (/tree|members/.test(path)) answers.push(JSON.stringify(await ask(path, own, { search })))
  }
  for (const path of ['me', 'dashboard', 'recommended', 'bets', 'cash', 'online', 'settlement', 'wagers'])
    answers.push(JSON.stringify(await ask(`/api/partner/${path}`, own, { ...days, day: '2026-11-20' })))
  for (const answer of answers)
    for (const { mem_id, mem_nick } of rows) {
      expect(answer).not.toContain(`"${mem_id}"`)
      expect(answer).not.toContain(`"${mem_nick}"`)
    }
  for (const answer of answers) for (const id of strangers) expect(answer).not.toMatch(new RegExp(`Id":${id}[,}]`))
})
