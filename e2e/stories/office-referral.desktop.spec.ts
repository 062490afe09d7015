import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { memberOnWire } from '../support/member-wire.ts'
import { open } from '../support/open.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { ownerUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office-sports-tickets')
const slip = says('ko', 'sports-slip')
const MEMBER = 'haneul01'
const [STAKE, OFFERED] = [60_000, 50_000]

declare global {
  interface Window {
    rings: number
  }
}

test.describe.configure({ timeout: 120_000 })

/** The first price of a match that is still to come. A product that has just started is still being given its matches. */
const choose = async (call: (path: string, body: object) => Promise<{ data: Found }>) => {
  for (let tries = 0; tries < 60; tries++) {
    const { data } = await call('/api/sports/events', { view: 'upcoming', sport: 'soccer', page: 1 })
    for (const { id, winner } of data.list.toReversed()) {
      const outcome = winner?.outcomes.find(({ price, isActive }) => isActive && price !== null && price < 4_000)
      if (winner && outcome?.price)
        return { eventId: id, market: winner.key, outcome: outcome.id, price: outcome.price, isBanker: false }
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error('there is no match to bet on')
}
type Found = {
  list: {
    id: string
    winner: { key: string; outcomes: { id: string; price: number | null; isActive: boolean }[] } | null
  }[]
}

test('a stake above the limit waits: the trader hears of it and offers less, the member takes it, and the ledger agrees', async ({
  browser,
  page,
}) => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  // A tenth of the limits of its level: more than 50,000 won is for a trader.
  await database.query(
    `INSERT INTO sportsbook.member_factor (site_id, member_id, factor_bp, delay_seconds, changed_at)
     SELECT site_id, member_id, 1000, 0, now() FROM identity.member WHERE mem_id = $1 ON CONFLICT (site_id, member_id) DO UPDATE SET factor_bp = 1000`,
    [MEMBER],
  )
  const { office, context } = await openOffice(browser)
  await office.addInitScript(() => {
    window.rings = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...at) {
      window.rings += 1
      start.apply(this, at)
    }
  })
  await office.goto('/sports/tickets')
  await expect(office.getByText(say('queue.empty'))).toBeVisible()

  const member = await memberOnWire(MEMBER)
  const ticketId = randomUUID()
  const placed = await member.call('/api/sports/place', {
    ticketId,
    selections: [await choose((path, body) => member.call(path, body))],
    sizes: [1],
    stake: STAKE,
    pricePolicy: 'any',
  })
  expect(placed.data.ticket?.state, JSON.stringify(placed)).toBe('referred')

  const queue = office.getByRole('list', { name: say('queue.title') })
  const card = queue.getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('60,000원')
  expect(await office.evaluate(() => window.rings)).toBeGreaterThan(0)
  await takePicture(office, 'pages/1440-ko-office-referral.jpg')

  await office.keyboard.press('p')
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByLabel(say('offer.stake'))).toHaveValue('50,000')
  await dialog.getByRole('button', { name: say('offer.send') }).click()
  await expect(card).toContainText('50,000원')

  await keepQuiet(page.context())
  await logIn(page, demoMemberCalled(MEMBER))
  await open(page, '/member/sport/tickets')
  await page.getByRole('button', { name: slip('offer.take') }).click()
  await expect(office.getByText(say('queue.empty'))).toBeVisible()

  const { rows } = await database.query(
    `SELECT t.state, t.stake::int, w.stake::int AS wagered FROM sportsbook.ticket t
     JOIN wagers.wager w ON w.site_id = t.site_id AND w.member_id = t.member_id AND w.wager_id = t.wager_id AND w.placed_at = t.placed_at WHERE t.ticket_id = $1`,
    [ticketId],
  )
  expect(rows).toEqual([{ state: 'accepted', stake: OFFERED, wagered: OFFERED }])
  for (const proof of ['sportsbook.verify()', 'ledger.verify()'])
    expect((await database.query(`SELECT * FROM ${proof}`)).rows, proof).toEqual([])
  await context.close()
  await database.end()
})
