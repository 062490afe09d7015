import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { id: number; method: string; params: unknown[] }
/** `result` of a question, or a whole answer with `error`. */
export type Say = (asked: Asked) => unknown
type Handle = (body: Asked | Asked[], answer: ServerResponse, request: IncomingMessage) => void

/** A node that says what a test wants. */
export const startFakeNode = async () => {
  let handle: Handle = (_, answer) => answer.end()
  const server = createServer(async (request, answer) => {
    let text = ''
    for await (const chunk of request) text += chunk
    handle(JSON.parse(text), answer, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const answerOf = (say: Say, one: Asked) => {
    const said = say(one)
    const isError = typeof said === 'object' && said !== null && 'error' in said
    return { jsonrpc: '2.0', id: one.id, ...(isError ? said : { result: said }) }
  }
  return {
    url: `http://127.0.0.1:${port}/v3/key-of-the-operator`,
    port,
    handle: (next: Handle) => {
      handle = next
    },
    say: (say: Say) => {
      handle = (body, answer) =>
        answer.end(
          JSON.stringify(
            Array.isArray(body) ? body.map((one) => answerOf(say, one)).toReversed() : answerOf(say, body),
          ),
        )
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
