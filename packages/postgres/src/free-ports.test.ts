import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstEphemeral, freePorts } from './free-ports.ts'

test('free ports differ, can be listened on, and no outgoing connection is given one of them', async () => {
  const ports = await freePorts(40)
  expect(new Set(ports).size).toBe(40)
  expect(Math.max(...ports)).toBeLessThan(firstEphemeral())
  for (const port of ports.slice(0, 5)) {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
  }
})

test('a port that somebody listens on is not given', async () => {
  // Two to choose from, one of them taken.
  const taken = createServer().listen(10_240, '127.0.0.1')
  await once(taken, 'listening')
  expect(await freePorts(1, 10_242)).toEqual([10_241])
  await expect(freePorts(2, 10_242)).rejects.toThrow('no 2 free ports')
  taken.close()
})

test('where outgoing connections start is read from the system, and guessed where it does not say', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'maru-ports-')), 'range')
  writeFileSync(file, '40000\t60999\n')
  expect(firstEphemeral(file)).toBe(40_000)
  writeFileSync(file, '1024\t65000\n')
  expect(firstEphemeral(file)).toBe(32_768)
  expect(firstEphemeral('/nowhere')).toBe(32_768)
})
