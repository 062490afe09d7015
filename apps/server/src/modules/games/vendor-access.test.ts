import { beforeAll, expect, test } from 'vitest'
import { runningServer } from '../../testing/running-server.ts'
import type { StaffClient } from '../../testing/staff-client.ts'
import { outsideVendor } from './outside-vendor.fixture.ts'

const server = await runningServer()
const vendor = await outsideVendor()
const path = (rest = '') => `/admin/api/vendors/${vendor.code}${rest}`
let staff: StaffClient
const shown = async () => (await staff.ask('GET', path())).json
const switched = (isOn: boolean) => staff.ask('POST', path('/switch'), { isOn })

beforeAll(async () => {
  staff = await server.staff('superadmin', [1, 2])
  const added = await staff.ask('POST', '/admin/api/vendors', { vendorCode: vendor.code, ...vendor.terms() })
  expect(added).toMatchObject({ status: 200 })
})

test('who may not manage vendors sees and changes none', async () => {
  for (const role of ['cashier', 'dealer', 'trader', 'head-trader', 'support', 'editor', 'auditor'] as const) {
    const other = await server.staff(role)
    expect((await other.ask('GET', '/admin/api/vendors')).status).toBe(403)
    expect((await other.ask('POST', path('/switch'), { isOn: false })).status).toBe(403)
  }
})

test('staff of one site see vendors, which are those of all sites, and change none; every site has each change in its log', async () => {
  const ofOne = await server.staff('superadmin', [2])
  expect((await ofOne.ask('GET', path())).status).toBe(200)
  const { version } = await shown()
  const terms = { ...vendor.terms(), version }
  expect((await ofOne.ask('PUT', path(), terms)).status).toBe(403)
  expect((await ofOne.ask('POST', path('/switch'), { isOn: false })).status).toBe(403)
  expect((await ofOne.ask('POST', '/admin/api/vendors', { vendorCode: 'another', ...vendor.terms() })).status).toBe(403)
  expect(await shown()).toMatchObject({ isEnabled: true, version })
  await switched(false)
  await switched(true)
  for (const site of ['1', '2']) {
    const asked = `/admin/api/audit?page=1&size=2&target=vendor:${vendor.code}`
    const { rows } = (await staff.ask('GET', asked, undefined, { headers: { 'x-site-id': site } })).json
    expect(rows).toMatchObject([{ action: 'vendors.switch', after: { isOn: true } }, { after: { isOn: false } }])
  }
})
