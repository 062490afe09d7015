import { randomUUID } from 'node:crypto'
import { type Call, mostEmployees, partnerActKinds, partnerRights } from '@maru/contract'
import { expect, test } from 'vitest'
import { partnerBodies } from '../../../hostile/partner-bodies.ts'
import type { Member } from '../../../platform/context.ts'
import { testServer } from '../../../testing/context.ts'
import { addBank, addSecondSite } from '../../../testing/people.ts'
import type { ServedPartnerCall } from '../access.service.ts'
import { partnerModule } from '../module.ts'
import { addBelow, addBranch, addPartner, codeOf, flat, setRates } from '../partner.fixture.ts'
import { bookCommission } from '../purse/book.service.ts'
import { atPartnerSite, employeeIdOf } from './employees.fixture.ts'

const server = await testServer()
await addSecondSite(server)
await addBank(server)
const [head = 0, own = 0] = await addBranch(server)
const below = await addPartner(server, 3, own)
const sibling = await addPartner(server, 2, head)
const member = await addBelow(server, below)
await setRates(server, head, flat(100))
await setRates(server, own, flat(50))

const served = (partnerModule.calls ?? []).filter(
  ({ call }) => call.audience === 'partner' && call.at === undefined,
) as ServedPartnerCall[]
const ask = <T>(path: string, who: Member | number, body: object = {}): Promise<T> => {
  const one = served.find(({ call }) => call.path === `/api/partner/${path}`)
  if (!one) throw new Error(`${path} is not served`)
  return server.call<T>(one, who, body)
}
const codeAt = (path: string, who: Member | number, body?: object): Promise<string> => codeOf(ask(path, who, body))
type Acts = {
  list: {
    kind: string
    employee: string
    about: Record<string, unknown>
    whose: { memId: string } | null
    changes: object[]
  }[]
  next: string | null
}

test('an employee with one right gets through where that one is asked for, and nowhere else', async () => {
  for (const right of partnerRights) {
    const employee = await atPartnerSite(server, own, [right])
    for (const { call, right: stated } of served) {
      // An export asks for the right of its list, which is bets here.
      const needed = call.path === '/api/partner/exportTicket' ? 'bets.read' : stated
      const code = await codeOf(server.call({ ...bound(call) }, employee, partnerBodies[call.path]?.() ?? {}))
      if (needed === 'any' || needed === right) expect(code, `${call.path} with ${right}`).not.toBe('PT06')
      else expect(code, `${call.path} with ${right}`).toBe('PT06')
    }
  }
})
const bound = (call: Call): ServedPartnerCall => served.find((one) => one.call === call) as ServedPartnerCall

test('every change asks for a right, but for ending a login of one’s own, and for exports, whose lists ask', () => {
  const free = served.filter(({ call, right }) => !call.reads && right === 'any').map(({ call }) => call.path)
  expect(free.toSorted()).toEqual(['/api/partner/endSession', '/api/partner/exportTicket'])
})

test('every change has a name in the trail', () => {
  for (const { call } of served.filter((one) => !one.call.reads))
    expect(partnerActKinds, call.path).toContain(call.path.split('/').at(-1))
})

test('nobody gives a right that it lacks, changes who has one, or changes itself', async () => {
  const desk = await atPartnerSite(server, own, ['employees.manage', 'tree.read'])
  const strong = employeeIdOf(await atPartnerSite(server, own, ['tree.read', 'give.move']))
  const weak = employeeIdOf(await atPartnerSite(server, own, ['tree.read']))
  const body = (employeeId: number, rights: string[]) => ({ employeeId, name: '창구', rights })
  expect(await codeAt('createEmployee', desk, { id: 'more', name: '창구', rights: ['give.move'] })).toBe('PT06')
  expect(await codeAt('saveEmployee', desk, body(weak, ['give.move']))).toBe('PT06')
  for (const id of [strong, employeeIdOf(desk)]) {
    expect(await codeAt('saveEmployee', desk, body(id, ['tree.read']))).toBe('PT06')
    expect(await codeAt('resetEmployee', desk, { employeeId: id, what: 'password' })).toBe('PT06')
    expect(await codeAt('lockEmployee', desk, { employeeId: id, isLocked: true })).toBe('PT06')
    expect(await codeAt('removeEmployee', desk, { employeeId: id })).toBe('PT06')
  }
  expect(await codeAt('saveEmployee', desk, body(weak, ['employees.manage']))).toBe('done')
  expect(await codeAt('saveEmployee', own, body(strong, ['give.read']))).toBe('done')
})

