import { randomInt, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type APIResponse, type Browser, expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import pg from 'pg'
import { demoStaff } from '../../apps/server/seeds/accounts.ts'
import type { MemberClient } from '../../apps/server/src/testing/wire-client.ts'
import { adminUrl, dataDir, ownerUrl } from './surroundings.ts'

/** Each is called otherwise: lists hold those of other stories too. */
export type Match = { eventId: string; home: string; away: string }

const asOwner = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  try {
    return (await database.query(text, values)).rows
  } finally {
    await database.end()
  }
}

/** A match of a feed that says nothing more, with its winner to bet on at fair prices of 3.00. */
export const addMatch = async (state: 'notStarted' | 'live' = 'notStarted'): Promise<Match> => {
  const nr = randomInt(1_000, 9_999)
  const [home, away] = [`이야기 시티 ${nr}`, `둘째 유나이티드 ${nr}`]
  const names = (name: string) => JSON.stringify({ ko: name, en: name, vn: name })
  await asOwner(
    `INSERT INTO sportsdata.producer (feed, producer, state, reason, since, alive_at) VALUES ('story', 1, 'up', '', now(), now() + interval '1 day') ON CONFLICT DO NOTHING`,
    [],
  )
  const [row] = await asOwner<{ id: string }>(
    `WITH league AS (
       INSERT INTO sportsdata.competition (feed, feed_id, sport, region_id, region_names, names) VALUES ('story', $1, 'soccer', 'r', $2, $2) RETURNING competition_id
     ), sides AS (
       INSERT INTO sportsdata.competitor (feed, feed_id, names) VALUES ('story', $1 || 'h', $3), ('story', $1 || 'a', $4) RETURNING competitor_id, feed_id
     ), event AS (
       INSERT INTO sportsdata.event (feed, feed_id, sport, competition_id, home_id, away_id, starts_at, state)
       SELECT 'story', $1, 'soccer', competition_id, (SELECT competitor_id FROM sides WHERE feed_id LIKE '%h'), (SELECT competitor_id FROM sides WHERE feed_id LIKE '%a'),
         now() + CASE WHEN $6 = 'live' THEN interval '-10 minutes' ELSE interval '1 hour' END, $6 FROM league RETURNING event_id
     ), market AS (
       INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, unevenness, role)
       SELECT event_id, '1', 1, '{}', 'active', 1, now(), 1, $5, 0, 'winner' FROM event
     ) SELECT event_id AS id FROM event`,
    [
      randomUUID(),
      names('이야기 리그'),
      names(home),
      names(away),
      JSON.stringify(
        ['1', '2', '3'].map((outcome) => ({ id: outcome, price: 2_850, probability: 333_000_000, isActive: true })),
      ),
      state,
    ],
  )
  return { eventId: row?.id ?? '', home, away }
}

/** It is over, and nobody has said its score. The first of its day, so that it stands on the first page of lists. */
export const endMatch = ({ eventId }: Match) =>
  asOwner(
    `UPDATE sportsdata.event SET state = 'ended', ended_at = now(), starts_at = date_trunc('day', now() AT TIME ZONE 'Asia/Seoul') AT TIME ZONE 'Asia/Seoul' WHERE event_id = $1`,
    [eventId],
  )

/** A ticket of 10,000 on the home side, accepted. */
export const betOn = async (member: MemberClient, { eventId }: Match): Promise<string> => {
  const pick = { eventId, market: '1', outcome: '1', price: 1_010, isBanker: false }
  const { data: quote } = await member.call('/api/sports/quote', { selections: [pick], sizes: [1] })
  const ticketId = randomUUID()
  const { data } = await member.call('/api/sports/place', {
    ticketId,
    selections: [{ ...pick, price: quote.selections[0].price }],
    sizes: [1],
    stake: 10_000,
    pricePolicy: 'any',
  })
  expect(data.ticket).toMatchObject({ state: 'accepted' })
  return ticketId
}
/** As it is stored: a page that a member is logged in on has ended the session of the wire. */
export const ticketOf = async (ticketId: string): Promise<StoredTicket> => {
  const [row] = await asOwner<StoredTicket>(
    `SELECT t.state, t.payout::int, t.cashed_stake::int AS "cashedStake", t.cashed_paid::int AS "cashedPaid", l.price
     FROM sportsbook.ticket t JOIN sportsbook.leg l USING (site_id, member_id, ticket_id) WHERE t.ticket_id = $1 AND l.ord = 1`,
    [ticketId],
  )
  if (!row) throw new Error(`no ticket ${ticketId}`)
  return row
}
type StoredTicket = { state: string; payout: number; cashedStake: number; cashedPaid: number; price: number }
/** The newest of them on a match. */
export const newestOn = async ({ eventId }: Match): Promise<StoredTicket> => {
  const [row] = await asOwner<{ id: string }>(
    `SELECT t.ticket_id AS id FROM sportsbook.ticket t JOIN sportsbook.leg l USING (site_id, member_id, ticket_id) WHERE l.event_id = $1 ORDER BY t.created_at DESC LIMIT 1`,
    [eventId],
  )
  return ticketOf(row?.id ?? '')
}
export const cashOf = async (memId: string): Promise<number> => {
  const [row] = await asOwner<{ cash: number }>(
    `SELECT b.balance::int AS cash FROM ledger.balance_view b JOIN identity.member m ON m.member_id = b.member_id WHERE m.mem_id = $1 AND b.purse = 'cash'`,
    [memId],
  )
  return row?.cash ?? 0
}

