import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRoom } from '../../apps/server/src/modules/minigames/minigames.fixture.ts'
import { readChoice, verifyDraws } from './verify-draws-command.ts'

const room = await gameRoom('2026-11-23T23:46:00+09:00')
const { ownerPool } = room.server
afterAll(() => room.close())

/** Three rounds of powerball and of speed kino; the last is number 1 of the next day. */
beforeAll(async () => {
  for (const game of ['powerball', 'speedkino'] as const) await room.open(game)
  for (const minute of ['14:46', '14:49:30', '14:50', '14:54:30', '14:55', '14:59:30', '15:00', '15:04:30', '15:05'])
    await room.run(`2026-11-23T${minute.padEnd(8, ':00')}Z`)
  await room.settle()
})

const verify = async (...args: string[]) => {
  const client = await ownerPool.connect()
  const lines: string[] = []
  try {
    return { findings: await verifyDraws(client, readChoice(args), (line) => void lines.push(line)), lines }
  } finally {
    client.release()
  }
}
/** As somebody who owns the database could, and puts it back. */
const changed = async (sql: string, check: () => Promise<void>): Promise<void> => {
  await ownerPool.query(
    'ALTER TABLE minigames.round DISABLE TRIGGER USER; ALTER TABLE minigames.chain DISABLE TRIGGER USER',
  )
  await ownerPool.query(
    'CREATE TABLE public.round AS TABLE minigames.round; CREATE TABLE public.chain AS TABLE minigames.chain',
  )
  await ownerPool.query(sql)
  try {
    await check()
  } finally {
    await ownerPool.query(`DELETE FROM minigames.round; DELETE FROM minigames.chain;
      INSERT INTO minigames.round SELECT * FROM public.round; INSERT INTO minigames.chain SELECT * FROM public.chain;
      DROP TABLE public.round, public.chain`)
  }
}

test('every drawn round is recomputed from its link', async () => {
  expect(await verify()).toEqual({
    findings: 0,
    lines: ['8 rounds of 2 chains recomputed; 0 imported results have no proof', 'every one is what its chain says'],
  })
})

test('rounds of a game, a day of Seoul or between two instants are chosen', async () => {
  const counted = async (...args: string[]) => Number(/^\d+/.exec((await verify(...args)).lines.at(-2) ?? '')?.[0])
  expect(await counted('powerball')).toBe(4)
  expect(await counted('2026-11-23')).toBe(6)
  expect(await counted('2026-11-24')).toBe(2)
  expect(await counted('speedkino', '2026-11-23', '2026-11-24')).toBe(4)
  expect(await counted('powerball', '2026-11-23T14:55:00Z', '2026-11-23T15:00:00Z')).toBe(2)
  expect(await counted('--site', '2')).toBe(0)
  for (const wrong of [['dice'], ['2026-11-31x'], ['powerball', '2026-11-23', '2026-11-24', 'x'], ['--site', 'x']])
    expect(() => readChoice(wrong)).toThrow()
})

const swapped = `ARRAY[numbers[2], numbers[1]] || numbers[3:]`
test.each([
  [
    'other numbers',
    `UPDATE minigames.round SET numbers = ${swapped} WHERE game = 'speedkino' AND link_number = 2`,
    1,
    /numbers are/,
  ],
  [
    'another power ball',
    `UPDATE minigames.round SET power_ball = (power_ball + 1) % 10 WHERE game = 'powerball' AND link_number = 4`,
    1,
    /numbers are/,
  ],
  [
    'another link',
    `UPDATE minigames.round SET link = sha256('x') WHERE game = 'powerball' AND link_number = 4`,
    1,
    /does not lead/,
  ],
  [
    'a link in the middle',
    `UPDATE minigames.round SET link = sha256('x') WHERE game = 'powerball' AND link_number = 2`,
    1,
    /does not lead/,
  ],
  [
    'a commitment of its own',
    `UPDATE minigames.chain SET commitment = sha256('x') WHERE game = 'powerball'`,
    4,
    /does not lead/,
  ],
  ['another salt', `UPDATE minigames.chain SET salt = sha256('x') WHERE game = 'powerball'`, 4, /numbers are/],
  [
    'another begin',
    `UPDATE minigames.chain SET first_draw_at = first_draw_at + interval '5 minutes' WHERE game = 'speedkino'`,
    4,
    /belongs|no draw/,
  ],
])('%s is found', (_what, sql, findings, why) =>
  changed(sql, async () => {
    const found = await verify()
    expect(found.findings).toBe(findings)
    expect(found.lines[0]).toMatch(why)
    expect(found.lines.at(-1)).toBe(`${findings} differ`)
  }),
)