test('employees and sessions of another partner are not found, whatever is done to them', async () => {
  const other = await atPartnerSite(server, sibling, [])
  const employeeId = employeeIdOf(other)
  const { sessionId } = other.partnerSite ?? { sessionId: 0 }
  for (const who of [own, head]) {
    expect(await codeAt('saveEmployee', who, { employeeId, name: '창구', rights: [] })).toBe('N404')
    expect(await codeAt('resetEmployee', who, { employeeId, what: 'codes' })).toBe('N404')
    expect(await codeAt('lockEmployee', who, { employeeId, isLocked: true })).toBe('N404')
    expect(await codeAt('removeEmployee', who, { employeeId })).toBe('N404')
    expect(await codeAt('endSession', who, { sessionId })).toBe('N404')
    expect((await ask<Acts>('acts', who, { employeeId })).list).toEqual([])
    expect(JSON.stringify(await ask('employees', who))).not.toContain(`"employeeId":${employeeId}`)
  }
})

test('a change is in the trail under the name of who made it, and a refused one is not', async () => {
  const desk = await atPartnerSite(server, own, ['rates.save', 'rates.read'])
  const name = desk.partnerSite?.employee?.name
  const before = (await ask<Acts>('acts', own, { size: 100 })).list.length
  await ask('saveRates', desk, { holderId: below, after: 0, rates: flat(20) })
  expect(await codeAt('saveRates', desk, { holderId: member, after: 0, rates: flat(20) })).not.toBe('done')
  const { list } = await ask<Acts>('acts', own, { size: 100 })
  expect(list.length).toBe(before + 1)
  expect(list[0]).toMatchObject({ kind: 'saveRates', employee: name, about: { holderId: below } })
  const { rows } = await server.ownerPool.query('SELECT mem_id FROM identity.member WHERE member_id = $1', [below])
  expect(list[0]?.whose).toMatchObject({ memId: rows[0].mem_id })
  expect(list[0]?.changes).toContainEqual({ product: 'slot', kind: 'rolling', from: null, to: 20 })
  const mine = await ask<Acts>('acts', own, { employeeId: employeeIdOf(desk) })
  expect(mine.list).toHaveLength(1)
})

test('the trail says what of rates was changed, and of a member that has left the subtree no name', async () => {
  const holderId = await addPartner(server, 3, own)
  await ask('saveRates', own, { holderId, after: 0, rates: flat(20) })
  server.clock.advance(25 * 3_600_000)
  await ask('saveRates', own, { holderId, after: 1, rates: { ...flat(20), slot: { rolling: 15, losing: 20 } } })
  const [saved] = (await ask<Acts>('acts', own, { size: 1 })).list
  expect(saved?.changes).toEqual([{ product: 'slot', kind: 'rolling', from: 20, to: 15 }])
  await server.ownerPool.query(
    `INSERT INTO partner.act (site_id, partner_id, kind, about, acted_at) VALUES (1, $1, 'give', jsonb_build_object('memberId', $2::bigint, 'amount', 5), $3)`,
    [own, await addBelow(server, sibling), server.clock.now()],
  )
  expect((await ask<Acts>('acts', own, { size: 1 })).list[0]).toMatchObject({ kind: 'give', whose: null, changes: [] })
})

test('the trail names no password, and the partner itself by no name', async () => {
  const { password } = await ask<{ password: string }>('createEmployee', own, { id: 'Sora', name: '소라', rights: [] })
  const { list } = await ask<Acts>('acts', own, { size: 1 })
  expect(list[0]).toMatchObject({ kind: 'createEmployee', employee: '', about: { id: 'sora', name: '소라' } })
  expect(JSON.stringify(list)).not.toContain(password)
  const { rows } = await server.ownerPool.query(
    `SELECT about::text FROM partner.act WHERE about::text ~* 'pass|phone|acc'`,
  )
  expect(rows).toEqual([])
})

