/** Bodies of the calls of the sportsbook, as an honest client would send them. */
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
}
