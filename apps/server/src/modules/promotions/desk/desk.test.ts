import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/members.fixture.ts'
import { addGames } from '../../games/adapters/vendor-wallet.fixture.ts'
import { balancesOf, verify } from '../../ledger/index.ts'
import { serveSelfExclude } from '../../protection/calls/member/self-exclude.ts'
import { setSiteOption } from '../../site/index.ts'
import { findVersions } from '../bonus.repository.ts'
import { listBonuses, listVersions, saveBonus } from '../desk.service.ts'
import { promotionsModule } from '../module.ts'
import { offerBonus, someTerms } from '../terms.fixture.ts'
import { cancelGrant, grantAtDesk, grantsFile, listGrants } from './grants-desk.service.ts'
import { approveRequest, dropRequest, listRequests } from './request.service.ts'

const server = await testServer({ observers: promotionsModule.observers ?? {} })
await addGames(server)
await offerBonus(server, 'gift', { cap: 1_000_000 })
await server.system((ctx) => setSiteOption(ctx, 'handBonusAlone', 50_000))
const second = { staffId: 2, name: 'second' }
const all = { code: '', status: '', member: '', before: 0, size: 20 } as const

const give = (memberId: number, amount: number, requestKey = randomUUID()) =>
  server.staff((ctx) => grantAtDesk(ctx, { memberId, code: 'gift', amount, reason: 'as agreed', requestKey }))
const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const bonusOf = async (memberId: number) => (await server.system((ctx) => balancesOf(ctx, memberId))).bonus
const requests = async () => (await server.staff(listRequests)).requests
const actionsOf = async (target: string): Promise<string[]> =>
  (
    await server.ownerPool.query('SELECT action FROM audit.entry WHERE target = $1 ORDER BY entry_id', [target])
  ).rows.map(({ action }) => action)
const dropAll = async () => {
  for (const { requestId } of await requests()) await server.staff((ctx) => dropRequest(ctx, requestId))
}
const inForce = async (code: string) => (await server.staff((ctx) => findVersions(ctx, [code])))[0]

test('terms that no member profits from are saved by one of the staff', async () => {
  const terms = someTerms({ trigger: 'deposit', multiple: 60, largestStake: 1_000 })
  const saved = await server.staff((ctx) => saveBonus(ctx, 'first', { after: 0, isOn: true, terms, reason: 'usual' }))
  expect(saved).toEqual({ version: 1, requestId: null })
})

test('terms that a member profits from wait for another of the staff, whoever asked may not approve them', async () => {
  const terms = someTerms({ trigger: 'deposit', multiple: 1 })
  const saved = await server.staff((ctx) => saveBonus(ctx, 'daily', { after: 0, isOn: true, terms, reason: 'a gift' }))
  expect(saved).toEqual({ version: null, requestId: expect.any(Number) })
  const requestId = saved.requestId as number
  expect(await inForce('daily')).toBeUndefined()
  expect(await requests()).toMatchObject([{ requestId, kind: 'terms', code: 'daily', isOwn: true, reason: 'a gift' }])
  expect(await codeOf(server.staff((ctx) => approveRequest(ctx, requestId)))).toBe('STAFF_FORBIDDEN')
  const both = [2, 3].map((staffId) => codeOf(server.staff((ctx) => approveRequest(ctx, requestId), { staffId })))
  expect((await Promise.all(both)).toSorted()).toEqual(['STAFF_NOT_FOUND', 'done'])
  expect(await inForce('daily')).toMatchObject({ version: 1, isOn: true })
  expect(await actionsOf('bonus:daily')).toEqual([
    'promotions.ask-terms',
    'promotions.approve-terms',
    'promotions.save-bonus',
  ])
})

test('a new level that brings each member more than one of the staff may grant waits for another', async () => {
  const save = (code: string, changes: object) => {
    const terms = someTerms({ trigger: 'rank-up', multiple: 0, ...changes })
    return server.staff((ctx) => saveBonus(ctx, code, { after: 0, isOn: true, terms, reason: 'a level' }))
  }
  expect(await save('level-a', { cap: 50_000 })).toMatchObject({ version: 1, requestId: null })
  expect(await save('level-b', { cap: 50_001 })).toMatchObject({ version: null })
  expect(await save('level-c', { cap: 50_001, largestConversion: 50_000 })).toMatchObject({ version: 1 })
  await dropAll()
})

