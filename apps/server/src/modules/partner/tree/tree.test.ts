import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { savePause } from '../../identity/index.ts'
import { mayRecommend } from '../../identity/observe.ts'
import { approveSignUp } from '../../identity/sign-up-desk.service.ts'
import { moveBelow } from '../desk/move-desk.service.ts'
import { makePartner } from '../desk/partner-desk.service.ts'
import { addBelow, addBranch, addPartner, codeOf, flat, setRates } from '../partner.fixture.ts'
import { placeAdmitted } from './admit.observer.ts'
import { listAbove, listNode } from './list.repository.ts'
import { findMoves, findPlace } from './place.repository.ts'

const server = await testServer({ observers: { members: [placeAdmitted] } })
const above = async (partnerId: number) =>
  (await server.system((ctx) => listAbove(ctx, partnerId))).map((node) => node.partnerId)
const counts = async (partnerId: number) => {
  const node = await server.system((ctx) => listNode(ctx, partnerId))
  return node && [node.partners, node.members, node.ownMembers]
}
const move = (memberId: number, parentId: number | null) =>
  codeOf(server.staff((ctx) => moveBelow(ctx, memberId, { parentId, reason: 'as agreed' })))

/** What the tree says of itself must follow from the parents and places alone. */
const treeIsWhole = async () => {
  const { rows } = await server.ownerPool.query(`
    WITH RECURSIVE up AS (
      SELECT site_id, partner_id AS above_id, partner_id, 0 AS depth FROM partner.node
      UNION ALL SELECT u.site_id, n.parent_id, u.partner_id, u.depth + 1 FROM up u
        JOIN partner.node n ON n.site_id = u.site_id AND n.partner_id = u.above_id WHERE n.parent_id IS NOT NULL AND u.depth < 9)
    SELECT 'below' AS what, count(*) FROM up FULL JOIN partner.below b USING (site_id, above_id, partner_id, depth)
      WHERE b.above_id IS NULL OR up.above_id IS NULL HAVING count(*) > 0
    UNION ALL SELECT 'members', count(*) FROM partner.node n
      WHERE own_members <> (SELECT count(*) FROM partner.place p WHERE p.site_id = n.site_id AND p.partner_id = n.partner_id) HAVING count(*) > 0
    UNION ALL SELECT 'members below', count(*) FROM partner.below b JOIN partner.node n USING (site_id, partner_id)
      WHERE b.own_members <> n.own_members HAVING count(*) > 0
    UNION ALL SELECT 'tiers', count(*) FROM partner.node n JOIN partner.node p ON p.site_id = n.site_id AND p.partner_id = n.parent_id
      WHERE p.tier >= n.tier HAVING count(*) > 0`)
  expect(rows).toEqual([])
}

test('who is approved stands below the partner that was named at the sign-up, from then on', async () => {
  const [head = 0, , , , store = 0] = await addBranch(server)
  const waiting = await addMember(server, { status: 'pending', recommenderMemberId: store })
  const alone = await addMember(server, { status: 'pending' })
  for (const memberId of [waiting, alone]) await server.staff((ctx) => approveSignUp(ctx, memberId, 'late'))
  expect(await server.system((ctx) => findPlace(ctx, waiting))).toMatchObject({ partnerId: store })
  expect(await server.system((ctx) => findPlace(ctx, alone))).toBeUndefined()
  expect(await counts(store)).toEqual([0, 1, 1])
  expect(await counts(head)).toEqual([4, 1, 0])
  const { rows } = await server.ownerPool.query(
    'SELECT rate_holder_id FROM identity.member WHERE member_id = ANY ($1)',
    [[waiting, alone]],
  )
  expect(rows.map((row) => row.rate_holder_id)).toEqual([store, null])
  await treeIsWhole()
})

test('a partner moves with all below it, and nobody into its own subtree or below a tier that is not higher', async () => {
  const [head = 0, main = 0, sub = 0, distributor = 0, store = 0] = await addBranch(server)
  const other = await addPartner(server, 2, head)
  await addBelow(server, store)
  expect(await move(sub, other)).toBe('done')
  expect(await above(store)).toEqual([head, other, sub, distributor])
  expect([await counts(main), await counts(other)]).toEqual([
    [0, 0, 0],
    [3, 1, 0],
  ])
  expect(await move(main, distributor)).toBe('STAFF_INVALID')
  expect(await move(main, other)).toBe('STAFF_INVALID')
  expect(await move(head, store)).toBe('STAFF_INVALID')
  expect(await move(sub, other)).toBe('STAFF_CONFLICT')
  expect(await move(store, head)).toBe('done')
  expect(await above(store)).toEqual([head])
  expect(await move(sub, null)).toBe('done')
  expect(await above(distributor)).toEqual([sub])
  await treeIsWhole()
})

