import { randomUUID } from 'node:crypto'

const selection = { eventId: '999999999', market: '1', outcome: '1', price: 1_950, isBanker: false }

/** What members send about sports. No such event or ticket: what else is wrong, it stays a refusal. */
export const sportBodies: Record<string, () => object> = {
  '/api/sports/menu': () => ({}),
  '/api/sports/events': () => ({
    view: 'today',
    sport: 'soccer',
    competitionId: '1',
    search: '벨',
    withinHours: 24,
    page: 1,
  }),
  '/api/sports/event': () => ({ eventId: '1' }),
  '/api/sports/results': () => ({ view: 'handy', sport: 'soccer', day: '2026-11-23', page: 1 }),
  '/api/sports/quote': () => ({ selections: [selection], sizes: [1] }),
  '/api/sports/place': () => ({
    ticketId: randomUUID(),
    selections: [selection],
    sizes: [1],
    stake: 10_000,
    pricePolicy: 'none',
  }),
  '/api/sports/tickets': () => ({ view: 'all', startDate: '2026-01-01', endDate: '2026-12-31', page: 1 }),
  '/api/sports/ticket': () => ({ ticketId: randomUUID() }),
  '/api/sports/answerOffer': () => ({ ticketId: randomUUID(), isTaken: true }),
  '/api/sports/cashOut': () => ({ ticketId: randomUUID(), cashOutId: randomUUID(), stake: 1_000, value: 900 }),
  '/api/sports/favourites': () => ({}),
  '/api/sports/favourite': () => ({ eventId: '999999999', isOn: true }),
}

/** What traders send. No such event. */
export const sportOfficeBodies: Record<string, () => object> = {
  'POST /admin/api/sports/offer': () => ({
    eventId: 999_999_999,
    market: '1',
    seen: 0,
    change: { what: 'prices', prices: { '1': 1_950 } },
  }),
}

/** Each call of traders that changes something. */
export const sportSteps = () => ({
  'POST /admin/api/sports/offer': { body: { eventId: 0, market: '', seen: 0, change: { what: 'suspend' } } },
})