test('a rakeback above what the tables keep waits for another, also where tables count nothing for its wagering', async () => {
  const save = (code: string, rateBp: number, weights: object) => {
    const terms = someTerms({ trigger: 'rakeback', every: 'day', multiple: 0, rateBp, weights })
    return server.staff((ctx) => saveBonus(ctx, code, { after: 0, isOn: true, terms, reason: 'rakeback' }))
  }
  for (const [n, weights] of [{ slot: 100 }, {}].entries()) {
    expect(await save(`rake-a${n}`, 10, weights)).toMatchObject({ version: 1, requestId: null })
    expect(await save(`rake-b${n}`, 600, weights)).toMatchObject({ version: null })
  }
  await dropAll()
})

test('dear terms that are switched off are saved by one: nobody gets them', async () => {
  const terms = someTerms({ trigger: 'hand', multiple: 0 })
  const draft = { after: 0, isOn: false, terms, reason: 'a draft' }
  expect(await server.staff((ctx) => saveBonus(ctx, 'draft', draft))).toMatchObject({ version: 1 })
})

test('what was asked for after another version came is refused, and what is dropped is not done', async () => {
  const terms = someTerms({ trigger: 'deposit', multiple: 2 })
  const ask = () => server.staff((ctx) => saveBonus(ctx, 'daily', { after: 1, isOn: true, terms, reason: 'more' }))
  const [first, other] = [(await ask()).requestId as number, (await ask()).requestId as number]
  await server.staff((ctx) => approveRequest(ctx, first), second)
  expect(await codeOf(server.staff((ctx) => approveRequest(ctx, other), second))).toBe('STAFF_CONFLICT')
  await server.staff((ctx) => dropRequest(ctx, other))
  expect(await requests()).toEqual([])
  expect((await server.staff((ctx) => listVersions(ctx, 'daily', { page: 1, size: 10 }))).rows).toMatchObject([
    { version: 2 },
    { version: 1 },
  ])
})

test('a code of deposits has the trigger of deposits, and no other code has it', async () => {
  const save = (code: string, trigger: 'deposit' | 'hand') =>
    codeOf(
      server.staff((ctx) =>
        saveBonus(ctx, code, { after: 0, isOn: false, terms: someTerms({ trigger }), reason: 'no' }),
      ),
    )
  expect(await save('spring', 'deposit')).toBe('STAFF_INVALID')
  expect(await save('first', 'hand')).toBe('STAFF_INVALID')
})

test('a grant up to the sum of the site is made by one; the same key grants once, also when it comes twice at once', async () => {
  const memberId = await addMember(server, {})
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => give(memberId, 50_000, key)))
  expect(new Set(answers.map(({ grantId }) => grantId)).size).toBe(1)
  expect(await bonusOf(memberId)).toBe(50_000)
  expect(await give(memberId, 50_000, key)).toMatchObject({ grantId: expect.any(Number) })
  expect(await bonusOf(memberId)).toBe(50_000)
})

test('above it another decides, and the money moves with the decision', async () => {
  const memberId = await addMember(server, {})
  const { requestId, grantId } = await give(memberId, 50_001)
  expect(grantId).toBeNull()
  expect(await bonusOf(memberId)).toBe(0)
  expect(await codeOf(server.staff((ctx) => approveRequest(ctx, requestId as number)))).toBe('STAFF_FORBIDDEN')
  await server.staff((ctx) => approveRequest(ctx, requestId as number), second)
  expect(await bonusOf(memberId)).toBe(50_001)
  expect(await actionsOf(`member:${memberId}`)).toEqual(['promotions.grant'])
})

