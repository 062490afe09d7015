import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { GAME, VENDOR } from '../modules/games/adapters/vendor-wallet.fixture.ts'
import { someTerms } from '../modules/promotions/terms.fixture.ts'
import { CAPTCHA, PASSWORD, WITHDRAWAL_PASSWORD } from '../testing/running-server.ts'
import { boardBodies, boardOfficeBodies } from './board-bodies.ts'
import { boardRewardBodies, boardRewardOfficeBodies } from './board-reward-bodies.ts'
import { coinBodies, coinOfficeBodies } from './coin-bodies.ts'
import { messageBodies } from './message-bodies.ts'
import { miniOfficeBodies } from './minigame-bodies.ts'
import { factorBodies, ownAccountBodies } from './own-account-bodies.ts'
import { partnerBodies, partnerOfficeBodies } from './partner-bodies.ts'
import { pointBodies } from './point-bodies.ts'
import { memberRewardBodies, rewardBodies } from './reward-bodies.ts'
import { siteBodies } from './site-steps.fixture.ts'
import { sportBodies, sportOfficeBodies } from './sport-bodies.ts'
import { sportResultBodies } from './sport-results-bodies.ts'
import { sportTicketBodies } from './sport-ticket-bodies.ts'
import { supportBodies } from './support-bodies.ts'

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const texts = { ko: '제목', en: 'title', vn: 'tựa' }
const vendorTerms = {
  names: texts,
  address: 'https://games.example',
  publicKeys: [publicKey],
  frameOrigins: ['https://games.example'],
  groups: { slot: 'slot', 'live-casino': null },
  requestsPerSecond: 100,
  canReplay: false,
  playsBeside: false,
}
const content = { title: texts, text: texts, link: '/', isOn: true, ord: 1, showFrom: null, showUntil: null }

const placeLimits = [{ place: 'banker', minimum: 10_000, maximum: 20_000 }]
const typedDice = { kind: 'type-result', round: 1, dealt: { dice: [1, 2, 3] } }