test('of moves at once that would make a circle or lose a subtree none leaves the tree broken, nor a sign-up below them', async () => {
  const [head = 0, main = 0, sub = 0, , store = 0] = await addBranch(server)
  const [other = 0, otherMain = 0] = await addBranch(server)
  const memberId = await addMember(server)
  const waiting = [sub, store, store, store]
  const signUps = await Promise.all(
    waiting.map((recommenderMemberId) => addMember(server, { status: 'pending', recommenderMemberId })),
  )
  await Promise.all([
    ...signUps.map((id) => server.staff((ctx) => approveSignUp(ctx, id, 'late'))),
    ...[move(main, other), move(sub, otherMain), move(otherMain, head), move(sub, main), move(main, null)],
    ...[move(memberId, head), move(memberId, other), move(memberId, sub)],
  ])
  expect(await move(await addMember(server, { status: 'pending' }), head)).toBe('STAFF_CONFLICT')
  const roots = await Promise.all([head, main, sub, other, otherMain].map((id) => counts(id)))
  const own = roots.reduce((sum, node) => sum + (node?.[2] ?? 0), 0) + ((await counts(store))?.[2] ?? 0)
  expect(own).toBe(signUps.length + 1)
  await treeIsWhole()
})

test('where somebody stood is kept, and rates of one’s own do not pass what the new partner has', async () => {
  const [, , , , store = 0] = await addBranch(server)
  const poor = await addPartner(server, 1)
  const memberId = await addBelow(server, poor)
  await move(memberId, store)
  await move(memberId, null)
  const moves = await server.system((ctx) => findMoves(ctx, memberId, undefined, 9))
  expect(moves.map(({ fromId, toId }) => [fromId, toId])).toEqual([
    [store, null],
    [poor, store],
    [null, poor],
  ])
  const rich = await addPartner(server, 1)
  const holder = await addBelow(server, rich)
  await setRates(server, rich, flat(100))
  await setRates(server, holder, flat(20))
  expect(await move(holder, poor)).toBe('STAFF_INVALID')
  expect(await move(holder, null)).toBe('STAFF_INVALID')
  await treeIsWhole()
})

test('a member becomes a partner only while nothing of it is open, and stands where staff say', async () => {
  const head = await addPartner(server, 1)
  const memberId = await addBelow(server, head)
  const make = (id: number, parentId: number | null) =>
    codeOf(server.staff((ctx) => makePartner(ctx, { memberId: id, tier: 'PTN_3', parentId, reason: 'as agreed' })))
  const lower = await addPartner(server, 4, head)
  expect(await make(memberId, lower)).toBe('STAFF_INVALID')
  const holder = await addBelow(server, head)
  await server.ownerPool.query('UPDATE identity.member SET has_bonus = true WHERE member_id = $1', [holder])
  expect(await make(holder, head)).toBe('STAFF_CONFLICT')
  const excluded = await addBelow(server, head)
  const until = new Date(server.clock.now().getTime() + 200 * 86_400_000)
  await server.system((ctx) => savePause(ctx, excluded, { kind: 'self-exclusion', until }))
  expect(await make(excluded, head)).toBe('STAFF_CONFLICT')
  expect(await make(memberId, head)).toBe('done')
  expect(await make(memberId, head)).toBe('STAFF_CONFLICT')
  expect(await above(memberId)).toEqual([head])
  await treeIsWhole()
})

test('a branch that staff locked recruits nobody, and others go on', async () => {
  const [head = 0, main = 0, , , store = 0] = await addBranch(server)
  const recruits = (id: number) => server.system((ctx) => mayRecommend(ctx, id))
  await server.ownerPool.query('UPDATE partner.node SET locked_at = now() WHERE partner_id = $1', [main])
  expect([await recruits(head), await recruits(main), await recruits(store)]).toEqual([true, false, false])
  await server.ownerPool.query('UPDATE partner.node SET locked_at = NULL WHERE partner_id = $1', [main])
  expect(await recruits(store)).toBe(true)
})
