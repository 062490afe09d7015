import { fiveMinutesMs, hexOf, leadsTo, linkBelow } from '@maru/draws'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findSealed } from './chain.repository.ts'
import { type Chain, isSalted, lastDrawAtOf, saltRuleAt } from './chain.rules.ts'
import { confirmSalt, listChains, makeChain, proposeSalt, saltDemoChain } from './chain.service.ts'
import { linkSealOf, sealedBytes } from './chain-seal.ts'
import { commitChainsJob } from './commit-chains.job.ts'
import { openLink } from './draw.service.ts'
import { gameRoom } from './minigames.fixture.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
const { server } = room
const key = { ...room.key(), chainId: 1 }
afterAll(() => room.close())

const salt = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
/** Half a minute after the first chain is committed. */
const publishedAt = '2026-11-23T08:47:30Z'
const refusal = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error) => error.code ?? error.message,
  )
const propose = (staffId: number, changes: object = {}) =>
  refusal(
    server.staff(
      (ctx) => proposeSalt(ctx, { game: 'powerball', chainId: 1, salt, source: 'drand 1', publishedAt, ...changes }),
      { staffId },
    ),
  )
const confirm = (staffId: number, changes: object = {}) =>
  refusal(
    server.staff((ctx) => confirmSalt(ctx, { game: 'powerball', chainId: 1, salt, publishedAt, ...changes }), {
      staffId,
    }),
  )

test('a chain is sealed link by link, and every link leads to the commitment', async () => {
  await room.open('powerladder')
  const chain = await server.system((ctx) => makeChain(ctx, room.key(), { links: 2_880 }))
  expect(chain).toMatchObject({ chainId: 1, links: 2_880, salted: null, committedAt: server.clock.now() })
  const open = (number: number) => server.system((ctx) => openLink(ctx, key, number))
  const last = await open(2_880)
  for (const number of [1, 2, 999, 1_000, 1_001, 2_879])
    expect((await open(number)).bytes.equals(linkBelow({ number: 2_880, link: last.bytes }, number)), `${number}`).toBe(
      true,
    )
  expect(leadsTo({ number: 2_880, link: last.bytes }, { number: 0, link: chain.commitment })).toBe(true)
  for (const number of [0, 2_881]) await expect(open(number)).rejects.toThrow(`link ${number} is not there`)
  const { rows } = await server.pool.query(
    `SELECT first_number, octet_length(sealed) AS bytes FROM minigames.sealed_links WHERE game = 'powerball' ORDER BY 1`,
  )
  expect(rows).toEqual([
    { first_number: 1, bytes: 1_000 * sealedBytes },
    { first_number: 1_001, bytes: 1_000 * sealedBytes },
    { first_number: 2_001, bytes: 880 * sealedBytes },
  ])
})

test('a sealed link opens for its own key, chain and number only', async () => {
  const found = await server.system((ctx) => findSealed(ctx, key, 7))
  if (!found) throw new Error('not there')
  const { SECRET_KEY } = server.config
  const open =
    (changes: { secret?: Buffer; chainId?: number; siteId?: number; number?: number; bytes?: Buffer }) => () =>
      linkSealOf(changes.secret ?? SECRET_KEY, { ...key, ...changes }, found.sealSalt).open(
        changes.number ?? 7,
        changes.bytes ?? found.sealed,
      )
  expect(open({})()).toHaveLength(32)
  const bent = Buffer.from(found.sealed)
  bent[3] = (bent[3] ?? 0) ^ 1
  for (const other of [{ secret: Buffer.alloc(32, 7) }, { chainId: 2 }, { siteId: 2 }, { number: 8 }, { bytes: bent }])
    expect(open(other)).toThrow()
})

test('two chains have nothing in common, though both are sealed with one secret', async () => {
  const chain = await server.system((ctx) => makeChain(ctx, room.key('speedkino')))
  const again = await server.system((ctx) => makeChain(ctx, room.key('speedkino')))
  expect([chain.chainId, again.chainId]).toEqual([1, 2])
  expect(hexOf(chain.commitment)).not.toBe(hexOf(again.commitment))
})

