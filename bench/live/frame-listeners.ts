import { connect, type Socket } from 'node:net'
import { answerParent } from '../child.ts'
import { clientText, connectFrame, subscribeFrame, upgradeBytes } from './frames.ts'

export type FrameListenersQuestion =
  /** Who logs in, in turn, and what each of them subscribes to; bare WebSockets where nobody does. */
  | { what: 'open'; port: number; count: number; logins: Login[]; destination: string }
  /** Answered once so many frames have come in all. */
  | { what: 'await'; frames: number }
export type Login = { login: string; passcode: string }
/** `at`: when the last of the frames was there, in ms since 1970. */
export type FrameListenersAnswer = { frames: number; at: number }

// Who watches one topic, in a process of their own: each socket counts the ends of STOMP frames in what comes.

const AT_ONCE = 100
const readBuffer = Buffer.alloc(64 * 1024)
let frames = 0
let at = 0
let wanted: { frames: number; resolve: () => void } | undefined

const now = Date.now

/** A frame ends with a zero byte, which stands nowhere else in its text; the head of a message has one only where its length is a multiple of 256. */
const count = (length: number): void => {
  for (let i = readBuffer.indexOf(0); i >= 0 && i < length; i = readBuffer.indexOf(0, i + 1)) frames++
  at = now()
  if (!wanted || frames < wanted.frames) return
  wanted.resolve()
  wanted = undefined
}

const openSocket = (port: number, login: Login | undefined, destination: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const steps = [{ until: 'HTTP/1.1 101', say: login && connectFrame(login.login, login.passcode) }]
    if (login)
      steps.push({ until: 'CONNECTED\n', say: subscribeFrame(destination, 0) }, { until: 'RECEIPT\n', say: undefined })
    const read = (length: number): void => {
      const text = readBuffer.toString('latin1', 0, length)
      if (text.includes('ERROR\n')) reject(new Error(text))
      const step = steps[0]
      if (!step || !text.includes(step.until)) return
      if (step.say !== undefined) socket.write(clientText(step.say))
      steps.shift()
      if (steps.length === 0) resolve(socket)
    }
    const callback = (length: number): boolean => {
      if (steps.length > 0) read(length)
      else count(length)
      return true
    }
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: readBuffer, callback } })
    socket.once('error', reject)
    socket.once('connect', () => socket.write(upgradeBytes))
  })

answerParent<FrameListenersQuestion, FrameListenersAnswer>(async (question) => {
  if (question.what === 'open')
    for (let from = 0; from < question.count; from += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, question.count - from) }, (_, i) =>
          openSocket(question.port, question.logins[(from + i) % question.logins.length], question.destination),
        ),
      )
  else if (frames < question.frames)
    await new Promise<void>((resolve) => {
      wanted = { frames: question.frames, resolve }
    })
  return { frames, at }
})
