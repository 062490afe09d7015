import { expect, test } from 'vitest'
import { listing, serverWithVendor } from './games.fixture.ts'
import { reasonOf } from './vendor-test.service.ts'
import { studio } from './vendors/studio.ts'
import { callVendor, OPERATOR_ID } from './vendors/vendor-client.ts'

const { server, vendor } = await serverWithVendor()
const list = async () => {
  const reply = await callVendor(server.config, studio, 'gameList', { operator_id: OPERATOR_ID }, 500)
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
  vendor.delayMs = 1_500
  expect(await list()).toEqual({ detail: 'no answer in time', reason: 'silent' })
})

test('a redirect has a reason, any other refusal speaks for itself', () => {
  expect(reasonOf({ why: 'refused', detail: 'HTTP 302 ' })).toBe('redirect')
  expect(reasonOf({ why: 'refused', detail: 'HTTP 500 no' })).toBeUndefined()
})