test('the trail names the employee that a change was about, also one who was removed since, and none of another partner', async () => {
  const { employeeId } = await ask<{ employeeId: number }>('createEmployee', own, {
    ...{ id: 'bora', name: '보라', rights: [] },
  })
  await ask('removeEmployee', own, { employeeId })
  const { list } = await ask<Acts>('acts', own, { size: 1 })
  expect(list[0]).toMatchObject({ kind: 'removeEmployee', ofEmployee: { id: 'bora', name: '보라' } })
  await server.ownerPool.query(
    `INSERT INTO partner.act (site_id, partner_id, kind, about, acted_at) VALUES (1, $1, 'lockEmployee', jsonb_build_object('employeeId', $2::bigint), $3)`,
    [sibling, employeeId, server.clock.now()],
  )
  expect((await ask<Acts>('acts', sibling, { size: 1 })).list[0]).toMatchObject({ ofEmployee: null })
})

test('a conversion that is sent again is one entry of the trail', async () => {
  const line = { holderId: own, kind: 'rolling', amount: 50_000, period: '2026-11-19' } as const
  await server.system((ctx) => bookCommission(ctx, [line]))
  const body = { amount: 10_000, requestKey: randomUUID() }
  await ask('convert', own, body)
  await ask('convert', own, body)
  const { list } = await ask<Acts>('acts', own, { size: 100 })
  expect(list.filter(({ kind }) => kind === 'convert')).toMatchObject([{ about: { amount: 10_000 } }])
})

test('what a session began after it was ended is undone, with its entry', async () => {
  const desk = await atPartnerSite(server, own, ['employees.manage'])
  const removed = employeeIdOf(await atPartnerSite(server, own, []))
  await ask('endSession', own, { sessionId: desk.partnerSite?.sessionId })
  expect(await codeAt('removeEmployee', desk, { employeeId: removed })).toBe('TK001')
  const { rows } = await server.ownerPool.query('SELECT removed_at FROM partner.employee WHERE employee_id = $1', [
    removed,
  ])
  expect(rows).toEqual([{ removed_at: null }])
})

test('an id is given once, also to who was removed, and of two that ask at once to one', async () => {
  const body = { id: 'twin', name: '쌍둥이', rights: [] }
  const codes = await Promise.all([codeAt('createEmployee', own, body), codeAt('createEmployee', own, body)])
  expect(codes.toSorted()).toEqual(['PT20', 'done'])
  const { list } = await ask<{ list: { employeeId: number; loginId: string }[] }>('employees', own)
  const twin = list.find(({ loginId }) => loginId.endsWith('.twin'))
  await ask('removeEmployee', own, { employeeId: twin?.employeeId })
  expect(await codeAt('createEmployee', own, body)).toBe('PT20')
  for (const id of ['', 'x', '9lives', 'with.dot', 'with space', 'ㄱㄴ', `a${'b'.repeat(20)}`])
    expect(await codeAt('createEmployee', own, { ...body, id }), id).toBe('U101')
})

test('the last place is taken by one of two that ask at once', async () => {
  const partner = await addPartner(server, 3, sibling)
  for (let n = 1; n < mostEmployees; n++) await atPartnerSite(server, partner, [])
  const create = (id: string) => codeAt('createEmployee', partner, { id, name: '창구', rights: [] })
  expect((await Promise.all([create('first'), create('second')])).toSorted()).toEqual(['PT21', 'done'])
})

test('in a locked branch nobody is let in anew, and everybody is still locked out', async () => {
  const partner = await addPartner(server, 2, head)
  const employeeId = employeeIdOf(await atPartnerSite(server, partner, []))
  await server.ownerPool.query('UPDATE partner.node SET locked_at = now() WHERE partner_id = $1', [partner])
  expect(await codeAt('createEmployee', partner, { id: 'mina', name: '창구', rights: [] })).toBe('PT04')
  expect(await codeAt('saveEmployee', partner, { employeeId, name: '창구', rights: ['tree.read'] })).toBe('PT04')
  expect(await codeAt('resetEmployee', partner, { employeeId, what: 'password' })).toBe('PT04')
  expect(await codeAt('removeEmployee', partner, { employeeId })).toBe('done')
})