export const signUpBody = () => ({
  // Not of a reserved word: with nothing but digits behind it, it would be one.
  memId: `night${randomUUID().slice(0, 8)}`,
  memPass: 'Nori7sign!',
  memPassCheck: 'Nori7sign!',
  memPhone: `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
  memPhoneVendor: '',
  memLevel: '1',
  bank: 'D01',
  memName: '홍길동',
  memNick: `손님${Math.floor(Math.random() * 1e9)}`,
  bankacc: String(Math.floor(Math.random() * 1e12)).padStart(12, '1'),
  cashOutPass: '1357',
  nationCode: 'KR',
  partSendYn: 'N',
  recommenderId: '',
  isAdult: true,
})

/** A body of each call of the member wire that has one, as an honest client would send it. */
export const memberBodies: Record<string, () => object> = {
  ...ownAccountBodies,
  ...sportBodies,
  '/api/member/login': () => ({ memId: 'nobody01', memPass: PASSWORD, captchaId: 'x'.repeat(43), captcha: CAPTCHA }),
  // No such bank, and no such sum: what else is wrong, it stays a refusal.
  '/api/member/signup': () => ({ ...signUpBody(), bank: 'D99' }),
  '/api/captcha/sound': () => ({ captchaId: 'x'.repeat(43) }),
  '/api/member/checkDuplicate': () => ({ field: 'memId', value: 'somebody1' }),
  '/api/member/update': () => ({
    what: 'cashOutPass',
    currentPass: 'x',
    cashOutPass: '1357',
    cashOutPassCheck: '1357',
  }),
  '/api/common/code': () => ({ masterCode: 'game-group' }),
  '/api/common/gameGroupCodes': () => ({ masterCode: '' }),
  '/api/common/gameCodes': () => ({ masterCode: '', groupCode: '', code: '' }),
  '/api/game/getGameList': () => ({ vendorKey: VENDOR, gameType: '', search: '' }),
  '/api/game/getGame': () => ({ vendorKey: VENDOR, gameKey: GAME }),
  '/api/game/launch': () => ({ vendorKey: VENDOR, gameType: 'slot', gameKey: 'no-such-game', device: 'desktop' }),
  '/api/cash/in': () => ({ amount: 10_000, bonus: 'first', requestKey: randomUUID() }),
  '/api/cash/out': () => ({ amount: 10_001, cashOutPass: WITHDRAWAL_PASSWORD, requestKey: randomUUID() }),
  '/api/cash/list/': () => ({ page: 1, startDate: '2026-01-01', endDate: '2026-12-31', cashType: '' }),
  '/api/cash/del': () => ({ what: 'cancel', cashIdx: [999_999_999] }),
  '/api/bet/betlist': () => ({
    groupKey: '',
    vendorCode: '',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    page: 1,
    oldYn: 'Y',
  }),
  '/api/bet/betDetail': () => ({ betIdx: 'mi5k2c3d-1' }),
  '/api/main/replayWin': () => ({ win: 'nobody-sealed-this' }),
  '/api/bet/replay': () => ({ betIdx: 'mi5k2c3d-1' }),
  '/api/minigame/slots/{prodId}/{type}': () => ({ prodId: 'maru', type: 'powerball' }),
  '/api/minigame/powerballResult': () => ({ type: 'powerball', day: '2026-11-23', number: 288, page: 1 }),
  '/api/minigame/dayDraws': () => ({ type: 'powerladder', day: '2026-11-23' }),
  '/api/minigame/statistics': () => ({ type: 'kinoladder', period: 'day' }),
  '/api/minigame/proof': () => ({ type: 'speedkino', roundId: '2026-11-23T08:50:00Z' }),
  '/api/minigame/myBets': () => ({ type: 'powerball', roundId: '2026-11-23T08:50:00Z', page: 1 }),
  // Its round was over long ago: what else is wrong, it stays a refusal.
  '/api/bet/betProc': () => ({
    prodId: 'maru',
    type: 'powerball',
    roundId: '2026-11-23T08:50:00Z',
    bets: [
      {
        slipId: randomUUID(),
        selections: [
          { market: 'sum-parity', outcome: 'odd' },
          { market: 'power-ball-side', outcome: 'over' },
        ],
        price: 3_700,
        stake: 10_000,
      },
    ],
  }),
  '/api/bet/cancelProc': () => ({ slipId: randomUUID() }),
  '/api/protection/setLimit': () => ({ kind: 'deposit', period: 'month', amount: 50_000_000 }),
  '/api/protection/confirmLimit': () => ({ kind: 'deposit', period: 'month' }),
  '/api/protection/keepLimit': () => ({ kind: 'deposit', period: 'month' }),
  '/api/protection/limitHistory': () => ({ page: 1 }),
  '/api/protection/setReality': () => ({ minutes: 60 }),
  '/api/protection/askHelp': () => ({ score: null }),
  '/api/protection/timeOut': () => ({ hours: 24 }),
  '/api/protection/exclude': () => ({ months: 6 }),
  '/api/bonus/list': () => ({ page: 1 }),
  '/api/bonus/cancel': () => ({ grantId: 999_999_999 }),
  '/api/point/list': () => ({ page: 1, startDate: '2026-01-01', endDate: '2026-12-31', way: '' }),
  // More than anybody holds.
  '/api/point/change': () => ({ amount: 900_000_000, requestKey: randomUUID() }),
  ...memberRewardBodies,
  ...partnerBodies,
  ...coinBodies,
  ...boardBodies,
  ...boardRewardBodies,
  '/api/support/send': () => ({ text: 'hello', requestKey: randomUUID() }),
  '/api/support/seen': () => ({ seq: 0 }),
}

/** Calls that write something by being sent as they should be: an attack on them changes a field that must be right. */
export const officeBodies: Record<string, () => object> = {
  'POST /admin/api/login': () => ({ loginId: 'nobody', password: 'nothing', totp: '000000' }),
  'POST /admin/api/cash-requests/:cashIdx/reject': () => ({ reason: 'not ours' }),
  'POST /admin/api/bonus-cost': () => ({ terms: someTerms() }),
  ...coinOfficeBodies,
  ...messageBodies,
  ...supportBodies,
  ...boardOfficeBodies,
  ...boardRewardOfficeBodies,
  ...pointBodies,
  ...partnerOfficeBodies,
  ...factorBodies,
  ...siteBodies,
  ...rewardBodies,
  ...sportOfficeBodies,
  'PUT /admin/api/bonuses/:code': () => ({
    ...{ after: 0, isOn: false, terms: someTerms({ trigger: 'hand' }), reason: 'as agreed' },
  }),
  'POST /admin/api/bonus-requests/:requestId': () => ({ act: 'drop' }),
  'POST /admin/api/bonus-grants': () => ({
    ...{ memberId: 999_999_999, code: 'gift', amount: 1_000, reason: 'as agreed', requestKey: randomUUID() },
  }),
  'POST /admin/api/bonus-grants/:grantId/cancel': () => ({ reason: 'as agreed' }),
  'POST /admin/api/sign-ups/reject': () => ({ memberIds: [999_999_999], reason: 'not ours' }),
  'POST /admin/api/sign-ups/:memberId/reject': () => ({ reason: 'not ours' }),
  'POST /admin/api/members/:memberId/lock': () => ({ reason: 'not ours' }),
  'POST /admin/api/members/:memberId/suspend': () => ({ reason: 'not ours' }),
  'POST /admin/api/members/:memberId/test': () => ({ isTest: true, reason: 'our own' }),
  'POST /admin/api/members/:memberId/lift-suspension': () => ({ reason: 'not ours' }),
  'POST /admin/api/members/:memberId/forgive-debt': () => ({ amount: 1_000, reason: 'not ours' }),
  'POST /admin/api/members/:memberId/bar': () => ({ what: 'deposit', isBarred: true, reason: 'not ours' }),
  'POST /admin/api/members/:memberId/protection/limit': () => ({
    kind: 'loss',
    period: 'week',
    amount: 1_000_000,
    reason: 'not ours',
  }),
  'POST /admin/api/members/:memberId/protection/limit/confirm': () => ({ kind: 'loss', period: 'week' }),
  'POST /admin/api/members/:memberId/protection/limit/keep': () => ({ kind: 'loss', period: 'week' }),
  'POST /admin/api/members/:memberId/protection/time-out': () => ({ hours: 24, reason: 'not ours' }),
  'POST /admin/api/members/:memberId/protection/exclude': () => ({ months: 6, reason: 'not ours' }),
  'POST /admin/api/members/:memberId/protection/note': () => ({ kind: 'note', text: 'called, no answer' }),
  'PUT /admin/api/protection/options': () => ({
    ...{ coolingLoss: 1_000_000, coolingHours: 12, realityCheckMinutes: 30 },
    ...{ helpLine: '1336', helpLink: null },
  }),
  'POST /admin/api/members/:memberId/protection/lift': () => ({ reason: 'not ours' }),
  'POST /admin/api/staff': () => ({
    loginId: 'newcomer',
    name: 'New',
    role: 'auditor',
    password: 'River#stone58',
    siteIds: [1],
  }),
  'PUT /admin/api/staff/:staffId': () => ({ name: 'New', role: 'auditor', siteIds: [1] }),
  'POST /admin/api/me/password': () => ({
    currentPassword: 'Wrong#stone58',
    totp: '000000',
    password: 'River#stone58',
  }),
  'POST /admin/api/staff/:staffId/reset-password': () => ({ password: 'River#stone58' }),
  'PUT /admin/api/maintenance': () => ({
    window: { startDate: '2100-01-01T00:00:00Z', endDate: '2100-01-02T00:00:00Z', reason: texts },
  }),
  'POST /admin/api/banners': () => ({ ...content, kind: 'plain' }),
  'PUT /admin/api/banners/:id': () => ({ ...content, kind: 'plain' }),
  'POST /admin/api/popups': () => ({ ...content, audience: 'everybody' }),
  'PUT /admin/api/popups/:id': () => ({ ...content, audience: 'everybody' }),
  'POST /admin/api/vendors': () => ({ ...vendorTerms, vendorCode: 'newcomer' }),
  'PUT /admin/api/vendors/:vendorCode': () => ({ ...vendorTerms, version: 1 }),
  'POST /admin/api/vendors/:vendorCode/switch': () => ({ isOn: true }),
  'PUT /admin/api/games/:vendorKey/:gameKey': () => ({ isOn: true }),
  'POST /admin/api/tables/:vendorKey/:gameKey/command': () => ({
    commandId: '3b0f7a52-6f9e-4a57-9a0b-6a3a52a6f001',
    order: { kind: 'void', round: 1, reason: 'not ours' },
  }),
  'POST /admin/api/tables/:vendorKey/:gameKey/limits': () => ({ commandId: randomUUID(), places: placeLimits }),
  'POST /admin/api/tables/:vendorKey/:gameKey/deal': () => ({ commandId: randomUUID(), order: typedDice }),
  ...miniOfficeBodies,
  ...sportResultBodies,
  ...sportTicketBodies,
}
