import { randomFillSync } from 'node:crypto'
import { writeFrame } from '@maru/stomp'

const UPGRADE = [
  'GET /live HTTP/1.1',
  'Host: localhost',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: v12.stomp',
  '\r\n',
].join('\r\n')

/** What a client says to open a socket: the upgrade, before anything is masked. */
export const upgradeBytes = Buffer.from(UPGRADE)

/** A text message of a client: below 64 KiB, masked as clients must. */
export const clientText = (text: string): Buffer => {
  const payload = Buffer.from(text)
  const head = Buffer.from(
    payload.length < 126
      ? [0x81, 0x80 | payload.length]
      : [0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff],
  )
  const mask = randomFillSync(Buffer.alloc(4))
  for (const [i, byte] of payload.entries()) payload[i] = byte ^ (mask[i & 3] as number)
  return Buffer.concat([head, mask, payload])
}

/** How many bytes a server sends for a text message. */
export const sentBytes = (text: string): number => {
  const length = Buffer.byteLength(text)
  return length + (length < 126 ? 2 : length < 65_536 ? 4 : 10)
}

/** `heartBeat` as a client's CONNECT says it: what it will send and what it wants, in ms. */
export const connectFrame = (login: string, passcode: string, heartBeat = '0,0'): string =>
  writeFrame({
    command: 'CONNECT',
    headers: { 'accept-version': '1.2', host: 'localhost', login, passcode, 'heart-beat': heartBeat },
    body: '',
  })
export const subscribeFrame = (destination: string, id: number): string =>
  writeFrame({ command: 'SUBSCRIBE', headers: { id: String(id), destination, receipt: `r${id}` }, body: '' })