test('a salt is what one of the staff proposes and another confirms', async () => {
  expect(await propose(1)).toBe('STAFF_CONFLICT')
  server.clock.advance(60_000)
  expect(await confirm(2)).toBe('STAFF_STATUS_ORDER')
  for (const wrong of [{ salt: 'ab' }, { salt: `${salt}zz` }, { salt: '00'.repeat(32) }, { source: '  ' }])
    expect(await propose(1, wrong)).toBe('STAFF_INVALID')
  // A value that was there when the chain was committed, and one that nobody can know yet.
  for (const time of ['2026-11-23T08:46:59Z', '2026-11-23T08:47:00Z', '2026-11-23T08:48:01Z'])
    expect(await propose(1, { publishedAt: time }), time).toBe('STAFF_INVALID')
  expect(await propose(1, { chainId: 9 })).toBe('STAFF_NOT_FOUND')
  expect(await propose(1)).toBe('done')
  expect(await confirm(1)).toBe('STAFF_FORBIDDEN')
  expect(await confirm(2, { salt: salt.replace('a1', 'a2') })).toBe('STAFF_CONFLICT')
  expect(await confirm(2, { publishedAt: '2026-11-23T08:47:31Z' })).toBe('STAFF_CONFLICT')
  // A later proposal takes the place of the first.
  expect(await propose(2)).toBe('done')
  expect(await confirm(2)).toBe('STAFF_FORBIDDEN')
  expect(await confirm(1)).toBe('done')
  expect([await confirm(2), await propose(2)]).toEqual(['STAFF_ALREADY_HANDLED', 'STAFF_ALREADY_HANDLED'])
  const [chain] = await room.chains()
  expect(chain?.salted).toMatchObject({
    source: 'drand 1',
    confirmedBy: 1,
    firstDrawAt: new Date('2026-11-23T08:50:00Z'),
  })
  expect(hexOf(chain?.salted?.salt ?? Buffer.alloc(0))).toBe(salt)
})

test('a salt that is there never changes, and is newer than the commitment', async () => {
  for (const sql of [
    `UPDATE minigames.chain SET salt = sha256('x') WHERE game = 'powerball'`,
    `UPDATE minigames.chain SET salt = sha256('x'), salt_source = 'x', salted_at = '2026-11-25Z', salt_published_at = committed_at, first_draw_at = '2026-12-01Z' WHERE game = 'speedkino'`,
    `UPDATE minigames.chain SET first_draw_at = first_draw_at + interval '5 minutes' WHERE game = 'powerball'`,
    `UPDATE minigames.chain SET salt = sha256('x'), salt_source = 'x', salted_at = committed_at, salt_published_at = committed_at, first_draw_at = '2026-12-01Z' WHERE game = 'speedkino'`,
  ])
    await expect(server.ownerPool.query(sql)).rejects.toThrow(
      /salted once|chain_salt_is_newer|chain_salt_published_later/,
    )
})

test('a chain that was given up for a later one gets no salt any more', async () => {
  const [given, later] = [1, 2].map((chainId) => ({ game: 'speedkino', chainId }))
  expect([await propose(1, given), await propose(1, later)]).toEqual(['done', 'done'])
  expect([await confirm(2, later), await confirm(2, given)]).toEqual(['done', 'STAFF_STATUS_ORDER'])
})

const run = () =>
  server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) => commitChainsJob.run(ctx, {}))
afterEach(() => void Object.assign(server.config, { MARU_MODE: 'demo' }))

test('the job commits to the next chain in time and draws its salt in the demo', async () => {
  await run()
  expect(await room.chains('powerladder')).toHaveLength(1)
  const [running] = (await room.chains('powerladder')).filter(isSalted)
  if (!running) throw new Error('no chain')
  // A quarter of a short chain is left.
  server.clock.set(new Date(lastDrawAtOf(running).getTime() - 719 * fiveMinutesMs).toISOString())
  await run()
  await run()
  const [, next] = await room.chains('powerladder')
  expect(await room.chains('powerladder')).toHaveLength(2)
  expect(next?.salted?.firstDrawAt.getTime()).toBe(lastDrawAtOf(running).getTime() + fiveMinutesMs)
})

