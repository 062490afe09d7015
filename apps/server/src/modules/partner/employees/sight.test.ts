import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { type PartnerRight, partnerRights } from '@maru/contract'
import { expect, test } from 'vitest'
import { partnerBodies } from '../../../hostile/partner-bodies.ts'
import type { Member } from '../../../platform/context.ts'
import { testServer } from '../../../testing/context.ts'
import { grantCash } from '../../../testing/people.ts'
import { noMoney, slotWager } from '../../../testing/wagers.ts'
import { betIdxOf, placeWager } from '../../wagers/index.ts'
import type { ServedPartnerCall } from '../access.service.ts'
import { accrueAll } from '../accrual/accrue.fixture.ts'
import { openDownload } from '../exports/download.service.ts'
import { partnerModule } from '../module.ts'
import { addBelow, addPartner, chainOf, flat, setRates } from '../partner.fixture.ts'
import { bookCommission } from '../purse/book.service.ts'
import { atPartnerSite, employeeIdOf } from './employees.fixture.ts'

const server = await testServer()
const head = await addPartner(server, 1)
const own = await addPartner(server, 2, head)
const store = await addPartner(server, 5, own)
const member = await addBelow(server, store)
await setRates(server, head, flat(173))
await setRates(server, own, flat(111))
await setRates(server, store, flat(37))
await server.ownerPool.query(
  `INSERT INTO site.option (site_id, name, value) VALUES (1, 'partnersSeeNamesTo', '5') ON CONFLICT (site_id, name) DO UPDATE SET value = '5'`,
)
/** Figures that nothing else comes to, so that each is found wherever it is shown. */
const figures = { ownCash: 7_100_301, commission: 640_507, membersCash: 3_203_909 }
await server.system(async (ctx) => {
  await grantCash(ctx, own, figures.ownCash)
  await grantCash(ctx, member, figures.membersCash)
  await bookCommission(ctx, [{ holderId: own, kind: 'rolling', amount: figures.commission, period: '2026-11-19' }])
})
const lost = {
  ...slotWager(member),
  stake: 100_000,
  rateChainId: await chainOf(server, store),
  endsRound: true,
  ...noMoney,
}
const betIdx = betIdxOf(await server.system((ctx) => placeWager(ctx, lost)))
await accrueAll(server)
const { rows } = await server.ownerPool.query('SELECT mem_id, mem_nick FROM identity.member WHERE member_id = $1', [
  member,
])
const { mem_id: memId, mem_nick: memNick } = rows[0] as { mem_id: string; mem_nick: string }

const served = (partnerModule.calls ?? []).filter(
  ({ call }) => call.audience === 'partner' && call.at === undefined,
) as ServedPartnerCall[]
/** Bodies that find something. */
const days = { from: '2026-11-01', until: '2026-11-30' }
const finds: Record<string, object> = {
  '/api/partner/tree': { period: 'month' },
  '/api/partner/members': {},
  '/api/partner/moves': { memberId: member },
  '/api/partner/moveTarget': { memberId: member },
  '/api/partner/rates': { holderId: store },
  '/api/partner/rateHistory': { holderId: own },
  '/api/partner/online': {},
  '/api/partner/bets': days,
  '/api/partner/cash': {},
  '/api/partner/recommended': {},
  '/api/partner/settlement': days,
  '/api/partner/wagers': { day: '2026-11-20' },
  '/api/partner/why': { betIdx },
  '/api/partner/giveTarget': { memberId: member },
  '/api/partner/moneyMoves': {},
}

