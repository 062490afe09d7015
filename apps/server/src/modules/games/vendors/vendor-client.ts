import {
  OPERATOR_CALLS,
  type OperatorAnswer,
  type OperatorCallName,
  type OperatorRequest,
  SIGNATURE_HEADER,
  sign,
} from '@maru/vendor-wallet'
import type { Config } from '../../../config.ts'
import type { Vendor } from './vendor.ts'
import { makeDemoKeys, readVendorKeys, type VendorKeys } from './vendor-keys.ts'

const TIMEOUT_MS = 5_000
const MOST_AT_ONCE = 8
const MOST_BYTES = 1_000_000
/** How a vendor shall know us. */
export const OPERATOR_ID = 'maru'

/** `silent`: no answer in time, or too many calls wait already. `refused`: it answered, but not with what was asked. */
export type VendorHeard<N extends OperatorCallName> =
  | { ok: true; answer: OperatorAnswer<N> }
  | { ok: false; why: 'silent' | 'refused'; detail: string }

const waiting = new Map<string, number>()

/** A signed call to a vendor. Never throws; a vendor that does not answer holds up at most a few callers. */
export const callVendor = async <N extends OperatorCallName>(
  config: Config,
  vendor: Vendor,
  name: N,
  request: OperatorRequest<N>,
  timeoutMs = TIMEOUT_MS,
): Promise<VendorHeard<N>> => {
  const before = waiting.get(vendor.code) ?? 0
  if (before >= MOST_AT_ONCE) return { ok: false, why: 'silent', detail: 'too many calls wait' }
  waiting.set(vendor.code, before + 1)
  try {
    return await ask(config, vendor, name, request, timeoutMs)
  } catch (error) {
    const { name: kind, message } = error as Error
    return { ok: false, why: kind === 'TimeoutError' ? 'silent' : 'refused', detail: message }
  } finally {
    waiting.set(vendor.code, (waiting.get(vendor.code) ?? 1) - 1)
  }
}

const ask = async <N extends OperatorCallName>(
  config: Config,
  vendor: Vendor,
  name: N,
  request: OperatorRequest<N>,
  timeoutMs: number,
): Promise<VendorHeard<N>> => {
  const signal = AbortSignal.timeout(timeoutMs)
  const heard =
    'ask' in vendor.operator
      ? await vendor.operator.ask(name, request, signal)
      : await askSigned(vendor.operator.baseUrl(config), keysOf(config, vendor), name, request, signal)
  if (heard instanceof Error) return { ok: false, why: 'refused', detail: heard.message }
  const parsed = OPERATOR_CALLS[name].answer.safeParse(heard)
  if (!parsed.success)
    return { ok: false, why: 'refused', detail: `answer of unknown shape: ${parsed.error.issues[0]?.message}` }
  return { ok: true, answer: parsed.data as OperatorAnswer<N> }
}

/** An Error where it answered, but no. */
const askSigned = async <N extends OperatorCallName>(
  baseUrl: string,
  keys: VendorKeys,
  name: N,
  request: OperatorRequest<N>,
  signal: AbortSignal,
): Promise<unknown> => {
  const body = JSON.stringify(request)
  const response = await fetch(baseUrl + OPERATOR_CALLS[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, keys.ours) },
    body,
    redirect: 'error',
    signal,
  })
  const text = await response.text()
  if (!response.ok || text.length > MOST_BYTES) return new Error(`HTTP ${response.status} ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

const kept = new Map<string, VendorKeys>()

/** Keys of a vendor, read once. In demo mode they are made where they are missing. */
export const keysOf = (config: Config, vendor: Vendor): VendorKeys => {
  const id = `${config.VENDOR_KEYS_DIR}/${vendor.code}`
  const known = kept.get(id)
  if (known) return known
  if (config.MARU_MODE === 'demo') makeDemoKeys(config.VENDOR_KEYS_DIR, vendor.code)
  const keys = readVendorKeys(config.VENDOR_KEYS_DIR, vendor.code)
  kept.set(id, keys)
  return keys
}
