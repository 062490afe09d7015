import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import { confirm, freezeNext, setOptions } from '../../apps/server/src/modules/partner/losing/losing.fixture.ts'
import { payNext } from '../../apps/server/src/modules/partner/losing/pay.job.ts'
import { testServer } from '../../apps/server/src/testing/context.ts'
import { readChoice, recompute, verifyCommissions } from './commissions/command.ts'
import { createPlay } from './commissions/play.fixture.ts'

/** Every night more; by day enough for each rule, with what is below zero carried and reset. */
const DAYS = Math.min(Math.ceil(Number(process.env.MODEL_COMMANDS ?? 0) / 500) + 6, 30)
const WAGERS = 40
const TIMEOUT_MS = 120_000 + DAYS * 10_000

const server = await testServer({ at: '2026-11-02T10:00:00+09:00' })
const { ownerPool, clock } = server
const random = seeded(process.env.SEED ?? 1881)
const play = await createPlay(server, random)
const memberIds = (
  await ownerPool.query<{ id: number }>(
    `SELECT member_id AS id FROM identity.member WHERE site_id = 1 AND tier = 'NORMAL' ORDER BY 1`,
  )
).rows.map(({ id }) => id)
await ownerPool.query(
  `INSERT INTO promotions.bonus_version (site_id, bonus_code, version, is_on, terms, staff_id, created_at) VALUES (1, 'spent', 1, false, '{}', 1, now())`,
)

const grant = (memberId: number, day: number) =>
  ownerPool.query(
    `INSERT INTO promotions.bonus_grant (site_id, member_id, bonus_code, version, source, day, amount, required, granted_at, expires_at, status, ended_at)
     VALUES (1, $1, 'spent', 1, $2, '2026-11-01', $3, 0, $4, $4, 'used-up', $4)`,
    [memberId, `day:${day}:${memberId}`, random.between(1, 90_000), clock.now()],
  )
const complete = (memberId: number) =>
  ownerPool.query(
    `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, waited_at, handled_at, staff_id, staff_name)
     VALUES (1, $1, $2, $3, 'none', 1, gen_random_uuid(), $4, $4, $4, 1, 'admin')`,
    [memberId, random.pick(['deposit', 'withdrawal']), random.between(1, 90) * 10_000, clock.now()],
  )

const verify = async (...args: string[]) => {
  const client = await ownerPool.connect()
  const lines: string[] = []
  try {
    return { findings: await verifyCommissions(client, readChoice(args), (line) => void lines.push(line)), lines }
  } finally {
    client.release()
  }
}

test('by both rules, carried and reset, with corrections of closed periods: each settlement is what the independent path makes of wagers, cash and promotions', {
  timeout: TIMEOUT_MS,
}, async () => {
  for (let day = 0; day < DAYS; day++) {
    await setOptions(server, {
      losingPeriod: 'day',
      losingRule: day % 4 < 2 ? 'losses' : 'flow',
      losingNegative: day % 2 === 0 ? 'carry' : 'reset',
    })
    for (let step = 0; step < 2; step++) {
      await play.place(WAGERS)
      clock.advance(3_600_000)
      await play.settle(WAGERS)
      await grant(random.pick(memberIds), day * 2 + step)
      await complete(random.pick(memberIds))
    }
    await play.changeTree()
    clock.set(new Date(Date.UTC(2026, 10, 2 + day, 15, 10)).toISOString())
    // Corrections behind midnight, some of them before the period is frozen and some behind.
    if (day % 3 === 0) await play.settle(10)
    const settlementId = await freezeNext(server)
    await confirm(server, settlementId)
    while (await server.system((ctx) => payNext(ctx, settlementId)));
    clock.set(new Date(Date.UTC(2026, 10, 3 + day, 1)).toISOString())
    await play.settle(20)
  }
  const { findings, lines } = await verify()
  expect({ findings, lines: lines.filter((line) => line.includes('losing of')) }).toEqual({
    findings: 0,
    lines: expect.toSatisfy((left: string[]) => left.every((line) => line.includes('left out'))),
  })
  expect(lines.at(-2)).toContain(`and ${DAYS} settlements of losing`)
  // Each of what is compared was there.
  const { rows } = await ownerPool.query(
    `SELECT (SELECT count(*) FROM partner.settlement_adjustment)::int AS late, (SELECT count(*) FROM partner.settlement_payment)::int AS paid,
       (SELECT count(*) FROM partner.settlement_line WHERE carried_in <> 0)::int AS carried, (SELECT count(*) FROM partner.settlement_line WHERE divided <> 0)::int AS divided`,
  )
  for (const [what, count] of Object.entries(rows[0])) expect(count, what).toBeGreaterThan(3)
})

