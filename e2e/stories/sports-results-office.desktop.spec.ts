import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { memberOnWire } from '../support/member-wire.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { ownerUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office-sports-results')
const office = says('ko', 'office')
const [home, away] = ['이야기 시티', '둘째 유나이티드']

test.beforeEach(({ context }) => keepQuiet(context))
test.setTimeout(120_000)

/** A match of a feed that will say nothing more, with its winner to bet on. */
const matchWithoutResult = async (database: pg.Client): Promise<number> => {
  const names = (name: string) => JSON.stringify({ ko: name, en: name, vn: name })
  const id = randomUUID()
  await database.query(
    `INSERT INTO sportsdata.producer (feed, producer, state, reason, since, alive_at) VALUES ('story', 1, 'up', '', now(), now() + interval '1 day') ON CONFLICT DO NOTHING`,
  )
  const { rows } = await database.query(
    `WITH league AS (
       INSERT INTO sportsdata.competition (feed, feed_id, sport, region_id, region_names, names) VALUES ('story', $1, 'soccer', 'r', $2, $2) RETURNING competition_id
     ), sides AS (
       INSERT INTO sportsdata.competitor (feed, feed_id, names) VALUES ('story', $1 || 'h', $3), ('story', $1 || 'a', $4) RETURNING competitor_id, feed_id
     ), event AS (
       INSERT INTO sportsdata.event (feed, feed_id, sport, competition_id, home_id, away_id, starts_at)
       SELECT 'story', $1, 'soccer', competition_id, (SELECT competitor_id FROM sides WHERE feed_id LIKE '%h'), (SELECT competitor_id FROM sides WHERE feed_id LIKE '%a'),
         now() + interval '1 hour' FROM league RETURNING event_id
     ), market AS (
       INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, unevenness)
       SELECT event_id, '1', 1, '{}', 'active', 1, now(), 1, $5, 0 FROM event
     ) SELECT event_id FROM event`,
    [
      id,
      names('이야기 리그'),
      names(home),
      names(away),
      JSON.stringify(
        ['1', '2', '3'].map((outcome) => ({ id: outcome, price: 2_850, probability: 333_000_000, isActive: true })),
      ),
    ],
  )
  return Number(rows[0].event_id)
}

const typeScore = async (page: Page, score: [string, string], button: string): Promise<void> => {
  await page.goto('/sports/results')
  const form = page.getByRole('region', { name: say('enter') })
  await expect(form).toContainText(home)
  await form.getByRole('textbox', { name: home }).first().fill(score[0])
  await form.getByRole('textbox', { name: away }).first().fill(score[1])
  await form.getByRole('button', { name: button, exact: true }).click()
}

test('two of the staff type a result and a ticket is paid; a correction that a second one saw pays as its preview said', async ({
  browser,
}) => {
  const first = await openOffice(browser)
  const second = { loginId: `second${Date.now() % 1_000_000}`, seed: '' }
  const made = await first.office.request.post('/admin/api/staff', {
    headers: { 'x-requested-with': 'maru-office' },
    data: { loginId: second.loginId, name: '민서', role: 'superadmin', password: 'Maru7staff!', siteIds: [1, 2] },
  })
  second.seed = (await made.json()).secret
  const other = await openOffice(browser, second)

  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  const eventId = await matchWithoutResult(database)
  const member = await memberOnWire('nightcat77')
  const pick = { eventId: String(eventId), market: '1', outcome: '1', price: 1_010, isBanker: false }
  const { data: quote } = await member.call('/api/sports/quote', { selections: [pick], sizes: [1] })
  const ticketId = randomUUID()
  const placed = await member.call('/api/sports/place', {
    ticketId,
    selections: [{ ...pick, price: quote.selections[0].price }],
    sizes: [1],
    stake: 10_000,
    pricePolicy: 'any',
  })
  expect(placed.data.ticket).toMatchObject({ state: 'accepted' })
  // The first of its day, so that it stands on the first page of the list.
  await database.query(
    `UPDATE sportsdata.event SET state = 'ended', ended_at = now(), starts_at = date_trunc('day', now() AT TIME ZONE 'Asia/Seoul') AT TIME ZONE 'Asia/Seoul' WHERE event_id = $1`,
    [eventId],
  )
  const ticket = async () => (await member.call('/api/sports/ticket', { ticketId })).data.ticket
  const cash = async () => (await member.call('/api/cash/getUserCash', {})).data.balance

  await typeScore(first.office, ['2', '1'], say('enter-first'))
  await expect(first.office.getByText(say('own-entry'))).toBeVisible()
  expect((await ticket()).state).toBe('accepted')
  await takePicture(first.office, 'sports-results/first.jpg')
  await typeScore(other.office, ['2', '1'], say('enter-second'))
  await expect(other.office.getByText(say('entered.settled'))).toBeVisible()
  await expect.poll(async () => (await ticket()).state).toBe('settled')
  const won = (await ticket()).payout
  expect(won).toBeGreaterThan(10_000)
  const before = await cash()

  const desk = first.office
  await desk
    .getByRole('table', { name: say('choose-event') })
    .getByRole('row', { name: new RegExp(home) })
    .click()
  const form = desk.getByRole('region', { name: say('new-change') })
  await form.getByRole('textbox', { name: home }).first().fill('0')
  await form.getByRole('textbox', { name: away }).first().fill('1')
  await form.getByRole('button', { name: say('preview'), exact: true }).click()
  await expect(form.getByRole('row', { name: say('group.won-lost') })).toContainText(`+${won.toLocaleString('ko')}`)
  await form.getByRole('button', { name: say('send'), exact: true }).click()
  const why = desk.getByRole('dialog')
  await why.getByRole('button', { name: say('why.record') }).click()
  await why.getByRole('button', { name: say('send'), exact: true }).click()
  await expect(desk.getByText(say('own-change'))).toBeVisible()

  await other.office.getByRole('button', { name: say('look-again') }).click()
  await takePicture(other.office, 'sports-results/preview.jpg')
  await other.office
    .getByRole('dialog')
    .getByRole('button', { name: say('confirm'), exact: true })
    .click()
  await expect(other.office.getByText(say('state.done'))).toBeVisible()
  expect(await ticket()).toMatchObject({ state: 'settled', payout: 0 })
  expect(before - (await cash())).toBe(won)
  await other.office.goto('/audit')
  await expect(other.office.getByText(office('action.sport-change-confirmed')).first()).toBeVisible()
  await database.end()
  await Promise.all([first.context.close(), other.context.close()])
})