/** What each right lets an employee see of these, whatever call shows it. An employee with others alone finds nothing of it anywhere. */
const secrets: Record<string, { find: RegExp; seenWith: readonly PartnerRight[] }> = {
  'the own cash': {
    find: new RegExp(`:${figures.ownCash}[,}]`),
    seenWith: ['give.read', 'give.move', 'commission.convert'],
  },
  'the commission purse': {
    find: new RegExp(`:${figures.commission}[,}]`),
    seenWith: ['commission.read', 'commission.convert'],
  },
  'cash of members': {
    find: new RegExp(`:${figures.membersCash}[,}]`),
    seenWith: ['cash.read', 'give.read', 'give.move'],
  },
  // Why a commission is what it is cannot be said without the share.
  'rates of partners': { find: /:(111|37)[,}]/, seenWith: ['rates.read', 'rates.save', 'commission.read'] },
  'until when rates stay': { find: /"(ratesLockedUntil|lockedUntil)":"/, seenWith: ['rates.read', 'rates.save'] },
  // 0.74% and 0.37% of 100,000.
  'what partners earned': { find: /:(740|370)[,}]/, seenWith: ['commission.read', 'commission.convert'] },
  'who a member is': {
    find: new RegExp(`"(${memId}|${memNick})"`),
    seenWith: ['members.read', 'give.move', 'tree.move'],
  },
  'who stands above': { find: /"above":\[\{/, seenWith: ['tree.read', 'tree.create', 'tree.move'] },
}

/** What a call answers, with what it is asked for; '' where it refuses. */
const answerOf = async (one: ServedPartnerCall, who: Member | number): Promise<string> => {
  const body = finds[one.call.path] ?? partnerBodies[one.call.path]?.() ?? {}
  return server.call(one, who, body).then(
    (data) => JSON.stringify(data),
    () => '',
  )
}

test('the partner itself sees each of these somewhere, so that what is missing below is hidden', async () => {
  const answers = await Promise.all(served.filter(({ call }) => call.reads).map((one) => answerOf(one, own)))
  for (const [what, { find }] of Object.entries(secrets))
    expect(
      answers.some((answer) => find.test(answer)),
      what,
    ).toBe(true)
})

test.each([undefined, ...partnerRights])(
  'with the right %s alone an employee reads nothing that another right is for',
  async (right) => {
    const employee = await atPartnerSite(server, own, right ? [right] : [])
    for (const one of served.filter(({ call }) => call.reads)) {
      const answer = await answerOf(one, employee)
      for (const [what, { find, seenWith }] of Object.entries(secrets))
        if (!right || !seenWith.includes(right))
          expect(find.test(answer), `${what} in ${one.call.path}: ${answer}`).toBe(false)
    }
  },
)

test('what an employee downloads holds no more than the list that it may see', async () => {
  const fileOf = async (who: Member | number): Promise<string> => {
    const ticket = served.find(({ call }) => call.path === '/api/partner/exportTicket') as ServedPartnerCall
    const ask = { what: 'members', format: 'csv', ask: { partnerId: 0 } }
    const { url } = await server.call<{ url: string }>(ticket, who, ask)
    const file = await openDownload(server.contexts, 1, url.split('/').at(-1) ?? '')
    if (!file || file === 'busy') throw new Error('no file')
    return text(file.body)
  }
  expect(await fileOf(own)).toContain(String(figures.membersCash))
  const employee = await atPartnerSite(server, own, ['members.read'])
  const file = await fileOf(employee)
  expect(file).toContain(memId)
  expect(file).not.toContain(String(figures.membersCash))
})

test('who was removed, locked out or lost the right since it asked downloads nothing', async () => {
  const ticket = served.find(({ call }) => call.path === '/api/partner/exportTicket') as ServedPartnerCall
  const change = (path: string, body: object) =>
    server.call(served.find(({ call }) => call.path === path) as ServedPartnerCall, own, body)
  const changes = [
    (employeeId: number) => change('/api/partner/removeEmployee', { employeeId }),
    (employeeId: number) => change('/api/partner/lockEmployee', { employeeId, isLocked: true }),
    (employeeId: number) => change('/api/partner/saveEmployee', { employeeId, name: '창구', rights: ['bets.read'] }),
  ]
  for (const [n, act] of changes.entries()) {
    const employee = await atPartnerSite(server, own, ['members.read'])
    const ask = { what: 'members', format: 'csv', ask: { partnerId: 0 } }
    const { url } = await server.call<{ url: string }>(ticket, employee, ask)
    await act(employeeIdOf(employee))
    expect(await openDownload(server.contexts, 1, url.split('/').at(-1) ?? ''), String(n)).toBeUndefined()
  }
})

test('who may move money confirms by the whole nickname, and no other right shows it', async () => {
  const target = served.find(({ call }) => call.path === '/api/partner/giveTarget') as ServedPartnerCall
  const reader = await atPartnerSite(server, own, ['give.read'])
  expect(await server.call<{ memNick: string }>(target, reader, { memberId: member })).not.toMatchObject({ memNick })
  const mover = await atPartnerSite(server, own, ['give.read', 'give.move'])
  expect(await server.call<{ memNick: string }>(target, mover, { memberId: member })).toMatchObject({ memNick })
  const give = served.find(({ call }) => call.path === '/api/partner/give') as ServedPartnerCall
  const body = { way: 'give', memberId: member, memNick, amount: 1, note: '', requestKey: randomUUID() }
  expect(await server.call<object>(give, mover, body)).toMatchObject({ ownCash: figures.ownCash - 1 })
})
