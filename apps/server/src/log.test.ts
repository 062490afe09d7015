import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { sparingly } from './log.ts'
import { DatabaseUnavailable } from './platform/db/index.ts'

test('failures by the missing database are one line in ten seconds, without a stack trace; all others are written', () => {
  let now = 0
  const lines: Record<string, unknown>[] = []
  const write = (line: Buffer, _encoding: unknown, done: () => void) => {
    lines.push(JSON.parse(String(line)))
    done()
  }
  const log = pino({ hooks: { logMethod: sparingly(() => now) } }, new Writable({ write }))
  const err = new DatabaseUnavailable(new Error('connect ECONNREFUSED'))
  for (const at of [0, 5_000, 9_999, 10_000]) {
    now = at
    log.child({}).warn({ err, clock: 'one' }, 'a tick failed')
  }
  log.error({ err: new Error('another') }, 'failed')
  log.info('plain')
  expect(lines.map(({ msg }) => msg)).toEqual(['a tick failed', 'a tick failed', 'failed', 'plain'])
  expect(lines[0]).toMatchObject({ error: 'the database is unavailable: connect ECONNREFUSED', clock: 'one' })
  expect(lines[0]).not.toHaveProperty('err')
  expect(lines[2]).toHaveProperty('err.stack')
})
