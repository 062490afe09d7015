import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveMetrics } from './metrics.ts'

const ask = async (
  token: string | undefined,
  request: { remoteAddress?: string; headers?: Record<string, string> },
) => {
  const http = Fastify()
  serveMetrics(http, token)
  return http.inject({ url: '/metrics', ...request })
}

test('without a token the figures are for this machine only', async () => {
  const own = await ask(undefined, { remoteAddress: '127.0.0.1' })
  expect(own.statusCode).toBe(200)
  expect(own.body).toContain('process_cpu_seconds_total')
  expect((await ask(undefined, { remoteAddress: '192.0.2.7' })).statusCode).toBe(403)
  expect(
    (await ask(undefined, { remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode,
  ).toBe(403)
})

test('without a token they are for nobody whom a proxy on this machine lets through', async () => {
  for (const [name, value] of [
    ['x-forwarded-for', '127.0.0.1'],
    ['X-Forwarded-Proto', 'https'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-real-ip', '127.0.0.1'],
  ] as const)
    expect((await ask(undefined, { remoteAddress: '127.0.0.1', headers: { [name]: value } })).statusCode, name).toBe(
      403,
    )
})

test('with a token they are for whoever holds it, wherever from', async () => {
  const token = 'a-token-of-16-or-more'
  expect(
    (await ask(token, { remoteAddress: '192.0.2.7', headers: { authorization: `Bearer ${token}` } })).statusCode,
  ).toBe(200)
  expect((await ask(token, { remoteAddress: '127.0.0.1' })).statusCode).toBe(403)
})
