import { createServer } from 'node:http'
import { type GameUrlRequest, OPERATOR_CALLS } from '@maru/vendor-wallet'

/** The vendor's own side: it is notified of every launch, and keeps the token that its callbacks must carry. */
export type House = { tokens: Map<string, string>; close(): Promise<void> }

export const openHouse = (port: number): Promise<House> => {
  const tokens = new Map<string, string>()
  const server = createServer((request, answer) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const isLaunch = request.url === OPERATOR_CALLS.gameUrl.path
      if (isLaunch) {
        const { user, token } = JSON.parse(text) as GameUrlRequest
        tokens.set(user, token)
      }
      answer.writeHead(isLaunch ? 200 : 404, { 'content-type': 'application/json' })
      answer.end(JSON.stringify(isLaunch ? { url: `http://127.0.0.1:${port}/play` } : { error: 'not here' }))
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () =>
      resolve({
        tokens,
        close: () =>
          new Promise((closed) => {
            server.closeAllConnections()
            server.close(() => closed())
          }),
      }),
    )
  })
}
