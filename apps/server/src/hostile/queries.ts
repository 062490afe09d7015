import { miniRound } from './bodies.ts'

/** Queries of the lists of the back office. */
export const officeQueries: Record<string, Record<string, string>> = {
  'GET /admin/api/cash-requests': { page: '1', size: '20', cashType: '', state: 'all', memberId: '1' },
  'GET /admin/api/members': { page: '1', size: '20', search: 'x', status: '' },
  'GET /admin/api/members/:memberId/ledger': { page: '1', size: '20' },
  'GET /admin/api/members/:memberId/wagers': { page: '1', size: '20' },
  'GET /admin/api/members/:memberId/sessions': { page: '1', size: '20' },
  'GET /admin/api/protection/warnings': { page: '1', size: '20', sign: 'night-play', least: '10', contacted: 'no' },
  'GET /admin/api/points': { page: '1', size: '20', from: '2026-01-01', until: '', kind: 'staff', memberId: '1' },
  'GET /admin/api/transfers': { before: '0', size: '20', vendorCode: '', status: 'sent', memberId: '1' },
  'GET /admin/api/security-events': { page: '1', size: '20', kind: '', address: '203', subject: 'member:1' },
  'GET /admin/api/sign-ups': { page: '1', size: '20', search: 'x', sort: 'due' },
  'GET /admin/api/minigames/rounds': { page: '1', size: '20', game: 'powerball', day: '2026-11-23', number: '288' },
  'GET /admin/api/minigames/round': miniRound,
  'GET /admin/api/minigames/wagers': { page: '1', size: '20', ...miniRound },
  'GET /admin/api/minigames/prices': { game: 'powerball' },
  'GET /admin/api/minigames/price-history': { page: '1', size: '20', game: 'powerball' },
  'GET /admin/api/minigames/settings': { game: 'powerball' },
  'GET /admin/api/minigames/chains': { game: 'powerball' },
  'GET /admin/api/minigames/feed': { game: 'powerball' },
  'GET /admin/api/minigames/returns': { game: 'powerball', period: 'day' },
  'GET /admin/api/site-options/history': { name: 'cashUnit' },
  'GET /admin/api/bonus-grants': { before: '100', size: '20', code: 'x', status: 'active', member: 'x' },
  'GET /admin/api/audit': { page: '1', size: '20', action: 'x', staff: 'x', target: 'x' },
}
