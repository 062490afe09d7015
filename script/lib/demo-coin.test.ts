import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectChain } from '@maru/coin-chain'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../apps/server/src/config.ts'
import { demoChainOf } from './coin-reread.ts'
import { startDemoCoin } from './demo-coin.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'maru-demo-coin-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const start = (env: Record<string, string>) => startDemoCoin(readSettings(env, dataDir), env, () => {})

test('a demo that was given no chain has one of its own, and all that the server asks for', async () => {
  const { env, stop } = await start({})
  const { COIN_RPC_URL = '', COIN_CHAIN_ID = 0, COIN_TOKEN } = readSettings(env, dataDir)
  const chain = await connectChain({
    rpcUrl: COIN_RPC_URL,
    chainId: COIN_CHAIN_ID,
    token: COIN_TOKEN ?? '0x',
    timeoutMs: 10_000,
  })
  expect((await chain.head()).number).toBeGreaterThan(0)
  expect(env).toMatchObject({ COIN_NETWORK: 'Demo chain', COIN_CONFIRMATIONS: '3' })
  expect(demoChainOf(readSettings({}, dataDir))).toEqual(env)
  // One that is set is the installation's own.
  expect(demoChainOf(readSettings({ ...env }, dataDir))).toEqual({})
  await stop()
  expect(demoChainOf(readSettings({}, dataDir))).toEqual({})
  await expect(chain.head()).rejects.toThrow('no connection')
})

test('none is started where it was switched off, or where there is another one', async () => {
  expect((await start({ COIN_DEMO_CHAIN: 'off' })).env).toEqual({})
  const first = await start({})
  expect((await start({ ...first.env })).env).toEqual({})
  await first.stop()
})
