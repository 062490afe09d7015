import { miniChains, miniFeed } from '@maru/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmSalt, proposeSalt } from '../chain.service.ts'
import { gameRoom } from '../minigames.fixture.ts'
import { acceptFeedResult } from '../round-desk.service.ts'
import { beginChain, showChains } from './chains.service.ts'
import { listFeed } from './feed.service.ts'
import { makeChainJob } from './make-chain.job.ts'
import { showRound } from './rounds.service.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
const { server } = room
afterAll(() => room.close())
beforeAll(async () => {
  await room.open()
  await room.run()
})

const chains = async (staffId = 1) =>
  miniChains.data.parse(await server.staff((ctx) => showChains(ctx, 'powerball'), { staffId }))
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const begin = (links = 2_880) => codeOf(server.staff((ctx) => beginChain(ctx, 'powerball', links)))
const salt = '0123456789abcdef'.repeat(4)

test('a running chain shows what is left of it', async () => {
  const { rows, making } = await chains()
  expect(making).toBeNull()
  expect(rows).toMatchObject([{ chainId: 1, state: 'running', links: 2_880, used: 0, saltBy: [], saltSource: 'demo' }])
})

test('a chain is begun once, made by a job, and then waits for its salt', async () => {
  expect(await begin(10)).toBe('STAFF_INVALID')
  expect(await begin()).toBe('done')
  expect(await begin()).toBe('STAFF_CONFLICT')
  expect((await chains()).making).toMatchObject({ links: 2_880, done: 0 })
  await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 1 }, (ctx) =>
    makeChainJob.run(ctx, { game: 'powerball', links: 2_880 }),
  )
  const { rows, making } = await chains()
  expect(making).toBeNull()
  expect(rows[0]).toMatchObject({ chainId: 2, state: 'committed', used: 0, salt: null, proposal: null })
  expect(rows[0]?.saltRule).toContain('drand')
  expect(await begin()).toBe('STAFF_CONFLICT')
})

test('a salt that is proposed is shown to who proposed it alone; another who looked it up confirms it', async () => {
  const due = (await room.chains())[1]?.saltDueAt ?? new Date(0)
  server.clock.set(due.toISOString())
  const of = { game: 'powerball', chainId: 2, salt, publishedAt: due.toISOString() } as const
  await server.staff((ctx) => proposeSalt(ctx, { ...of, source: 'block 881234' }), { staffId: 1 })
  expect((await chains(1)).rows[0]?.proposal).toMatchObject({ salt, source: 'block 881234', isOwn: true })
  expect((await chains(2)).rows[0]?.proposal).toMatchObject({ salt: '', source: 'block 881234', isOwn: false })
  const confirm = (staffId: number, said = salt) =>
    codeOf(server.staff((ctx) => confirmSalt(ctx, { ...of, salt: said }), { staffId }))
  expect(await confirm(1)).toBe('STAFF_FORBIDDEN')
  expect(await confirm(2, 'fedcba9876543210'.repeat(4))).toBe('STAFF_CONFLICT')
  expect(await confirm(2)).toBe('done')
  expect((await chains()).rows[0]).toMatchObject({ state: 'next', salt, proposal: null })
})

test('no answer for staff holds a link before its round is drawn, and the proof of a drawn one holds its own', async () => {
  const roundId = '2026-11-23T08:50:00Z'
  const seen = () => server.staff((ctx) => showRound(ctx, 'powerball', roundId))
  expect((await seen()).proof).toBeNull()
  await room.run('2026-11-23T08:49:30Z')
  await room.run(roundId)
  const { proof, winners } = await seen()
  expect(proof).toMatchObject({ chainId: 1, linkNumber: 1, link: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(Object.keys(winners)).toHaveLength(10)
  const { rows } = await server.ownerPool.query(
    `SELECT encode(sealed, 'hex') AS sealed FROM minigames.sealed_links WHERE site_id = 1 LIMIT 1`,
  )
  expect(JSON.stringify(await chains())).not.toContain(rows[0].sealed.slice(0, 32))
  expect(JSON.stringify(await chains())).not.toContain(proof?.link)
})

test('an imported round that waits stands first in the feed, with what was said and who would take which', async () => {
  await server.ownerPool.query(
    `INSERT INTO minigames.round (site_id, game, draw_at, source, opens_at, closes_at, is_held)
     SELECT 1, 'powerladder', at, 'feed', at - interval '5 minutes', at - interval '30 seconds', at < '2026-11-23T08:40Z'
     FROM unnest(ARRAY['2026-11-23T08:35Z', '2026-11-23T08:40Z']::timestamptz[]) at`,
  )
  await server.ownerPool.query(`UPDATE minigames.round SET state = 'closed' WHERE game = 'powerladder'`)
  await server.ownerPool.query(
    `INSERT INTO minigames.feed_result (site_id, game, draw_at, said, numbers, power_ball, received_at)
     VALUES (1, 'powerladder', '2026-11-23T08:35Z', '1 2 3 4 5 + 0', '{1,2,3,4,5}', 0, '2026-11-23T08:36Z'),
       (1, 'powerladder', '2026-11-23T08:35Z', '2 3 4 5 6 + 1', '{2,3,4,5,6}', 1, '2026-11-23T08:37Z')`,
  )
  const roundId = '2026-11-23T08:35:00Z'
  const draw = { numbers: [1, 2, 3, 4, 5], powerBall: 0 }
  const accept = { game: 'powerladder', roundId, draw, reason: 'official' } as const
  expect(await server.staff((ctx) => acceptFeedResult(ctx, accept))).toBe('waiting')
  const { rows } = miniFeed.data.parse(await server.staff((ctx) => listFeed(ctx, 'powerladder'), { staffId: 2 }))
  expect(rows.map(({ round, isHeld }) => [round.number, isHeld])).toEqual([
    [211, true],
    [212, false],
  ])
  expect(rows[0]?.results).toHaveLength(2)
  expect(rows[0]?.proposal).toMatchObject({ draw, reason: 'official', isOwn: false })
  expect(await server.staff((ctx) => acceptFeedResult(ctx, accept), { staffId: 2 })).toBe('accepted')
  const [drawn] = (await server.staff((ctx) => listFeed(ctx, 'powerladder'))).rows.filter(
    ({ round }) => round.roundId === roundId,
  )
  expect(drawn).toMatchObject({ isHeld: false, proposal: null, results: [{ isUsed: true }, { isUsed: false }] })
})
