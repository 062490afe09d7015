import { expect, test } from 'vitest'
import { listing, serverWithVendor } from './games.fixture.ts'
import { reasonOf } from './vendor-test.service.ts'
import { studio } from './vendors/studio.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'

const { server, vendor } = await serverWithVendor()
const list = async (timeoutMs?: number) => {
  const reply = await callVendor(server.config, studio, 'gameList', { operator_id: OPERATOR_ID }, timeoutMs)
  if (reply.ok) throw new Error('a list was taken')
  return { detail: reply.detail, reason: reasonOf(reply) }
}

test('what is wrong with a number is said without a name of our code', async () => {
  vendor.listed = [listing('koi', { return_bp: 9_612.5 })]
  const { detail, reason } = await list()
  expect(reason).toBe('shape')
  expect(detail).toContain('0.return_bp')
  expect(detail).toContain('not plain and whole')
  expect(detail).not.toContain('Literal')
})

test('silence has a reason of its own, and says nothing of how we wait', async () => {
  vendor.reset()
  vendor.whenAsked = () => new Promise(() => {})
  expect(await list(100)).toEqual({ detail: 'no answer in time', reason: 'silent' })
})

test('a redirect has a reason, any other refusal speaks for itself', () => {
  expect(reasonOf({ why: 'refused', detail: 'HTTP 302 ' })).toBe('redirect')
  expect(reasonOf({ why: 'refused', detail: 'HTTP 500 no' })).toBeUndefined()
})

test('a vendor that does not answer holds up a few callers only', async () => {
  vendor.reset()
  let speak = () => {}
  const silence = new Promise<void>((resolve) => {
    speak = resolve
  })
  vendor.whenAsked = () => silence
  const ask = (timeoutMs?: number) => callVendor(server.config, studio, 'gameList', { operator_id: 'maru' }, timeoutMs)
  const held = Array.from({ length: 8 }, () => ask(60_000))
  const tooMany = await Promise.all(Array.from({ length: 4 }, () => ask()))
  expect(tooMany).toEqual(Array(4).fill({ ok: false, why: 'silent', detail: 'too many calls wait' }))
  await expect.poll(() => vendor.asked).toHaveLength(8)
  speak()
  expect((await Promise.all(held)).map(({ ok }) => ok)).toEqual(Array(8).fill(true))
  expect((await ask()).ok).toBe(true)
})
