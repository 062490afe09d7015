import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { TryLater } from '../../ledger/index.ts'
import { wagerWriterOf } from '../../wagers/index.ts'
import { betDesk, betOn, even, FIRST_DRAW, odd } from './bets.fixture.ts'

const desk = await betDesk()
const { server, services, elsewhere, place, placeAll, member, cash } = desk
const CLOSING = '2026-11-20T06:04:30Z'
const again = () => server.clock.set('2026-11-20T06:01:00Z')

/** Holds the row of an outcome, so that whoever bets on it waits before its commit. */
const holdOutcome = async (outcome: string) => {
  const holder = await server.ownerPool.connect()
  await holder.query('BEGIN')
  await holder.query(`SELECT 1 FROM minigames.exposure WHERE market = 'sum-parity' AND outcome = $1 FOR UPDATE`, [
    outcome,
  ])
  return async () => {
    await holder.query('COMMIT')
    holder.release()
  }
}
/** Each time a bet is decided it takes an id for its wager. */
const idsTaken = async () =>
  (await server.ownerPool.query('SELECT last_value::int AS ids FROM wagers.wager_id')).rows[0].ids
const waiting = async (count: number) => {
  for (;;) {
    const { rows } = await server.ownerPool.query(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rows[0].n >= count) return
    await sleep(5)
  }
}

test('where the queue is full, E002 is answered only when no bet of the call was accepted', async () => {
  const memberId = await member(10_000)
  const writer = wagerWriterOf(elsewhere)
  const { submit } = writer
  const full = vi.spyOn(writer, 'submit').mockRejectedValue(new TryLater())
  const bets = [betOn(), betOn({ selections: [even] })]
  const placing = () => placeAll(memberId, bets, { by: elsewhere })
  await expect(placing()).rejects.toMatchObject({ code: 'E002' })
  expect(await cash(memberId)).toBe(10_000)
  full.mockImplementationOnce(submit)
  await expect(placing()).rejects.toMatchObject({ code: 'E003' })
  expect(await cash(memberId)).toBe(9_000)
  full.mockRestore()
  expect((await placing()).bets.map(({ code }) => code)).toEqual(['0', '0'])
  expect(await cash(memberId)).toBe(8_000)
})

test('a bet that was decided in time and would be committed after closing is decided anew, and refused', async () => {
  const [first, late] = [await member(10_000), await member(10_000)]
  await place(first, betOn())
  server.clock.set('2026-11-20T06:04:29.950Z')
  const release = await holdOutcome('odd')
  const placing = place(late, betOn({ stake: 2_000 }))
  await waiting(1)
  // Longer than what was left of the time, by both clocks.
  await sleep(100)
  server.clock.set(CLOSING)
  await release()
  expect((await placing).code).toBe('B6007')
  expect(await cash(late)).toBe(10_000)
  await desk.nothingIsWrong()
})

test('what is left of the time is counted by the clock of the database, too: one that stands still in a test lets nothing through', async () => {
  again()
  const late = await member(10_000)
  server.clock.set('2026-11-20T06:04:29.600Z')
  const before = await idsTaken()
  const release = await holdOutcome('odd')
  const placing = place(late, betOn({ stake: 2_000 }))
  await waiting(1)
  await sleep(450)
  await release()
  // Decided anew, with 400 ms left by a clock that stands still, and now nobody is in the way.
  expect((await placing).code).toBe('0')
  expect(await idsTaken()).toBe(before + 2)
})

test('who closes a round waits for the bets that are being committed, and no bet comes after', async () => {
  again()
  const memberId = await member(10_000)
  const release = await holdOutcome('odd')
  const placing = place(memberId, betOn({ stake: 3_000 }))
  await waiting(1)
  const closing = server.pool.connect().then(async (client) => {
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM minigames.round FOR UPDATE')
    const { rows } = await client.query('SELECT count(*)::int AS bets FROM wagers.wager WHERE member_id = $1', [
      memberId,
    ])
    await client.query(`UPDATE minigames.round SET state = 'closed'`)
    await client.query('COMMIT')
    client.release()
    return rows[0].bets
  })
  await waiting(2)
  await release()
  expect((await placing).code).toBe('0')
  expect(await closing).toBe(1)
  expect((await place(memberId, betOn({ selections: [even] }))).code).toBe('B6007')
})

test('of fifty bets in two processes while the round closes those that were committed in time are kept, and no other', async () => {
  again()
  const draw = '2026-11-20T06:10:00Z'
  await desk.openRound(draw)
  const members = await Promise.all(Array.from({ length: 50 }, () => member(10_000)))
  server.clock.set('2026-11-20T06:09:29.900Z')
  const bet = async (memberId: number, i: number) => {
    const selections = [i % 3 ? odd : even]
    return (await place(memberId, betOn({ selections }), { draw, by: i % 2 ? elsewhere : services })).code
  }
  const answered = await Promise.all(members.slice(0, 10).map(bet))
  const racing = members.slice(10, 40).map(bet)
  server.clock.set('2026-11-20T06:09:30Z')
  answered.push(...(await Promise.all(racing)), ...(await Promise.all(members.slice(40).map(bet))))
  expect(new Set(answered.slice(0, 10))).toEqual(new Set(['0']))
  expect(new Set(answered.slice(40))).toEqual(new Set(['B6007']))
  const { rows } = await server.pool.query(
    `SELECT member_id, placed_at FROM wagers.wager WHERE round = '2026-11-20T06:10:00Z' ORDER BY member_id`,
  )
  expect(rows.map((row) => row.member_id)).toEqual(members.filter((_, i) => answered[i] === '0').sort((a, b) => a - b))
  for (const { placed_at } of rows) expect(placed_at.getTime()).toBeLessThan(Date.parse('2026-11-20T06:09:30Z'))
  const { kept, counted } = await desk.exposures()
  expect(kept).toEqual(counted)
  await desk.nothingIsWrong()
})