test('who has bonus money left, who excluded himself and who is nobody gets none', async () => {
  const [busy, excluded] = [await addMember(server, {}), await addMember(server, {})]
  await give(busy, 1_000)
  expect(await codeOf(give(busy, 1_000))).toBe('STAFF_CONFLICT')
  await server.call(serveSelfExclude, excluded, { months: 6 })
  expect(await codeOf(give(excluded, 1_000))).toBe('STAFF_MEMBER_PROTECTED')
  expect(await codeOf(give(999_999_999, 1_000))).toBe('STAFF_NOT_FOUND')
})

test('several grants of a day count as one: what is above the sum together, another decides', async () => {
  const memberId = await addMember(server, {})
  const { grantId } = await give(memberId, 30_000)
  await server.staff((ctx) => cancelGrant(ctx, grantId as number, 'given up'))
  expect(await give(memberId, 30_000)).toMatchObject({ grantId: null, requestId: expect.any(Number) })
  server.clock.advance(24 * 3_600_000)
  expect(await give(memberId, 30_000)).toMatchObject({ requestId: null })
})

test('of several grants at once to who never had a bonus one is made, and the others are told that he has one', async () => {
  const memberId = await addMember(server, {})
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(give(memberId, 1_000))))
  expect(codes.toSorted()).toEqual([...Array(7).fill('STAFF_CONFLICT'), 'done'])
  expect(await bonusOf(memberId)).toBe(1_000)
})

test('grants are read in pages that begin behind the last of the page before', async () => {
  const ids: number[] = []
  for (let n = 0; n < 5; n++) ids.unshift((await give(await addMember(server, {}), 1_000)).grantId as number)
  const page = (before: number) => server.staff((ctx) => listGrants(ctx, { ...all, code: 'gift', before, size: 2 }))
  const first = await page(0)
  expect(first).toMatchObject({ rows: [{ grantId: ids[0] }, { grantId: ids[1] }], next: ids[1] })
  expect((await page(ids[3] ?? 0)).rows[0]?.grantId).toBe(ids[4])
  expect(await page(1)).toEqual({ rows: [], next: null })
})

test('a grant is found by its member and ended with a reason, once, and by staff of its site alone', async () => {
  const memberId = await addMember(server, { mem_id: 'grantee7' })
  const { grantId } = await give(memberId, 2_000)
  const found = await server.staff((ctx) => listGrants(ctx, { ...all, member: 'GRANTEE7', status: 'active' }))
  expect(found).toMatchObject({ next: null, rows: [{ grantId, amount: 2_000, code: 'gift', isTest: false }] })
  const cancel = (siteId = 1) =>
    codeOf(server.staff((ctx) => cancelGrant(ctx, grantId as number, 'by mistake'), { siteIds: [siteId] }, siteId))
  expect(await cancel(2)).toBe('STAFF_NOT_FOUND')
  expect((await Promise.all([cancel(), cancel()])).toSorted()).toEqual(['STAFF_NOT_FOUND', 'done'])
  expect(await bonusOf(memberId)).toBe(0)
  const { csv } = await server.staff((ctx) => grantsFile(ctx, { code: '', status: '', member: 'grantee7' }))
  expect(csv.split('\r\n')[1]).toContain('cancelled')
  const { rows } = await server.ownerPool.query(
    "SELECT after FROM audit.entry WHERE action = 'promotions.take-grants' ORDER BY entry_id",
  )
  expect(rows).toEqual([{ after: { code: '', status: '', member: 'grantee7', rows: 1 } }])
})

test('what test accounts were granted is in no sum', async () => {
  const sumsOf = async () => (await server.staff(listBonuses)).bonuses.find(({ code }) => code === 'gift')
  const memberId = await addMember(server, {})
  const before = await sumsOf()
  await give(memberId, 3_000)
  expect(await sumsOf()).toMatchObject({ grants: (before?.grants ?? 0) + 1, granted: (before?.granted ?? 0) + 3_000 })
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [memberId])
  const { grants, granted, active } = before as NonNullable<typeof before>
  expect(await sumsOf()).toMatchObject({ grants, granted, active })
})

test('after all that the ledger agrees with itself', async () => {
  expect(await server.system(verify)).toEqual([])
})
