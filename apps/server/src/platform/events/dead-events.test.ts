import { describe, expect, test } from 'vitest'
import { noticesOf } from '../notices/notices.ts'
import { twoProcesses } from './dispatcher.fixture.ts'
import { discardEvent, MOST_ATTEMPTS, reviveEvent } from './outbox.ts'

const { server, contexts, ownerPool, delivered, failing, emit, rows, makeDue } = await twoProcesses()

describe('an event whose attempts are used up', () => {
  const failForGood = async (of: string) => {
    failing.add(`first ${of} 1`)
    await emit(of, 1)
    await contexts.drained()
    await ownerPool.query('UPDATE platform.outbox SET attempts = $1', [MOST_ATTEMPTS - 1])
    await makeDue()
    await contexts.sweepOutbox()
  }
  const notices = () => server.system((ctx) => noticesOf(ctx.db, 1))

  test('is dead, with a notice to staff, and later events of its aggregate go on', async () => {
    await failForGood('a')
    expect(await notices()).toMatchObject([
      {
        kind: 'event-undelivered',
        siteId: 1,
        detail: { name: 'test.step', attempts: MOST_ATTEMPTS, error: 'first is down' },
      },
    ])
    await emit('a', 2)
    await contexts.drained()
    expect(delivered.filter(({ by }) => by === 'first').map(({ n }) => n)).toEqual([2])
    await makeDue()
    expect(await contexts.sweepOutbox()).toBe(0)
  })

  test('is delivered once more when staff say so, and gone when they discard it', async () => {
    await failForGood('a')
    await failForGood('b')
    failing.clear()
    const [a, b] = await rows()
    expect(await server.system((ctx) => reviveEvent(ctx.db, a.id))).toBe(true)
    expect(await server.system((ctx) => discardEvent(ctx.db, b.id))).toBe(true)
    await contexts.sweepOutbox()
    expect(delivered.filter(({ by }) => by === 'first').map(({ of }) => of)).toEqual(['a'])
    expect(await rows()).toEqual([])
  })

  test('by processes that ended while they delivered it is dead as well', async () => {
    await ownerPool.query(
      `INSERT INTO platform.outbox (site_id, name, payload, attempts, claimed_by, lease_until)
       VALUES (1, 'test.step', '{"of": "a", "n": 1}', $1, gen_random_uuid(), now() - interval '1 minute')`,
      [MOST_ATTEMPTS],
    )
    await contexts.sweepOutbox()
    expect(delivered).toEqual([])
    expect(await notices()).toHaveLength(1)
  })
})
