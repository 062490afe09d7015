import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { post } from './post.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  request.resume()
  if (request.url === '/moved') response.writeHead(302, { location: '/other' }).end()
  else if (request.url === '/cut')
    response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy())
  else if (request.url !== '/silent') request.pipe(response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const PATIENT_MS = 60_000

test('a body reaches the other side as it is, and so does the answer', async () => {
  expect(await post(`${url}/same`, {}, '{"이름":"x"}', PATIENT_MS)).toEqual({ status: 200, text: '{"이름":"x"}' })
})

test('a redirect is not followed', async () => {
  expect((await post(`${url}/moved`, {}, '{}', PATIENT_MS)).status).toBe(302)
  expect(asked).not.toContain('/other')
})

test('an answer that does not come, or not whole, is none', async () => {
  await expect(post(`${url}/silent`, {}, '{}', 50)).rejects.toThrow('no answer in time')
  await expect(post(`${url}/cut`, {}, '{}', PATIENT_MS)).rejects.toThrow()
  await expect(post('http://127.0.0.1:1/', {}, '{}', PATIENT_MS)).rejects.toThrow()
})
