import { Agent, request } from 'node:http'

export type Question = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}
export type Reply = { status: number; body: string; headers: NodeJS.Dict<string | string[]> }

/** Nobody knows what became of it: no answer in time, half an answer, or no connection. */
export class Unanswered extends Error {}

const TIMEOUT_MS = 5_000

/** One HTTP client with kept connections, as a vendor or a browser has. Throws Unanswered. */
export const createAsker = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ask = (port: number, { method = 'POST', path, headers, body }: Question): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Unanswered(why))
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          headers: {
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.on('error', (error) => fail(error.message))
          answer.on('close', () => {
            clearTimeout(timer)
            if (answer.complete) resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers })
            else fail('the answer broke off')
          })
        },
      )
      const timer = setTimeout(() => {
        sent.destroy()
        fail('no answer in time')
      }, TIMEOUT_MS)
      sent.on('error', (error) => {
        clearTimeout(timer)
        fail(error.message)
      })
      sent.end(body)
    })
  return { ask, close: () => agent.destroy() }
}
export type Ask = ReturnType<typeof createAsker>['ask']
