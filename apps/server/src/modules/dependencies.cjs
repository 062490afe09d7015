/** Whom each server module may use, through the other's `index.ts` only. The import check is generated from this table. */
module.exports = {
  audit: [],
  /** What one of the staff asks for and another confirms. */
  approvals: ['audit'],
  security: [],
  ledger: [],
  site: ['approvals', 'audit'],
  identity: ['ledger', 'site', 'audit'],
  community: ['identity', 'site', 'audit'],
  /** cashier: the account that deposits are sent to, for who asks for it. */
  boards: ['identity', 'site', 'audit', 'community', 'cashier'],
  /** Observes posts: what members write, and take part in, brings points. */
  boardrewards: ['identity', 'ledger', 'boards', 'community', 'points', 'protection', 'approvals', 'site', 'audit'],
  support: ['identity', 'ledger', 'site', 'audit', 'community'],
  protection: ['identity', 'ledger', 'approvals', 'site', 'audit'],
  cashier: [
    'identity',
    'ledger',
    'protection',
    'approvals',
    'site',
    'audit',
    'community',
    'wagers',
    'games',
    'promotions',
  ],
  /** Deposits and withdrawals in USDT: credits and pays by the requests of the cashier. */
  coin: [
    'identity',
    'ledger',
    'protection',
    'promotions',
    'wagers',
    'community',
    'approvals',
    'cashier',
    'site',
    'audit',
  ],
  wagers: ['identity', 'ledger', 'protection', 'site', 'audit'],
  /** Observes wagers and pauses; who plays with bonus money asks nothing of it. */
  promotions: [
    'identity',
    'ledger',
    'community',
    'levels',
    'points',
    'protection',
    'wagers',
    'approvals',
    'site',
    'audit',
  ],
  levels: ['identity', 'approvals', 'site', 'audit'],
  points: ['identity', 'ledger', 'levels', 'protection', 'wagers', 'approvals', 'site', 'audit'],
  rotary: ['identity', 'points', 'protection', 'approvals', 'site', 'audit'],
  attendance: ['identity', 'ledger', 'points', 'protection', 'rotary', 'approvals', 'site', 'audit'],
  coupons: ['identity', 'points', 'promotions', 'protection', 'approvals', 'site', 'audit'],
  games: ['identity', 'ledger', 'protection', 'wagers', 'approvals', 'site', 'audit'],
  /** games: only to offer its places to the lobby, which games serves, and to say which of its games are on. */
  minigames: ['identity', 'ledger', 'protection', 'wagers', 'games', 'approvals', 'site', 'audit'],
  /** What feeds say: one for all sites, and it knows no bet. games: only to offer its lists to the lobby. */
  sportsdata: ['games', 'site'],
  /** A book of each site on what `sportsdata` says. */
  sportsbook: ['identity', 'ledger', 'protection', 'wagers', 'games', 'sportsdata', 'approvals', 'site', 'audit'],
  /** A tree of partners, their rates, and what they earn by members' play. Observes who is admitted. */
  partner: ['identity', 'ledger', 'protection', 'promotions', 'wagers', 'games', 'approvals', 'site', 'audit'],
  statements: ['identity', 'ledger', 'wagers', 'site'],
  privacy: ['identity', 'ledger', 'community', 'wagers', 'site'],
  /** Back office pages that show several modules side by side; owns nothing. */
  desk: ['identity', 'ledger', 'cashier', 'wagers', 'games', 'site', 'audit'],
  /** Notices to staff; owns nothing. Observes wagers. */
  operations: ['audit', 'identity', 'site', 'wagers'],
  live: ['identity', 'ledger', 'community', 'site', 'games'],
}