test('rounds go over from one chain to the next', async () => {
  const [running] = (await room.chains('powerladder')).filter(isSalted)
  if (!running) throw new Error('no chain')
  const last = lastDrawAtOf(running)
  for (const ms of [-fiveMinutesMs, -30_000, 0, fiveMinutesMs - 30_000, fiveMinutesMs])
    await room.run(new Date(last.getTime() + ms))
  const { rows } = await server.pool.query(
    `SELECT chain_id, link_number FROM minigames.round WHERE game = 'powerladder' AND link IS NOT NULL ORDER BY draw_at`,
  )
  expect(rows).toEqual([
    { chain_id: 1, link_number: 2_880 },
    { chain_id: 2, link_number: 1 },
  ])
})

test('outside of the demo the job asks staff for the salt, until it is there', async () => {
  Object.assign(server.config, { MARU_MODE: 'licensed' })
  await server.pool.query(`UPDATE minigames.game SET is_on = true WHERE game = 'powerladder'`)
  const [, chain] = (await room.chains('powerladder')).filter(isSalted)
  if (!chain) throw new Error('no chain')
  server.clock.set(new Date(lastDrawAtOf(chain).getTime() - 100 * fiveMinutesMs).toISOString())
  await run()
  await run()
  const chains = await room.chains('powerladder')
  expect(chains).toHaveLength(3)
  expect(chains[2]).toMatchObject({ salted: null, saltRule: expect.stringContaining('drand') })
  expect(await room.notices()).toMatchObject([{ kind: 'chain-ends', detail: { game: 'powerladder', chainId: 3 } }])
  await expect(server.system((ctx) => saltDemoChain(ctx, chains[2] as Chain))).rejects.toThrow('demo only')
  server.clock.advance(60_000)
  const waiting = chains[2] as Chain
  const asked = { game: 'powerladder', chainId: 3, publishedAt: waiting.saltDueAt.toISOString() } as const
  // Its rule names a beacon round of the next day.
  const early = new Date(waiting.committedAt.getTime() + 30_000).toISOString()
  for (const time of [asked.publishedAt, early])
    expect(await propose(1, { ...asked, publishedAt: time })).toBe('STAFF_INVALID')
  server.clock.set(new Date(waiting.saltDueAt.getTime() + 60_000).toISOString())
  const later = new Date(waiting.saltDueAt.getTime() + 3_000).toISOString()
  for (const time of [early, later]) expect(await propose(1, { ...asked, publishedAt: time })).toBe('STAFF_INVALID')
  expect(await propose(1, asked)).toBe('done')
  expect(await confirm(2, asked)).toBe('done')
  expect(await room.notices()).toEqual([])
})

test('a chain whose rule names a public value waits for staff in the demo, too', async () => {
  await server.system((ctx) => makeChain(ctx, room.key('powerladder'), { salt: saltRuleAt(ctx.now) }))
  const [, , running] = (await room.chains('powerladder')).filter(isSalted)
  if (!running) throw new Error('no chain')
  server.clock.set(new Date(lastDrawAtOf(running).getTime() - 100 * fiveMinutesMs).toISOString())
  await run()
  expect((await room.chains('powerladder'))[3]).toMatchObject({ chainId: 4, salted: null })
  expect(await room.notices()).toMatchObject([{ kind: 'chain-ends', detail: { chainId: 4 } }])
  await server.ownerPool.query('TRUNCATE platform.notice')
})

test('what staff see of chains, and what is logged, holds no link that was not revealed', async () => {
  const listed = await server.staff((ctx) => listChains(ctx))
  expect(listed.map(({ game, chainId, state }) => `${game} ${chainId} ${state}`)).toContain('powerladder 3 running')
  const { bytes } = await server.system((ctx) => openLink(ctx, key, 2_880))
  const { rows } = await server.ownerPool.query('SELECT * FROM audit.entry')
  for (const shown of [JSON.stringify(listed), JSON.stringify(rows), JSON.stringify(await room.notices())]) {
    expect(shown).not.toContain(bytes.toString('hex'))
    expect(shown).not.toContain(JSON.stringify(bytes).slice(30, 90))
  }
})
