import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const ANSWERS_AFTER_MS = 5_000

/** A vendor that lists no games and opens one only after five seconds, in this process. Stands where the server looks for the studio. */
export const startSlowVendor = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const http = createServer((request, response) => {
    request.resume()
    if (!request.url?.endsWith('/game/url')) return response.writeHead(404).end()
    return setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"url":"https://games.example/play"}')
    }, ANSWERS_AFTER_MS).unref()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}