/** Two of the demo's staff who say results, by their calls alone: what they see has stories of its own. */
export const twoTraders = async (browser: Browser) => {
  const [first, second] = [await traderCalls(browser, 'trader'), await traderCalls(browser, 'headtrader')]
  const both = async (path: string, body: object) => {
    await first.send(path, body)
    return second.send(path, body)
  }
  /** By the first, as its preview says. */
  const ask = async (change: object): Promise<{ changeId: number; seen: string }> => {
    const { seen } = await first.send('results/preview', change)
    const { changeId } = await first.send('results/changes', { change, reason: '공식 기록 정정', seen })
    return { changeId, seen }
  }
  /** By the second. */
  const confirm = async (changeId: number, seen: string): Promise<void> => {
    expect(await second.send(`results/changes/${changeId}/confirm`, { seen })).toMatchObject({ state: 'confirmed' })
  }
  return {
    ask,
    confirm,
    /** Typed by both. */
    typeScore: ({ eventId }: Match, score: [number, number]) =>
      both('results/enter', { eventId: Number(eventId), score: scoreOf(score), picks: [] }),
    change: async (change: object) => {
      const { changeId, seen } = await ask(change)
      await confirm(changeId, seen)
    },
    close: () => Promise.all([first.close(), second.close()]),
  }
}
export const scoreOf = ([homeGoals, awayGoals]: [number, number]) => ({
  home: homeGoals,
  away: awayGoals,
  periods: [],
  winner: null,
  method: null,
})

/** One of the demo's traders without a page. */
export const traderCalls = async (browser: Browser, loginId: 'trader' | 'headtrader') => {
  const account = demoStaff.find((one) => one.loginId === loginId)
  if (!account) throw new Error(`the demo has no ${loginId}`)
  // A code is good once, so a login serves many stories.
  const kept = join(dataDir(), `office-session-${loginId}.json`)
  const context = await browser.newContext({
    baseURL: adminUrl(),
    ...(existsSync(kept) ? { storageState: kept } : {}),
  })
  const { request } = context
  const send = async (path: string, data: object) => {
    const headers = { 'x-requested-with': 'maru-office' }
    return answerOf(path, await request.post(`/admin/api/${path}`, { headers, data }))
  }
  const isInside = (await request.get('/admin/api/me')).ok()
  // Where the last login has just used the code, the next one is waited for.
  if (!isInside)
    await expect(async () => {
      const { password, totpSecret } = account
      await send('login', { loginId, password, totp: await generate({ secret: totpSecret }) })
    }).toPass({ timeout: 45_000, intervals: [3_000] })
  await context.storageState({ path: kept })
  return {
    ask: async (path: string) => answerOf(path, await request.get(`/admin/api/sports/${path}`)),
    send: (path: string, data: object) => send(`sports/${path}`, data),
    close: () => context.close(),
  }
}

const answerOf = async (path: string, answer: APIResponse) => {
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** A trader moves what a match is sold for. */
export const setOffer = (
  trader: Awaited<ReturnType<typeof traderCalls>>,
  { eventId }: Match,
  { market, seen, change }: { market: string; seen: number; change: object },
) => trader.send('offer', { eventId: Number(eventId), market, seen, change })

/** A member's card of a ticket, on the page of bets. */
export const ticketCard = (page: Page, { home }: Match) => page.getByRole('article').filter({ hasText: home })
