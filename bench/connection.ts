import { connect, type Socket } from 'node:net'

export type HttpAnswer = { status: number; body: string }
export type Connection = { ask: (request: Buffer) => Promise<HttpAnswer>; isOpen: () => boolean; close: () => void }

/** One kept HTTP connection with one question at a time: as little as a client can cost, for it shares the machine with the server. */
export const openConnection = (port: number): Promise<Connection> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(connectionOn(socket)))
    socket.setNoDelay(true)
    socket.once('error', reject)
  })

const connectionOn = (socket: Socket): Connection => {
  let waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined
  let received = ''
  const fail = (error: Error) => {
    waiting?.reject(error)
    waiting = undefined
  }
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    received += chunk
    const answer = wholeAnswer(received)
    if (!answer) return
    received = ''
    const { resolve } = waiting ?? {}
    waiting = undefined
    resolve?.(answer)
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the server closed the connection')))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('the server closed the connection'))
        waiting = { resolve, reject }
        socket.write(request)
      }),
    isOpen: () => !socket.destroyed && socket.readyState === 'open',
    close: () => socket.destroy(),
  }
}

const wholeAnswer = (received: string): HttpAnswer | undefined => {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.slice(0, end)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
  const body = received.slice(end + 4)
  return body.length < length ? undefined : { status: Number(head.slice(9, 12)), body }
}

export const requestOf = (path: string, headers: Record<string, string>, body: string): Buffer => {
  const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
