import { connect } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import type { VendorTested, VendorTestStep } from '@maru/contract'
import { vendorTestSteps } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { type MayReach, reachOf } from '../../platform/outgoing/networks.rules.ts'
import { assertReachable, lookupWithin } from '../../platform/outgoing/request.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { gamesFrom } from './catalogue.rules.ts'
import { tryPurses } from './transfers/try-purses.service.ts'
import { readOneRegistered } from './vendor-registry.repository.ts'
import { vendorOf } from './vendors/configured.ts'
import { fingerprint } from './vendors/registered.ts'
import type { Vendor } from './vendors/vendor.ts'
import { callVendor, keysOf, OPERATOR_ID } from './vendors/vendor-client.ts'

const CONNECT_MS = 5_000

class StepFailed extends Error {}
type Result = VendorTested['steps'][number]
/** A step's failure that the office has words for. */
class Explained extends Error {
  readonly reason: Result['reason']

  constructor(detail: string, reason: Result['reason']) {
    super(detail)
    this.reason = reason
  }
}

/** Goes the way of every call to the vendor step by step, and says how far it came. Holds no transaction. */
export const testVendor = async (ctx: Ctx, vendorCode: string): Promise<VendorTested> => {
  const row = await readOneRegistered(ctx, vendorCode)
  const vendor = row && vendorOf(ctx.config, row)
  if (!vendor) throw new StaffRefusal('STAFF_NOT_FOUND')
  const done: Result[] = []
  const step = async (name: VendorTestStep, act: () => Promise<string> | string): Promise<void> => {
    try {
      done.push({ step: name, state: 'ok', detail: await act() })
    } catch (error) {
      const reason = error instanceof Explained ? error.reason : undefined
      done.push({ step: name, state: 'failed', detail: (error as Error).message, ...(reason && { reason }) })
      throw new StepFailed()
    }
  }
  try {
    await step('key', () => keysDetail(ctx, vendor))
    const base = new URL(vendor.operator.baseUrl(ctx.config))
    const mayReach = vendor.registered?.isOutside ? reachOf(ctx.config) : () => true
    await step('address', () => addressDetail(base, mayReach))
    await step('connection', () => connectionDetail(base, mayReach))
    await listSteps(ctx, vendor, step)
    if (vendor.wallet === 'transfer') await step('purses', () => tryPurses(ctx, vendor))
    if (vendor.registered && vendor.registered.frameOrigins.length > 0)
      await step('frames', () => (vendor.registered?.frameOrigins ?? []).join(' '))
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
  }
  const skipped = vendorTestSteps
    .filter((name) => name !== 'purses' || vendor.wallet === 'transfer')
    .filter((name) => done.every((result) => result.step !== name))
  const results = [...done, ...skipped.map((name): Result => ({ step: name, state: 'skipped', detail: '' }))]
  return { steps: results.sort((a, b) => vendorTestSteps.indexOf(a.step) - vendorTestSteps.indexOf(b.step)) }
}

const listSteps = async (
  ctx: Ctx,
  vendor: Vendor,
  step: (name: VendorTestStep, act: () => string) => Promise<void>,
): Promise<void> => {
  const reply = await callVendor(ctx.config, vendor, 'gameList', { operator_id: OPERATOR_ID })
  await step('answer', () => {
    if (reply.ok || reply.isAnswered) return 'HTTP 200'
    throw new Explained(reply.detail, reasonOf(reply))
  })
  await step('list', () => {
    if (reply.ok) return `${reply.answer.length}`
    throw new Explained(reply.detail, reasonOf(reply))
  })
  await step('games', () => {
    const listed = reply.ok ? reply.answer : []
    const taken = gamesFrom(vendor, listed)
    const left = listed.map(({ game_code }) => game_code).filter((code) => taken.every((one) => one.gameCode !== code))
    const detail = `${taken.length} / ${listed.length}${left.length > 0 ? ` (not: ${left.slice(0, 10).join(', ')})` : ''}`
    if (taken.length === 0) throw new Error(detail)
    return detail
  })
}

export const reasonOf = (reply: { why: string; detail: string; isAnswered?: boolean }): Result['reason'] => {
  if (reply.isAnswered) return 'shape'
  if (reply.why === 'silent') return 'silent'
  return /^HTTP 3\d\d/.test(reply.detail) ? 'redirect' : undefined
}

const keysDetail = ({ config }: Ctx, vendor: Vendor): string =>
  vendor.adapter === 'hub88' ? keysOf(config, vendor).theirs.map(fingerprint).join(' ') : ''

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

const addressDetail = (base: URL, mayReach: MayReach): Promise<string> => {
  assertReachable(base, mayReach)
  return new Promise((resolve, reject) =>
    lookupWithin(mayReach)(bareHost(base), {}, (error, address) => (error ? reject(error) : resolve(String(address)))),
  )
}

/** TLS with a certificate that the machine trusts, or a plain connection where the address is plain. */
const connectionDetail = (base: URL, mayReach: MayReach): Promise<string> =>
  new Promise((resolve, reject) => {
    const isTls = base.protocol === 'https:'
    const host = bareHost(base)
    const port = Number(base.port) || (isTls ? 443 : 80)
    const lookup = lookupWithin(mayReach)
    const socket = isTls ? connectTls({ host, port, servername: host, lookup }) : connect({ host, port, lookup })
    const end = (act: () => void) => {
      socket.destroy()
      act()
    }
    socket.setTimeout(CONNECT_MS, () => end(() => reject(new Error(`no connection within ${CONNECT_MS / 1000} s`))))
    socket.once('error', (error) => end(() => reject(error)))
    socket.once(isTls ? 'secureConnect' : 'connect', () =>
      end(() => resolve(isTls ? ((socket as TLSSocket).getProtocol() ?? 'TLS') : 'HTTP')),
    )
  })
