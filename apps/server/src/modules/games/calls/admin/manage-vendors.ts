import { vendorAdd, vendorChange, vendorList, vendorShow, vendorSwitch, vendorTest } from '@maru/contract'
import { serveAdmin, serveAdminInSteps } from '../../../../platform/http/serve.ts'
import { addVendor, changeVendor, listVendors, showVendor, switchVendor } from '../../vendor-registry.service.ts'
import { testVendor } from '../../vendor-test.service.ts'

export const serveVendorList = serveAdmin(vendorList, async (ctx) => ({ rows: await listVendors(ctx) }))

export const serveVendor = serveAdmin(vendorShow, (ctx, { params }) => showVendor(ctx, params.vendorCode))

export const serveVendorAdd = serveAdmin(vendorAdd, async (ctx, { body: { vendorCode, wallet, ...terms } }) => {
  await addVendor(ctx, vendorCode, terms, wallet)
  return {}
})

export const serveVendorChange = serveAdmin(vendorChange, async (ctx, { params, body }) => {
  await changeVendor(ctx, params.vendorCode, body)
  return {}
})

export const serveVendorSwitch = serveAdmin(vendorSwitch, async (ctx, { params, body }) => {
  await switchVendor(ctx, params.vendorCode, body.isOn)
  return {}
})

export const serveVendorTest = serveAdminInSteps(vendorTest, (ctx, { params }) => testVendor(ctx, params.vendorCode))
