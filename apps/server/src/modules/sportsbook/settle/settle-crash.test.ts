import { setTimeout as sleep } from 'node:timers/promises'
import { lost, voided, won } from '@maru/sports'
import { afterAll, expect, test } from 'vitest'
import { settlementDesk } from './settle.fixture.ts'

const desk = await settlementDesk()
afterAll(() => desk.close())

const TICKETS = 400
const EVENTS = 4
const CASH = 1_000_000

test('two processes whose connections end at any moment, and results that come meanwhile, leave nothing open and pay nothing twice', {
  timeout: 120_000,
}, async () => {
  const events = await Promise.all(Array.from({ length: EVENTS }, () => desk.event()))
  const members = await Promise.all(Array.from({ length: 8 }, () => desk.member(CASH)))
  const tickets = []
  for (let i = 0; i < TICKETS; i++) {
    const [one, other] = [events[i % EVENTS] ?? 0, events[(i + 1) % EVENTS] ?? 0]
    const legs =
      i % 3 === 0
        ? [{ eventId: one, price: 2_000 }]
        : [
            { eventId: one, price: 2_000 },
            { eventId: other, price: 3_000 },
          ]
    tickets.push({ ...(await desk.place({ memberId: members[i % 8] ?? 0, legs })), legs })
  }
  let isOver = false
  const runs = [0, 1].map(async (which) => {
    while (!isOver) await desk.settle(which).catch(() => sleep(5))
  })
  const kills = (async () => {
    while (!isOver) {
      await sleep(20 + Math.random() * 60)
      await desk.server.ownerPool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'maru-settle-sports%'`,
      )
    }
  })()
  for (let round = 0; round < 6; round++)
    for (const [i, event] of events.entries()) {
      const result = [won, lost, voided][(round + i) % 3] ?? won
      await (round === 3 ? desk.say(event, { kind: 'open' }) : desk.say(event, { outcomes: { 1: result } }))
      await sleep(60)
    }
  isOver = true
  await Promise.all([...runs, kills])
  // What the last kill cut off.
  await desk.settle().catch(() => desk.settle())
  const factor = (event: number, price: number): number => {
    const result = [won, lost, voided][(5 + events.indexOf(event)) % 3]
    return result === won ? price / 1_000 : result === voided ? 1 : 0
  }
  const expected = new Map(members.map((memberId) => [memberId, CASH]))
  for (const { memberId, legs } of tickets) {
    const pays = legs.reduce((sum, { eventId, price }) => sum * factor(eventId, price), 1_000)
    expected.set(memberId, (expected.get(memberId) ?? 0) - 1_000 + pays)
  }
  for (const memberId of members) expect(await desk.held(memberId)).toEqual({ cash: expected.get(memberId), debt: 0 })
  const { rows } = await desk.server.pool.query(
    `SELECT count(*)::int AS open, (SELECT count(*)::int FROM sportsbook.due_market) AS due, (SELECT count(*)::int FROM sportsbook.stuck_ticket) AS stuck
     FROM sportsbook.ticket WHERE state = 'accepted'`,
  )
  expect(rows).toEqual([{ open: 0, due: 0, stuck: 0 }])
  await desk.nothingIsWrong()
})
