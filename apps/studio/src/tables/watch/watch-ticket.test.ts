import { expect, test } from 'vitest'
import { readWatchTicket, WATCH_MS, watchTicket } from './watch-ticket.ts'

const key = Buffer.alloc(32, 1)
const right = { code: 'sic-bo-1', site: '2 · é', by: 'staff 4' }

test('a ticket says which table, as which site has it, and who watches, until its time is over', () => {
  const ticket = watchTicket(key, right, 1_000)
  expect(readWatchTicket(key, ticket, 1_000)).toEqual({ ...right, until: 1_000 + WATCH_MS })
  expect(readWatchTicket(key, ticket, 999 + WATCH_MS)).toBeDefined()
  expect(readWatchTicket(key, ticket, 1_000 + WATCH_MS)).toBeUndefined()
})

test('a ticket of another key, a changed one and what is none give no right', () => {
  const ticket = watchTicket(key, right, 1_000)
  expect(readWatchTicket(Buffer.alloc(32, 2), ticket, 1_000)).toBeUndefined()
  const others = [
    ticket.replace('sic-bo-1', 'sic-bo-2'),
    ticket.slice(0, -1),
    `${ticket}x`,
    `x.${ticket}`,
    '',
    '.',
    'x'.repeat(43),
  ]
  for (const other of others) expect(readWatchTicket(key, other, 1_000), other).toBeUndefined()
})
