import { connect, type Socket } from 'node:net'
import { answerParent } from '../child.ts'
import { clientText, connectFrame, subscribeFrame, upgradeBytes } from './frames.ts'

/** One socket of the listeners. Without a login it is a bare WebSocket. */
export type Seat = { login?: string; passcode?: string; heartBeat?: string; destinations: string[] }
export type ListenersQuestion =
  | { what: 'open'; port: number; count: number; seats: Seat[] }
  /** Answered when so many bytes have arrived in all since the sockets were open. */
  | { what: 'await'; bytes: number }
  | { what: 'close' }
export type ListenersAnswer = { bytes: number }

// Thousands of clients in a process of their own: it opens sockets and counts what comes, and knows as little of it as it can.

/** Opened at once at most: a listener's queue is not what is measured. */
const AT_ONCE = 100
const readBuffer = Buffer.alloc(64 * 1024)
let sockets: Socket[] = []
let bytes = 0
let wanted: { bytes: number; resolve: () => void } | undefined

/** What a socket is still sent before it is open: the part of a text that shows it, and what is said in turn. */
const stepsOf = ({
  login,
  passcode = '',
  heartBeat,
  destinations,
}: Seat): { until: string; say: Buffer | undefined }[] => {
  const says =
    login === undefined ? [] : [connectFrame(login, passcode, heartBeat), ...destinations.map(subscribeFrame)]
  const untils = [
    'HTTP/1.1 101',
    ...(login === undefined ? [] : ['CONNECTED\n', ...destinations.map(() => 'RECEIPT\n')]),
  ]
  return untils.map((until, i) => ({ until, say: says[i] === undefined ? undefined : clientText(says[i]) }))
}

const openSocket = (port: number, seat: Seat): Promise<void> =>
  new Promise((resolve, reject) => {
    const steps = stepsOf(seat)
    let received = ''
    const onBytes = (length: number): void => {
      received += readBuffer.toString('latin1', 0, length)
      for (let step = steps[0]; step && received.includes(step.until); step = steps[0]) {
        received = received.slice(received.indexOf(step.until) + step.until.length)
        if (step.say) socket.write(step.say)
        steps.shift()
      }
      if (received.includes('ERROR\n') || (steps[0]?.until.startsWith('HTTP') && received.length > 20))
        reject(new Error(received))
      if (steps.length === 0) resolve()
    }
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: readBuffer,
        callback: (length) => {
          if (steps.length > 0) onBytes(length)
          else count(length)
          return true
        },
      },
    })
    socket.once('error', reject)
    socket.once('connect', () => socket.write(upgradeBytes))
    sockets.push(socket)
  })

const count = (length: number): void => {
  bytes += length
  if (!wanted || bytes < wanted.bytes) return
  wanted.resolve()
  wanted = undefined
}

answerParent<ListenersQuestion, ListenersAnswer>(async (question) => {
  if (question.what === 'open')
    for (let from = 0; from < question.count; from += AT_ONCE) {
      const places = Array.from({ length: Math.min(AT_ONCE, question.count - from) }, (_, i) => from + i)
      await Promise.all(places.map((i) => openSocket(question.port, question.seats[i % question.seats.length] as Seat)))
    }
  if (question.what === 'await' && bytes < question.bytes)
    await new Promise<void>((resolve) => {
      wanted = { bytes: question.bytes, resolve }
    })
  if (question.what === 'close') {
    for (const socket of sockets) socket.destroy()
    sockets = []
  }
  return { bytes }
})
