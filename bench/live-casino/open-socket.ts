import { connect, type Socket } from 'node:net'
import { clientText, connectFrame, subscribeFrame, upgradeBytes } from '../live/frames.ts'
import type { Seat } from './seats.ts'
import { TextFrames } from './text-frames.ts'

/** All sockets of a process read into it, one after the other. */
const readBuffer = Buffer.alloc(256 * 1024)
const LINE_END = '\r\n'

const upgradeFrom = (address: string): string =>
  upgradeBytes
    .toString()
    .replace('GET /live ', 'GET /play-live ')
    .replace(`${LINE_END}${LINE_END}`, `${LINE_END}X-Forwarded-For: ${address}${LINE_END}${LINE_END}`)

type Take = (bytes: Buffer, from: number, to: number) => void

/** A socket that gives every text it gets to `take`; without a seat it is a bare WebSocket. Resolves when all its destinations are subscribed to. */
export const openSocket = (
  port: number,
  seat: Seat | undefined,
  destinations: readonly string[],
  take: Take,
): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const frames = new TextFrames()
    let head = ''
    let isUpgraded = false
    let receipts = 0
    let isOpen = false
    const said = (bytes: Buffer, from: number, to: number): void => {
      if (isOpen) return take(bytes, from, to)
      const text = bytes.toString('latin1', from, to)
      if (text.startsWith('CONNECTED'))
        for (const [id, destination] of destinations.entries())
          socket.write(clientText(subscribeFrame(destination, id)))
      else if (text.startsWith('RECEIPT')) receipts++
      else if (text.startsWith('MESSAGE')) take(bytes, from, to)
      else if (text.startsWith('ERROR')) reject(new Error(text))
      if (receipts < destinations.length || receipts === 0) return
      isOpen = true
      resolve(socket)
    }
    const upgrade = (length: number): number => {
      head += readBuffer.toString('latin1', 0, length)
      const end = head.indexOf(`${LINE_END}${LINE_END}`)
      if (end < 0) return length
      if (!head.startsWith('HTTP/1.1 101')) reject(new Error(head))
      isUpgraded = true
      if (seat) socket.write(clientText(connectFrame('', seat.secret)))
      else {
        isOpen = true
        resolve(socket)
      }
      return length - (head.length - end - 4)
    }
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: readBuffer,
        callback: (length) => {
          const from = isUpgraded ? 0 : upgrade(length)
          if (isUpgraded && from < length) frames.read(readBuffer.subarray(from, length), said)
          return true
        },
      },
    })
    socket.once('error', reject)
    socket.once('connect', () => socket.write(upgradeFrom(seat?.address ?? '10.0.0.0')))
  })
