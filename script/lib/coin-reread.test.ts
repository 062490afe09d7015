import { expect, test } from 'vitest'
import { testServer } from '../../apps/server/src/testing/context.ts'
import { coinReread } from './coin-reread.ts'

const server = await testServer()
const reread = (line: string) =>
  coinReread(
    (_site, act) => server.system(act as never, 1),
    line.split(' '),
    () => {},
  )

test('without a chain the command says what is missing, and where that of a demo is found', async () => {
  await expect(reread('reread 5')).rejects.toThrow(/COIN_RPC_URL.*\.\/script\/server with the same DATA_DIR/)
})

test('it needs the number of one block', async () => {
  for (const line of ['reread', 'reread x', 'reread -1', 'reread 5 6'])
    await expect(reread(line)).rejects.toThrow(/one block is needed|Unknown option/)
})
