import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

/** The operator takes a thousand connections from one address, and both processes of the studio may share one. Further calls wait for one that is free. */
const MOST_CONNECTIONS = 384
const kept = { keepAlive: true, maxSockets: MOST_CONNECTIONS, maxFreeSockets: MOST_CONNECTIONS }
const plain = { request: plainRequest, agent: new PlainAgent(kept) }
const secure = { request: secureRequest, agent: new SecureAgent(kept) }

type Answer = { status: number; text: string }

/** A body and its answer, over a connection that stays. Rejects where there is no whole answer in time; a redirect is not followed. */
export const post = (url: string, headers: Record<string, string>, body: string, timeoutMs: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { request, agent } = url.startsWith('https:') ? secure : plain
    const sent = { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const asking = request(url, { method: 'POST', headers: sent, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', failed)
      response.once('end', () => {
        clearTimeout(timer)
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
      })
    })
    const timer = setTimeout(() => asking.destroy(new Error('no answer in time')), timeoutMs)
    const failed = (error: Error): void => {
      clearTimeout(timer)
      reject(error)
    }
    asking.once('error', failed)
    asking.end(body)
  })
