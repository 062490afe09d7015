import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import type { MemberClient } from '../../apps/server/src/testing/wire-client.ts'
import { memberOnWire } from '../support/member-wire.ts'
import { keepQuiet } from '../support/quiet.ts'
import { admin, openOffice } from '../support/staff.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'office-sports')

test.describe.configure({ timeout: 150_000 })
test.beforeEach(({ context }) => keepQuiet(context))

type Outcome = { id: string; price: number | null }
type Event = {
  id: string
  home: { name: string }
  away: { name: string }
  winner: { key: string; outcomes: Outcome[] } | null
}

/** An upcoming match of soccer with prices; a product that has just started is still being given its own. */
const upcoming = async (member: MemberClient): Promise<Event> => {
  let found: Event | undefined
  await expect(async () => {
    const { data } = await member.call('/api/sports/events', { view: 'upcoming', sport: 'soccer', page: 1 })
    found = (data.list as Event[]).find(({ winner }) => winner?.outcomes.every(({ price }) => price !== null))
    expect(found).toBeDefined()
  }).toPass({ timeout: 90_000 })
  return found as Event
}
const place = (member: MemberClient, { id, winner }: Event, stake: number) =>
  member.call('/api/sports/place', {
    ticketId: randomUUID(),
    selections: [
      { eventId: id, market: winner?.key, outcome: '1', price: winner?.outcomes[0]?.price, isBanker: false },
    ],
    sizes: [1],
    stake,
    pricePolicy: 'any',
  })

const chosenMarket = (office: Page) =>
  office.getByRole('table', { name: say('tab.market') }).locator('tr[aria-current=true]')

test('a trader sees what a ticket may cost, suspends a market, sets a price and stops the book by keys', async ({
  browser,
}) => {
  const member = await memberOnWire('nightcat77')
  const event = await upcoming(member)
  expect((await place(member, event, 20_000)).resultCode).toBe('0')

  const { office, context } = await openOffice(browser, admin, '/sports')
  await office.getByRole('searchbox', { name: say('events.search') }).fill(event.home.name)
  await office.getByRole('tab', { name: say('view.upcoming') }).click()
  // Sides of one name may play twice within the ten days, of another sport, too: the one with a stake on it.
  const row = office
    .getByRole('row')
    .filter({ hasText: event.away.name })
    .filter({ hasText: /[1-9]\d,000/ })
  await row.getByRole('button', { name: event.home.name }).first().click()
  await expect(office.getByRole('heading', { level: 2, name: event.home.name })).toBeVisible()
  await expect(office.getByText(new RegExp(`^${say('event.tickets', { count: '[1-9]\\d*' })}$`))).toBeVisible()
  await expect(office.getByRole('table', { name: say('whatif') })).toBeVisible()

  await office.getByRole('heading', { level: 2, name: event.home.name }).click()
  await office.keyboard.press('1')
  await office.keyboard.press('s')
  await expect(chosenMarket(office)).toContainText(say('closed.market'))
  expect((await place(member, event, 30_000)).resultCode).toBe('B6021')
  await office.keyboard.press('r')
  await expect(chosenMarket(office)).toContainText(say('state.open'))

  await office.keyboard.press('o')
  const field = chosenMarket(office).getByRole('textbox')
  const before = Number(await field.inputValue())
  const next = (before - 0.02).toFixed(2)
  await field.fill(next)
  await field.press('Enter')
  await expect(office.getByRole('button', { name: say('price.again') })).toBeEnabled()
  await field.press('Enter')
  // Keys are for the field as long as it is there.
  await expect(field).toBeHidden()
  await expect(chosenMarket(office).getByText(next)).toBeVisible()
  await expect(office.getByText(say('change.prices', { what: '승무패' })).first()).toBeVisible()

  await office.keyboard.press('Shift+S')
  await expect(office.getByText(say('book.ask'))).toBeVisible()
  await office.keyboard.press('Shift+S')
  await expect(office.getByText(say('book.suspended'))).toBeVisible()
  expect((await place(member, event, 40_000)).resultCode).toBe('B6021')
  await office.keyboard.press('Shift+S')
  await office.keyboard.press('Shift+S')
  await expect(office.getByText(say('book.suspended'))).toBeHidden()
  await context.close()
})