test('the same slip in two processes at once is one bet', async () => {
  again()
  await desk.openRound(FIRST_DRAW, 'speedkino')
  const memberId = await member(10_000)
  const bet = betOn()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => place(memberId, bet, { game: 'speedkino', by: i % 2 ? elsewhere : services })),
  )
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]?.code).toBe('0')
  expect(await cash(memberId)).toBe(9_000)
})

test('two processes never pass what the house may lose together, and use it up', async () => {
  again()
  await desk.openRound(FIRST_DRAW, 'powerladder')
  await desk.setGame('most_exposure = 9500', 'powerladder')
  const members = await Promise.all(Array.from({ length: 40 }, () => member(10_000)))
  const left = { selections: [{ market: 'start', outcome: 'left' }] }
  const codes = await Promise.all(
    members.map(async (memberId, i) => {
      const { code } = await place(memberId, betOn(left), { game: 'powerladder', by: i % 2 ? elsewhere : services })
      return code
    }),
  )
  // Each may cost 950.
  expect(codes.filter((code) => code === '0')).toHaveLength(10)
  expect(codes.filter((code) => code === 'B6008')).toHaveLength(30)
  const { kept, counted } = await desk.exposures()
  expect(kept).toEqual(counted)
})

test('two processes with combinations of one outcome never pass what the house may lose on it, and use it up', async () => {
  const draw = '2026-11-20T06:10:00Z'
  await desk.openRound(draw, 'powerladder')
  await desk.setGame('most_exposure = 9500', 'powerladder')
  server.clock.set('2026-11-20T06:06:00Z')
  const members = await Promise.all(Array.from({ length: 24 }, () => member(10_000)))
  const finish = { market: 'parity', outcome: 'odd' }
  const codes = await Promise.all(
    members.map(async (memberId, i) => {
      // All need the same finish: combinations of which each may cost 2,696, and singles of 950.
      const start = { market: 'start', outcome: i % 2 ? 'left' : 'right' }
      const bet = i % 3 ? betOn({ selections: [start, finish], price: 3_696 }) : betOn({ selections: [finish] })
      return (await place(memberId, bet, { game: 'powerladder', draw, by: i % 4 > 1 ? elsewhere : services })).code
    }),
  )
  expect(new Set(codes)).toEqual(new Set(['0', 'B6008']))
  const { kept, counted } = await desk.exposures()
  expect(kept).toEqual(counted)
  const none = { bets: 0, staked: 0, to_pay: 0, combined_loss: 0 }
  const { to_pay, staked, combined_loss } = kept[`powerladder|${draw}|parity|odd`] ?? none
  const isSingleRefused = codes.some((code, i) => code !== '0' && i % 3 === 0)
  expect(to_pay - staked + combined_loss).toBeLessThanOrEqual(9_500)
  expect(to_pay - staked + combined_loss).toBeGreaterThan(9_500 - (isSingleRefused ? 950 : 2_696))
})

test('a batch at the limit is not given up because others take a part of it again and again: what fits is placed, the rest refused', async () => {
  const draw = '2026-11-20T06:10:00Z'
  await desk.openRound(draw, 'speedkino')
  server.clock.set('2026-11-20T06:06:00Z')
  await desk.setGame('most_exposure = 9500', 'speedkino')
  const about = { draw, game: 'speedkino' } as const
  // 1,900 of it are taken, so that eight bets of 950 fit.
  await place(await member(), betOn({ stake: 2_000 }), about)
  const members = await Promise.all(Array.from({ length: 8 }, () => member(10_000)))
  let isOver = false
  const take950 = async () => {
    const other = await server.ownerPool.connect()
    await other.query('BEGIN')
    await other.query(
      `UPDATE minigames.exposure SET to_pay = to_pay + 950 WHERE game = 'speedkino' AND draw_at = $1 AND outcome = 'odd'`,
      [draw],
    )
    await Promise.race([waiting(1), over])
    await other.query(isOver ? 'ROLLBACK' : 'COMMIT')
    other.release()
    return !isOver
  }
  let end = (): void => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const taking = (async () => {
    let taken = 0
    for (let times = 0; times < 4; times++) if (await take950()) taken++
    return taken
  })()
  await sleep(100)
  const codes = await Promise.all(members.map(async (memberId) => (await place(memberId, betOn(), about)).code))
  isOver = true
  end()
  const placed = codes.filter((code) => code === '0').length
  expect(placed + (await taking)).toBe(8)
  expect(new Set(codes)).toEqual(new Set(['0', 'B6008']))
})
