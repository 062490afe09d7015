import type { KeyObject } from 'node:crypto'
import {
  OPERATOR_CALLS,
  type OperatorAnswer,
  type OperatorCallName,
  type OperatorRequest,
  parseExactly,
  SIGNATURE_HEADER,
  sign,
  writeExactly,
} from '@maru/vendor-wallet'
import type { Config } from '../../../config.ts'
import { anywhereButMetadata, reachOf } from '../../../platform/outgoing/networks.rules.ts'
import { postWithin } from '../../../platform/outgoing/request.ts'
import { countCall } from './call-sums.ts'
import type { Vendor } from './vendor.ts'
import { makeDemoKeys, makePlatformKeys, readPlatformKey, readVendorKeys, type VendorKeys } from './vendor-keys.ts'

const TIMEOUT_MS = 5_000
const MOST_AT_ONCE = 8
const MOST_BYTES = 1_000_000
/** Money moves by these: their answer is the one status that the guide names. */
const EXACT: ReadonlySet<OperatorCallName> = new Set([
  'transferCredit',
  'transferDebit',
  'transferStatus',
  'transferBalance',
])
/** How a vendor shall know us. */
export const OPERATOR_ID = 'maru'

/** `silent`: no answer in time, or too many calls wait already. `refused`: it answered, but not with what was asked; `isAnswered`: with HTTP 200, in another shape; else `status` says with what. */
export type VendorReply<N extends OperatorCallName> =
  | { ok: true; answer: OperatorAnswer<N> }
  | { ok: false; why: 'silent' | 'refused'; detail: string; isAnswered?: boolean; status?: number }

const waiting = new Map<string, number>()

/** A signed call to a vendor. Never throws; a vendor that does not answer holds up at most a few callers. */
export const callVendor = async <N extends OperatorCallName>(
  config: Config,
  vendor: Vendor,
  name: N,
  request: OperatorRequest<N>,
  timeoutMs = TIMEOUT_MS,
): Promise<VendorReply<N>> => {
  const before = waiting.get(vendor.code) ?? 0
  if (before >= MOST_AT_ONCE) return { ok: false, why: 'silent', detail: 'too many calls wait' }
  waiting.set(vendor.code, before + 1)
  try {
    return await askCounted(config, vendor, name, request, AbortSignal.timeout(timeoutMs))
  } finally {
    waiting.set(vendor.code, (waiting.get(vendor.code) ?? 1) - 1)
  }
}

/** A long poll, which is none of the calls that wait for an answer. Ends when `stopped` is. */
export const pollVendor = (
  config: Config,
  vendor: Vendor,
  request: OperatorRequest<'tableFeed'>,
  stopped: AbortSignal,
): Promise<VendorReply<'tableFeed'>> => {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(request.wait_ms + TIMEOUT_MS)])
  return askCounted(config, vendor, 'tableFeed', request, signal)
}

const askCounted = async <N extends OperatorCallName>(
  config: Config,
  vendor: Vendor,
  name: N,
  request: OperatorRequest<N>,
  signal: AbortSignal,
): Promise<VendorReply<N>> => {
  const began = performance.now()
  const reply = await ask(config, vendor, name, request, signal).catch((error) => failureOf<N>(error as Error))
  const detail = reply.ok ? '' : reply.detail
  countCall(config, 'out', vendor.code, name, reply.ok ? 'ok' : reply.why, performance.now() - began, detail)
  return reply
}

/** Of a call that failed before its answer: `fetch failed` says nothing, its cause does. */
const failureOf = <N extends OperatorCallName>({ name, message, cause }: Error): VendorReply<N> => ({
  ok: false,
  why: name === 'TimeoutError' ? 'silent' : 'refused',
  detail:
    name === 'TimeoutError'
      ? 'no answer in time'
      : cause instanceof Error
        ? `${message}: ${cause.message || (cause as { code?: string }).code}`
        : message,
})

const ask = async <N extends OperatorCallName>(
  config: Config,
  vendor: Vendor,
  name: N,
  request: OperatorRequest<N>,
  signal: AbortSignal,
): Promise<VendorReply<N>> => {
  const reply = vendor.operator.ask
    ? await vendor.operator.ask(name, request, signal)
    : await askSigned(config, vendor, vendor.operator.baseUrl(config), name, request, signal)
  if (reply instanceof NotAnswered) return { ok: false, why: 'refused', detail: reply.message, status: reply.status }
  const parsed = OPERATOR_CALLS[name].answer.safeParse(reply)
  if (!parsed.success)
    return { ok: false, why: 'refused', isAnswered: true, detail: shapeProblem(parsed.error.issues[0]) }
  return { ok: true, answer: parsed.data as OperatorAnswer<N> }
}

/** Names the field as its list does; how we read numbers is no matter of the reader's. */
const shapeProblem = (issue: { path: PropertyKey[]; message: string } | undefined): string =>
  `answer of unknown shape: ${issue?.path.join('.') || 'body'}: ${issue?.message.replace('received NumberLiteral', 'received a number that is not plain and whole')}`

/** It answered, but no. */
class NotAnswered extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const askSigned = async <N extends OperatorCallName>(
  config: Config,
  vendor: Vendor,
  baseUrl: string,
  name: N,
  request: OperatorRequest<N>,
  signal: AbortSignal,
): Promise<unknown> => {
  const body = writeExactly(request)
  const url = new URL(baseUrl + OPERATOR_CALLS[name].path)
  const signature = sign(body, keysOf(config, vendor).ours)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const sending = { headers, body, signal, mostBytes: MOST_BYTES }
  // Where a vendor of the configuration stands, the operator has written; where a registered one stands, staff have.
  const { status, text } = vendor.registered?.isOutside
    ? await postWithin(url, reachOf(config), sending)
    : await postWithin(url, anywhereButMetadata, { ...sending, keepsConnection: true })
  if (text === undefined) return new NotAnswered(status, `HTTP ${status} with more than ${MOST_BYTES} bytes`)
  if (EXACT.has(name) ? status !== 200 : status < 200 || status > 299)
    return new NotAnswered(status, `HTTP ${status} ${text.slice(0, 200)}`)
  return parseExactly(text)
}

const kept = new Map<string, VendorKeys>()

/** Keys of a vendor; those in files are read once, and in demo mode made where they are missing. */
export const keysOf = (config: Config, vendor: Vendor): VendorKeys => {
  if (vendor.registered?.isOutside) return { ours: platformKeyOf(config), theirs: vendor.registered.keys }
  // It never calls us.
  if (vendor.wallet === 'transfer') return { ours: platformKeyOf(config), theirs: [] }
  const id = `${config.VENDOR_KEYS_DIR}/${vendor.code}`
  const known = kept.get(id)
  if (known) return known
  if (config.MARU_MODE === 'demo') makeDemoKeys(config.VENDOR_KEYS_DIR, vendor.code)
  const keys = readVendorKeys(config.VENDOR_KEYS_DIR, vendor.code)
  kept.set(id, keys)
  return keys
}

const platformKeys = new Map<string, KeyObject>()
const platformKeyOf = ({ VENDOR_KEYS_DIR: dir, MARU_MODE: mode }: Config): KeyObject => {
  const known = platformKeys.get(dir)
  if (known) return known
  if (mode === 'demo') makePlatformKeys(dir)
  const key = readPlatformKey(dir)
  platformKeys.set(dir, key)
  return key
}
