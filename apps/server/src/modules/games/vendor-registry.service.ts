import { createPublicKey } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { VendorOut, VendorSummary, VendorTerms, VendorWallet } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { allSites } from '../site/index.ts'
import { type Registrar, requireEverySite } from './every-site.service.ts'
import { surroundings } from './game-address.service.ts'
import { readCalls, readLastCalls } from './vendor-call.repository.ts'
import {
  countListed,
  insertRegistered,
  lockRegistered,
  type RegisteredVendor,
  readOneRegistered,
  readRegistered,
  switchRegistered,
  updateRegistered,
} from './vendor-registry.repository.ts'
import { plainTerms, settingProblems, type VendorProblem, vendorProblems } from './vendor-registry.rules.ts'
import { vendorOf } from './vendors/configured.ts'
import { configuredVendors } from './vendors/list.ts'
import { fingerprint } from './vendors/registered.ts'
import type { Vendor } from './vendors/vendor.ts'
import { keysOf } from './vendors/vendor-client.ts'

/** Every vendor, those of the configuration first. */
export const listVendors = async (ctx: Ctx): Promise<VendorSummary[]> => {
  const rows = (await readRegistered(ctx)).flatMap((row) => {
    const vendor = vendorOf(ctx.config, row)
    return vendor ? [{ vendor, row }] : []
  })
  const games = await countListed(ctx)
  const last = await readLastCalls(ctx)
  const summary = (vendor: Vendor, row: RegisteredVendor): VendorSummary => ({
    vendorCode: vendor.code,
    name: vendor.name(ctx.language),
    kind: row.kind,
    wallet: vendor.wallet,
    isEnabled: row.isEnabled,
    address: addressOf(ctx, vendor),
    games: games.get(vendor.code) ?? 0,
    lastCallAt: last.get(vendor.code)?.lastCallAt?.toISOString() ?? null,
    lastAnswerAt: last.get(vendor.code)?.lastAnswerAt?.toISOString() ?? null,
  })
  const isConfigured = ({ row }: (typeof rows)[number]): boolean => row.kind !== 'outside'
  const ordered = [...rows.filter(isConfigured), ...rows.filter((one) => !isConfigured(one))]
  return ordered.map(({ vendor, row }) => summary(vendor, row))
}

export const showVendor = async (ctx: Ctx, vendorCode: string): Promise<VendorOut> => {
  const row = await readOneRegistered(ctx, vendorCode)
  const vendor = row && vendorOf(ctx.config, row)
  if (!vendor) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { ours, theirs } = vendor.adapter === 'hub88' ? keysOf(ctx.config, vendor) : { ours: undefined, theirs: [] }
  return {
    vendorCode,
    kind: row.kind,
    wallet: vendor.wallet,
    isEnabled: row.isEnabled,
    terms: { ...termsOf(row), address: addressOf(ctx, vendor) },
    fingerprints: theirs.map(fingerprint),
    version: row.version,
    // One for all sites: a vendor is connected once, and the call names the player.
    walletAddress: `${ctx.config.PUBLIC_URL}/vendor/v1/${vendorCode}`,
    ourPublicKey: ours ? createPublicKey(ours).export({ type: 'spki', format: 'pem' }).toString() : '',
    calls: await readCalls(ctx, vendorCode),
  }
}

export const addVendor = async (
  ctx: Registrar,
  vendorCode: string,
  typed: VendorTerms,
  wallet: VendorWallet = 'seamless',
): Promise<void> => {
  await requireEverySite(ctx)
  refuse(vendorProblems(typed, await surroundings(ctx)))
  const terms = plainTerms(typed)
  const isTaken = configuredVendors(ctx.config).some(({ code }) => code === vendorCode)
  if (isTaken || !(await insertRegistered(ctx, vendorCode, terms, 'outside', wallet)))
    refuse([{ field: 'vendorCode', problem: 'taken' }])
  await note(ctx, 'add', vendorCode, null, { ...audited(terms), wallet })
}

/** `version` is that of the row which was changed; another one is refused. */
export const changeVendor = async (
  ctx: Registrar,
  vendorCode: string,
  { version, ...typed }: VendorTerms & { version: number },
): Promise<void> => {
  const before = await lockRegistered(ctx, vendorCode)
  if (!before) throw new StaffRefusal('STAFF_NOT_FOUND')
  await requireEverySite(ctx)
  if (before.version !== version) throw new StaffRefusal('STAFF_CONFLICT')
  const isOutside = before.kind === 'outside'
  refuse((isOutside ? vendorProblems : settingProblems)(typed, await surroundings(ctx)))
  // The configuration says how its vendors are reached and what they can.
  const { address, publicKeys, canReplay } = before
  const terms = plainTerms(isOutside ? typed : { ...typed, address, publicKeys, canReplay })
  const [was, is] = changed(audited(termsOf(before)), audited(terms))
  if (Object.keys(is).length === 0) return
  await updateRegistered(ctx, vendorCode, terms)
  await note(ctx, 'change', vendorCode, was, is)
}

/** Off: no launch and no new bet at once; wins and rollbacks still pass, so that what was begun ends. */
export const switchVendor = async (ctx: Registrar, vendorCode: string, isOn: boolean): Promise<void> => {
  const before = await lockRegistered(ctx, vendorCode)
  if (!before) throw new StaffRefusal('STAFF_NOT_FOUND')
  await requireEverySite(ctx)
  if (before.isEnabled === isOn) return
  await switchRegistered(ctx, vendorCode, isOn)
  await note(ctx, 'switch', vendorCode, { isOn: before.isEnabled }, { isOn })
}

/** In the audit log of every site. */
const note = async (
  ctx: Registrar,
  act: string,
  vendorCode: string,
  before: unknown,
  after: unknown,
): Promise<void> => {
  const entry = { action: `vendors.${act}`, target: `vendor:${vendorCode}`, before, after }
  for (const { siteId } of await allSites(ctx)) await record({ ...ctx, siteId }, entry)
  ctx.emit('games.vendor-changed', { vendorCode })
}

const refuse = (fields: readonly VendorProblem[]): void => {
  if (fields.length > 0) throw new StaffRefusal('STAFF_INVALID', { fields })
}

const termsOf = ({
  vendorCode: _,
  kind: ____,
  wallet: _____,
  isEnabled: __,
  version: ___,
  ...terms
}: RegisteredVendor): VendorTerms => terms

const addressOf = ({ config }: Ctx, { operator }: Vendor): string => operator.baseUrl(config)

/** Keys stand in the audit log by their fingerprints, which people can compare. */
const audited = ({ publicKeys, ...terms }: VendorTerms): Record<string, unknown> => ({
  ...terms,
  fingerprints: registeredKeys(publicKeys),
})
const registeredKeys = (pems: readonly string[]): string[] => pems.map((pem) => fingerprint(createPublicKey(pem)))

/** Only what differs, before and after. */
const changed = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): [Record<string, unknown>, Record<string, unknown>] => {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const only = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]))
  return [only(before), only(after)]
}
