import type { Frame } from './stomp-frame.ts'
import type { Subscription } from './topics.ts'

/** What the server says, and what it makes of the headers of CONNECT: STOMP 1.2, https://stomp.github.io/stomp-specification-1.2.html */
const version = '1.2'

/** Blanks between versions are common. */
export const speaksOurs = (headers: Frame['headers']): boolean =>
  (headers['accept-version'] ?? '').split(',').some((one) => one.trim() === version)

const unsupported = `Supported protocol versions are ${version}`
export const versionFrame: Frame = {
  command: 'ERROR',
  headers: { version, message: unsupported, 'content-type': 'text/plain' },
  body: unsupported,
}

export const connectedFrame = (heartbeatMs: number): Frame => ({
  command: 'CONNECTED',
  headers: { version, 'heart-beat': `${heartbeatMs},${heartbeatMs}`, server: 'maru' },
  body: '',
})

/** How often the server sends and how often it receives, in ms: as rarely as either side wants; 0 for never. */
export const heartbeatsOf = (headers: Frame['headers'], own: number): [number, number] => {
  const [willSend = 0, wants = 0] = (headers['heart-beat'] ?? '0,0')
    .split(',')
    .map((ms) => Math.max(0, Number(ms) || 0))
  return [wants > 0 ? Math.max(wants, own) : 0, willSend > 0 ? Math.max(willSend, own) : 0]
}

/** Undefined when none was asked for. */
export const receiptFrame = ({ headers: { receipt } }: Frame): Frame | undefined =>
  receipt === undefined ? undefined : { command: 'RECEIPT', headers: { 'receipt-id': receipt }, body: '' }

export const errorFrame = (message: string, cause?: Frame): Frame => {
  const receipt = cause?.headers.receipt
  return {
    command: 'ERROR',
    headers: { message, ...(receipt === undefined ? {} : { 'receipt-id': receipt }) },
    body: '',
  }
}

/** Why a SUBSCRIBE cannot be served; undefined when it can. */
export const subscriptionProblem = (
  { headers: { id, destination, ack } }: Frame,
  others: readonly Subscription[],
  most: number,
): string | undefined => {
  if (!id || !destination) return 'SUBSCRIBE needs id and destination'
  if (ack !== undefined && ack !== 'auto') return 'only ack:auto is served here'
  if (others.some((one) => one.id === id)) return 'subscription id is in use'
  return others.length >= most ? 'too many subscriptions' : undefined
}