/** As somebody who owns the database could, and puts it back: where, what of a row, and what of it is named. */
const slips: Record<string, { table: string; set: string; where: string; named: RegExp }> = {
  'a payment that is one won more': {
    ...{ table: 'settlement_payment', set: 'amount = amount + 1', where: 'true' },
    named: /: payment \d+ expected, \d+ booked/,
  },
  'an amount of a line': {
    ...{ table: 'settlement_line', set: 'amount = amount + 1', where: 'amount > 0' },
    named: /partner \d+, [a-z-]+: amount \d+ expected/,
  },
  'losses of a line': {
    ...{ table: 'settlement_line', set: 'losses = losses - 7', where: 'losses <> 0' },
    named: /: losses -?\d+ expected/,
  },
  'rolling that went off': {
    ...{ table: 'settlement_line', set: 'rolling = rolling + 1', where: 'rolling <> 0' },
    named: /: rolling -?\d+ expected/,
  },
  'what is carried on': {
    ...{ table: 'settlement_line', set: 'carried_out = 0', where: 'carried_out < 0' },
    named: /carried out × 10,000 -\d+ expected, 0 booked/,
  },
  'a late correction': {
    ...{ table: 'settlement_line', set: 'adjustments = adjustments + 10000', where: 'adjustments <> 0' },
    named: /late corrections × 10,000 -?\d+ expected/,
  },
  'a bonus of a member': {
    ...{ table: 'settlement_flow', set: 'bonuses = bonuses - 1', where: 'bonuses > 0' },
    named: /member \d+: bonuses \d+ expected/,
  },
  'a deposit of a member': {
    ...{ table: 'settlement_flow', set: 'deposits = deposits + 1', where: 'deposits > 0' },
    named: /member \d+: deposits \d+ expected/,
  },
  'a balance at the end': {
    ...{ table: 'settlement_flow', set: 'closing = closing + 1', where: 'closing <> opening' },
    named: /member \d+: growth -?\d+ expected/,
  },
  'the sum of a settlement': {
    ...{ table: 'settlement', set: 'amount = amount + 1', where: 'amount > 0' },
    named: /its amount \d+ expected/,
  },
}

test.each(Object.entries(slips))('%s that was changed is named', { timeout: TIMEOUT_MS }, async (_, slip) => {
  const { table, set, where, named } = slip
  const { rows } = await ownerPool.query(
    `SELECT ctid::text AS at, to_jsonb(t) AS row, s.from_day::text AS "from" FROM partner.${table} t JOIN partner.settlement s USING (site_id, settlement_id)
     WHERE ${where.replace(/\b(amount)\b/g, 't.$1')} ORDER BY settlement_id DESC LIMIT 1`.replace(
      'SELECT ctid',
      'SELECT t.ctid',
    ),
  )
  const { at, from } = rows[0] as { at: string; from: string }
  const client = await ownerPool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`UPDATE partner.${table} SET ${set} WHERE ctid = $1::tid`, [at])
    const lines: string[] = []
    expect(await recompute(client, readChoice(['1', from]), (line) => void lines.push(line))).toBeGreaterThan(0)
    expect(lines.join('\n')).toMatch(named)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
