import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addStaffAccount, resetStaffPassword, resetStaffTotp, staffAccounts } from '../identity/index.ts'
import { assertSecond } from './index.ts'

const server = await testServer()
const PASSWORD = 'River#stone58'
const DAY_MS = 24 * 3_600_000
let accounts = 0

/** By a command of the operator, or by one of the staff. */
const add = async (by?: number): Promise<number> => {
  const loginId = `second${++accounts}`
  const typed = { loginId, name: 'Mina', role: 'superadmin', password: PASSWORD, siteIds: [1] }
  await (by === undefined
    ? server.system((ctx) => addStaffAccount(ctx, typed))
    : server.staff((ctx) => addStaffAccount(ctx, typed), { staffId: by }))
  return (await server.system(staffAccounts)).find((one) => one.loginId === loginId)?.staffId ?? 0
}
/** Why `second` may not confirm what `first` asked for. */
const refusal = (first: number, second: number): Promise<string | undefined> =>
  server
    .staff((ctx) => assertSecond(ctx, first), { staffId: second })
    .then(
      () => undefined,
      ({ code, detail }) => `${code} ${detail.why}`,
    )

test('two whose accounts the operator made by a command are two', async () => {
  const [one, other] = [await add(), await add()]
  expect(await refusal(one, other)).toBeUndefined()
  expect(await refusal(one, one)).toBe('STAFF_FORBIDDEN same-staff')
})

test('whoever made an account is no second of it, in either order, and for nobody below it', async () => {
  const head = await add()
  const made = await add(head)
  const madeByIt = await add(made)
  const other = await add()
  for (const [first, second] of [
    [head, made],
    [made, head],
    [head, madeByIt],
    [madeByIt, head],
    [made, madeByIt],
  ] as const)
    expect(await refusal(first, second)).toBe('STAFF_FORBIDDEN given-login')
  expect(await refusal(made, other)).toBeUndefined()
  expect(await refusal(other, madeByIt)).toBeUndefined()
})

test('two accounts that one of the staff made are no two staff', async () => {
  const head = await add()
  expect(await refusal(await add(head), await add(head))).toBe('STAFF_FORBIDDEN given-login')
})

test('who sets the password or the codes of another anew is no second of it', async () => {
  const [one, other, third] = [await add(), await add(), await add()]
  await server.staff((ctx) => resetStaffPassword(ctx, other, `${PASSWORD}9`), { staffId: one })
  expect(await refusal(one, other)).toBe('STAFF_FORBIDDEN given-login')
  await server.staff((ctx) => resetStaffTotp(ctx, third), { staffId: one })
  expect(await refusal(third, one)).toBe('STAFF_FORBIDDEN given-login')
  expect(await refusal(third, other)).toBe('STAFF_FORBIDDEN given-login')
})

test('a login that was given seven days ago is one of its own', async () => {
  const head = await add()
  const made = await add(head)
  const age = (ms: number) =>
    server.ownerPool.query(
      'UPDATE identity.staff SET given_at = given_at - $2 * interval $$1 ms$$ WHERE staff_id = $1',
      [made, ms],
    )
  await age(7 * DAY_MS - 60_000)
  expect(await refusal(head, made)).toBe('STAFF_FORBIDDEN given-login')
  await age(120_000)
  expect(await refusal(head, made)).toBeUndefined()
})

test('two who gave each other a login do not make the check run for ever', async () => {
  const [one, other, third] = [await add(), await add(), await add()]
  await server.staff((ctx) => resetStaffPassword(ctx, other, `${PASSWORD}9`), { staffId: one })
  await server.staff((ctx) => resetStaffPassword(ctx, one, `${PASSWORD}9`), { staffId: other })
  expect(await refusal(one, other)).toBe('STAFF_FORBIDDEN given-login')
  expect(await refusal(one, third)).toBeUndefined()
})
