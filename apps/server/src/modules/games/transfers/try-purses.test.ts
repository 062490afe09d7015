import { expect, test } from 'vitest'
import { vendorByCode } from '../vendors/list.ts'
import { PURSE_VENDOR, serverWithPurses } from './purse-vendor.fixture.ts'
import { tryPurses } from './try-purses.service.ts'

const { server, vendor } = await serverWithPurses()
const tried = () =>
  server.system(async (ctx) => {
    const found = vendorByCode(ctx.config, PURSE_VENDOR)
    return found ? tryPurses(ctx, found) : 'no vendor'
  })

test('a vendor that follows the guide passes, and nothing is in any purse', async () => {
  expect(await tried()).toBe('balance, status, credit')
  expect(vendor.all()).toBe(0)
})

test('a vendor that takes a credit after it was asked for its status is found', async () => {
  vendor.forgetsForbidden = true
  await expect(tried()).rejects.toThrow('credit after its status: done')
  vendor.forgetsForbidden = false
})

test('an answer with another HTTP status than 200 is none', async () => {
  vendor.plan = ['none', 'accepted']
  await expect(tried()).rejects.toThrow('status: HTTP 202')
})
