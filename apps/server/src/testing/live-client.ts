import { writeFrame } from '@maru/stomp'
import { WebSocket } from 'ws'

export type Upgrade = { headers?: Record<string, string> }
export type LiveClient = {
  /** The passcode of its CONNECT. */
  passcode: string
  say(command: string, headers: Record<string, string>, body?: string): Promise<void>
  /** The next frame that is no heart-beat; an empty text when the socket is closed. */
  nextFrame(): Promise<string>
  closed: Promise<void>
  /** The HTTP status of a refused upgrade; undefined when it went through. */
  refused: Promise<number | undefined>
  close(): void
}

/** A STOMP peer that says exactly what a test wants. */
export const liveClient = (url: string, { headers = {} }: Upgrade = {}): LiveClient => {
  const socket = new WebSocket(url, 'v12.stomp', { headers })
  const received: string[] = []
  const waiting: ((frame: string) => void)[] = []
  let isClosed = false
  const take = (frame: string): void => {
    const next = waiting.shift()
    if (next) next(frame)
    else received.push(frame)
  }
  socket.on('message', (message) => {
    const text = String(message)
    if (text.trim() !== '') take(text)
  })
  const closed = new Promise<void>((done) =>
    socket.once('close', () => {
      isClosed = true
      for (const next of waiting.splice(0)) next('')
      done()
    }),
  )
  const opened = new Promise<void>((done) => socket.once('open', () => done()))
  const refused = new Promise<number | undefined>((done) => {
    socket.once('unexpected-response', (request, response) => {
      request.destroy()
      done(response.statusCode)
    })
    socket.once('open', () => done(undefined))
  })
  socket.on('error', () => {})
  const client: LiveClient = {
    passcode: '',
    async say(command, headers, body = '') {
      await Promise.race([opened, closed])
      if (headers.passcode !== undefined) client.passcode = headers.passcode
      if (!isClosed) socket.send(writeFrame({ command, headers, body }))
    },
    nextFrame: () =>
      new Promise((done) => {
        const frame = received.shift()
        if (frame !== undefined) done(frame)
        else if (isClosed) done('')
        else waiting.push(done)
      }),
    closed,
    refused,
    close: () => socket.terminate(),
  }
  return client
}
