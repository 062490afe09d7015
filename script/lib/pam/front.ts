import { createServer, type IncomingMessage, request as requestTo, type Server, type ServerResponse } from 'node:http'
import { PAM_PATH } from '../../../apps/server/src/modules/games/adapters/valkyrie/adapter.ts'
import { readExactly } from '../../../apps/server/src/modules/games/adapters/valkyrie/figures.ts'
import type { Answer, backdoorsOf } from './backdoors.ts'
import { BackdoorError } from './players.ts'

const MOST_BYTES = 64 * 1024

/** Listens in front of the product: back doors are answered here, the PAM API also without its path, and everything else is the product's. */
export const openFront = async (
  port: number,
  productPort: number,
  backdoors: ReturnType<typeof backdoorsOf>,
): Promise<Server> => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://front')
    const backdoor = request.method === 'POST' ? backdoors[url.pathname] : undefined
    if (!backdoor) return passOn(request, response, productPort)
    answer(request, (body) => backdoor(body, url.searchParams)).then(({ http, body }) => {
      response.writeHead(http, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

const answer = async (request: IncomingMessage, act: (body: unknown) => Promise<Answer>): Promise<Answer> => {
  try {
    return await act(await bodyOf(request))
  } catch (error) {
    const isTheirs = error instanceof BackdoorError || error instanceof SyntaxError
    return { http: isTheirs ? 400 : 500, body: { success: false, error: (error as Error).message } }
  }
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += part
    if (text.length > MOST_BYTES) throw new BackdoorError('the body is too large')
  }
  return text === '' ? undefined : readExactly(text)
}

const passOn = (request: IncomingMessage, response: ServerResponse, port: number): void => {
  const path = request.url?.startsWith('/players/') ? PAM_PATH + request.url : request.url
  const { method, headers } = request
  const onward = requestTo({ host: '127.0.0.1', port, path, method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  onward.on('error', () => response.headersSent || response.writeHead(502).end())
  request.pipe(onward)
}
