import type pg from 'pg'
import type { StaffClient } from '../testing/staff-client.ts'

type Step = { body?: object }
type IdOf = (sql: string, ...values: unknown[]) => Promise<string>

/** Each call about mini games that changes something, with something to change. `other`: the first of two. */
export const minigameSteps = async (owner: pg.Pool, other: StaffClient, idOf: IdOf): Promise<Record<string, Step>> => {
  const [chained, imported, asked] = ['powerladder', 'kinoladder', 'powerball']
  const salt = '0123456789abcdef'.repeat(4)
  const roundIn = async (game: string, drawAt: string, isDue: boolean) => {
    await owner.query(
      `INSERT INTO minigames.round (site_id, game, draw_at, source, opens_at, closes_at, is_held)
       VALUES (1, $1, $2, 'feed', $2::timestamptz - interval '5 minutes', $2::timestamptz - interval '30 seconds', $3)`,
      [game, drawAt, isDue],
    )
    if (isDue) await owner.query(`UPDATE minigames.round SET state = 'closed' WHERE draw_at = $1`, [drawAt])
    return { game, roundId: drawAt }
  }
  const chainIn = async (chainId: number) => {
    await owner.query(
      `INSERT INTO minigames.chain (site_id, game, chain_id, links, commitment, committed_at, salt_rule, salt_due_at, seal_salt)
       VALUES (1, $1, $2, 10, sha256('x'), '2020-01-01Z', 'a block', '2020-01-01Z', sha256('x'))`,
      [chained, chainId],
    )
    return { game: chained, chainId, salt, publishedAt: '2020-01-02T00:00:00Z' }
  }
  const proposedIn = async (chainId: number) => {
    const chain = await chainIn(chainId)
    await other.ask('POST', '/admin/api/minigames/chains/salt', { ...chain, source: 'block 1' })
    return chain
  }
  /** What the other of the two asked for. */
  const cancelling = async (drawAt: string) => {
    const round = await roundIn(asked ?? '', drawAt, false)
    await other.ask('POST', '/admin/api/minigames/cancellations', { ...round, reason: 'not ours' })
    return { ...round, requestId: Number(await idOf('SELECT max(request_id) FROM minigames.round_request')) }
  }

  return {
    'PUT /admin/api/minigames/prices': {},
    'PUT /admin/api/minigames/settings': {},
    'PUT /admin/api/minigames/limits': {},
    'POST /admin/api/minigames/cancellations': {
      body: { ...(await roundIn('powerball', '2099-01-01T00:00:00Z', false)), reason: 'not ours' },
    },
    'POST /admin/api/minigames/cancellations/confirm': { body: await cancelling('2099-01-01T00:05:00Z') },
    'POST /admin/api/minigames/cancellations/withdraw': { body: await cancelling('2099-01-01T00:10:00Z') },
    'POST /admin/api/minigames/chains': { body: { game: 'speedkino', links: 200_000 } },
    'POST /admin/api/minigames/chains/salt': { body: { ...(await chainIn(901)), source: 'block 1' } },
    'POST /admin/api/minigames/chains/salt/confirm': {
      body: await proposedIn(902),
    },
    'POST /admin/api/minigames/feed/accept': {
      body: {
        ...(await roundIn(imported ?? '', '2020-01-01T00:05:00Z', true)),
        draw: { numbers: Array.from({ length: 22 }, (_, at) => at + 1), powerBall: null },
        reason: 'official',
      },
    },
  }
}
