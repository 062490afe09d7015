import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { operatorKeys, studioKeys } from '../dev/test-studio.ts'
import { readConfig } from './config.ts'

const database = await testDatabase('studio')
const folder = mkdtempSync(join(tmpdir(), 'studio-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'studio.pem'), studioKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }))
writeFileSync(join(folder, 'operator.pem'), operatorKeys.publicKey.export({ type: 'spki', format: 'pem' }))

const environment = {
  STUDIO_DATABASE_URL: database.ownerUrl,
  STUDIO_KEY_FILE: join(folder, 'studio.pem'),
  OPERATOR_PUBLIC_KEY_FILE: join(folder, 'operator.pem'),
}

describe('configuration', () => {
  it('has a default for everything but secrets and database', () => {
    const config = readConfig(environment)
    expect(config).toMatchObject({
      port: 8082,
      publicUrl: 'http://localhost:8082',
    })
    expect(config.walletUrl).toBe('http://127.0.0.1:8080/vendor/v1/studio')
  })

  it('names every wrong variable in one message', () => {
    expect(() =>
      readConfig({ ...environment, STUDIO_PORT: 'x', OPERATOR_WALLET_URL: 'nonsense', STUDIO_PROXIES: 'x' }),
    ).toThrow(/STUDIO_PORT[\s\S]*OPERATOR_WALLET_URL[\s\S]*STUDIO_PROXIES/)
    expect(() => readConfig({ ...environment, STUDIO_KEY_FILE: '/nowhere.pem' })).toThrow(/STUDIO_KEY_FILE: \/nowhere/)
    expect(() => readConfig({})).toThrow(/STUDIO_DATABASE_URL[\s\S]*STUDIO_KEY_FILE/)
  })
})

describe('the process', () => {
  it('serves, and ends by itself when whoever started it is gone', async () => {
    const port = await freePort()
    const child = fork(join(import.meta.dirname, 'main.ts'), {
      env: { ...process.env, ...environment, STUDIO_PORT: String(port), STUDIO_HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    })
    try {
      const health = await answerOf(`http://127.0.0.1:${port}/health`)
      expect(await health.json()).toEqual({ status: 'ok', rounds: { unfinished: 0, stubborn: 0 } })
      const ended = once(child, 'exit')
      child.disconnect()
      expect(await ended).toEqual([0, null])
    } finally {
      child.kill('SIGKILL')
    }
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function answerOf(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response) return response
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
