import {
  type BonusStatus,
  bonusStatuses,
  coinDepositStates,
  coinPaymentStates,
  type LiveTableGame,
  type LiveTableState,
  liveTableGames,
  liveTableStates,
  type MemberStatus,
  memberStatuses,
  minigames,
  miniReturnPeriods,
  type PartnerSignKind,
  type PointKind,
  type PostBoard,
  type PostState,
  partnerPeriods,
  partnerSignKinds,
  pointKinds,
  postBoards,
  postStates,
  type QuestionKind,
  type QuestionState,
  questionKinds,
  questionStates,
  type SecurityKind,
  type SportCode,
  type SportTicketState,
  securityKinds,
  signUpSorts,
  sportCodes,
  sportTicketStates,
  transferStatuses,
  type WarningSign,
  warningSigns,
} from '@maru/contract'
import { readDay } from '@maru/ui/day.ts'

/** Values of an address as a page takes them, whatever stands there. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const pageOf = (value: unknown): number =>
  Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : 1
/** A whole number up to `most` as a text; empty: none. */
const wholeOf = (value: unknown, most: number): string => {
  const number = Number(textOf(value))
  return Number.isSafeInteger(number) && number >= 1 && number <= most ? String(number) : ''
}
/** What a page of a list answered as its next one's; '' begins anew. */
const placeIn = ({ before }: Search): string => textOf(before).slice(0, 60)
export const oneOf = <V extends string>(value: unknown, all: readonly V[], first: V): V =>
  all.includes(value as V) ? (value as V) : first

type Search = Record<string, unknown>
const gameIn = ({ game }: Search) => oneOf(game, minigames, 'powerball')

const searched = ({ search }: Search): string => textOf(search).slice(0, 60)

const memberTabs = ['ledger', 'wagers', 'sports', 'cash', 'points', 'sessions', 'protection'] as const

const rewardTabs = ['coupons', 'attendance', 'reviews', 'events', 'wheel'] as const

/** Of the pages of the desk and of members. */
export const deskSearch = {
  /** `page`: of wagers, which are counted by the day; the other tabs page by rows. */
  member: (search: Search) => ({
    tab: oneOf(search.tab, memberTabs, 'ledger'),
    page: pageOf(search.page),
    ...(placeIn(search) === '' ? {} : { before: placeIn(search) }),
  }),
  levels: (search: Search) => ({
    tab: oneOf(search.tab, ['rules', 'limits', 'minigames', 'benefits'], 'rules'),
    game: gameIn(search),
  }),
  settings: (search: Search) => ({ tab: oneOf(search.tab, ['options', 'banks'], 'options') }),
  rewards: (search: Search) => ({ tab: oneOf(search.tab, rewardTabs, 'coupons'), before: placeIn(search) }),
  content: (search: Search) => ({ tab: oneOf(search.tab, ['banners', 'popups'], 'banners') }),
  /** Only paths of our own: `next` comes from the address and could be anything. */
  login: (search: Search): { next?: string } => {
    const next = textOf(search.next)
    return /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? { next } : {}
  },
  signUps: (search: Search) => ({
    search: searched(search),
    sort: oneOf(search.sort, signUpSorts, 'due'),
    page: pageOf(search.page),
  }),
  cash: (search: Search) => ({
    state: oneOf(search.state, ['open', 'ended'], 'open'),
    cashType: oneOf(search.cashType, ['', 'deposit', 'withdrawal'], ''),
    before: placeIn(search),
  }),
  /** `state`: of deposits, `payment`: of payments; `memberId` 0: of all members. */
  coin: (search: Search) => ({
    tab: oneOf(search.tab, ['deposits', 'payments'], 'deposits'),
    state: oneOf(search.state, ['open', ...coinDepositStates, 'all'], 'open'),
    payment: oneOf(search.payment, ['open', ...coinPaymentStates, 'all'], 'open'),
    memberId: Number(wholeOf(search.memberId, Number.MAX_SAFE_INTEGER)),
    before: placeIn(search),
  }),
  members: (search: Search) => ({
    search: searched(search),
    status: oneOf<MemberStatus | ''>(search.status, ['', ...memberStatuses], ''),
    before: placeIn(search),
  }),
  support: (search: Search) => ({
    tab: oneOf(search.tab, ['open', 'closed', 'canned'], 'open'),
    chat: Number(wholeOf(search.chat, Number.MAX_SAFE_INTEGER)),
    before: placeIn(search),
  }),
  messages: (search: Search) => ({
    tab: oneOf(search.tab, ['mailings', 'templates'], 'mailings'),
    before: placeIn(search),
  }),
  points: (search: Search) => ({
    tab: oneOf(search.tab, ['list', 'requests', 'rules'], 'list'),
    from: readDay(textOf(search.from)) ?? '',
    until: readDay(textOf(search.until)) ?? '',
    kind: oneOf<PointKind | ''>(search.kind, ['', ...pointKinds], ''),
    before: placeIn(search),
  }),
  transfers: (search: Search) => ({
    tab: oneOf(search.tab, ['list', 'purses'], 'list'),
    status: oneOf<(typeof transferStatuses)[number] | ''>(search.status, ['', ...transferStatuses], ''),
    vendorCode: textOf(search.vendorCode).slice(0, 40),
    before: Number(wholeOf(search.before, Number.MAX_SAFE_INTEGER)) || 0,
  }),
}

/** Of the pages of partners. */
export const partnerSearch = {
  tree: (search: Search) => ({
    tab: oneOf(search.tab, ['tree', 'wager', 'signs'], 'tree'),
    /** Of the tab of a bet's commission. */
    bet: textOf(search.bet).slice(0, 60),
    search: textOf(search.search).slice(0, 40),
    period: oneOf(search.period, partnerPeriods, 'month'),
    /** Of the tab of signs. */
    ...(partnerSignKinds.some((kind) => kind === search.kind) ? { kind: search.kind as PartnerSignKind } : {}),
    ...(placeIn(search) === '' ? {} : { before: placeIn(search) }),
  }),
  one: (search: Search) => ({
    tab: oneOf(search.tab, ['rates', 'members', 'purse', 'money', 'moves', 'signs'], 'rates'),
    before: placeIn(search),
  }),
  settlements: (search: Search) => ({ before: placeIn(search) }),
}

/** Of the pages of boards and questions. */
export const boardSearch = {
  posts: (search: Search) => ({
    tab: oneOf(search.tab, ['posts', 'queue', 'words', 'settings', 'faq', 'rules'], 'posts'),
    board: oneOf<PostBoard | ''>(search.board, ['', ...postBoards], ''),
    status: oneOf<PostState | ''>(search.status, ['', ...postStates], ''),
    term: textOf(search.term).slice(0, 50),
    page: pageOf(search.page),
  }),
  questions: (search: Search) => ({
    tab: oneOf(search.tab, ['desk', 'templates'], 'desk'),
    status: oneOf<QuestionState | ''>(search.status, ['', ...questionStates], 'wait'),
    kind: oneOf<QuestionKind | ''>(search.kind, ['', ...questionKinds], ''),
    page: pageOf(search.page),
    ...(wholeOf(search.question, Number.MAX_SAFE_INTEGER) === '' ? {} : { question: Number(search.question) }),
  }),
}

/** Of the pages of mini games. */
export const minigameSearch = {
  rounds: (search: Search) => ({
    game: gameIn(search),
    day: readDay(textOf(search.day)) ?? '',
    number: wholeOf(search.number, 288),
    page: pageOf(search.page),
  }),
  prices: (search: Search) => ({
    game: gameIn(search),
    tab: oneOf(search.tab, ['prices', 'history', 'limits', 'settings'], 'prices'),
  }),
  draws: (search: Search) => ({ game: gameIn(search) }),
  returns: (search: Search) => ({ game: gameIn(search), period: oneOf(search.period, miniReturnPeriods, 'day') }),
}

/** Of the page of bonuses. `filter`: the bonus of the grants that are shown. */
export const bonusSearch = (search: Search) => ({
  tab: oneOf(search.tab, ['terms', 'history', 'waiting', 'grants'], 'terms'),
  code: textOf(search.code).slice(0, 40),
  filter: textOf(search.filter).slice(0, 40),
  status: oneOf<BonusStatus | ''>(search.status, ['', ...bonusStatuses], ''),
  member: textOf(search.member).slice(0, 60),
  before: Number(wholeOf(search.before, Number.MAX_SAFE_INTEGER)),
})

/** Of the pages of live tables. */
const roundOf = (value: unknown): number | undefined => {
  const round = Number(value)
  return value !== '' && Number.isSafeInteger(round) && round > 0 ? round : undefined
}

export const tableSearch = {
  all: (search: Search) => ({
    game: oneOf<LiveTableGame | ''>(search.game, ['', ...liveTableGames], ''),
    state: oneOf<LiveTableState | ''>(search.state, ['', ...liveTableStates], ''),
  }),
  one: (search: Search) => ({
    tab: oneOf(search.tab, ['now', 'dealer', 'rounds', 'shifts', 'limits', 'dress', 'chat', 'shoes', 'report'], 'now'),
    /** Of the tab of rounds; the running one where none is named. */
    ...(roundOf(search.round) === undefined ? {} : { round: roundOf(search.round) as number }),
  }),
}

/** Of the page of tickets of the sportsbook. `ticket`: the one that is open, as `ticketName` writes it. */
export const ticketSearch = (search: Search) => ({
  state: oneOf<SportTicketState | ''>(search.state, ['', ...sportTicketStates], ''),
  sport: oneOf<SportCode | ''>(search.sport, ['', ...sportCodes], ''),
  eventId: wholeOf(search.eventId, 9_999_999_999_999),
  memberId: Number(wholeOf(search.memberId, Number.MAX_SAFE_INTEGER)),
  number: Number(wholeOf(search.number, Number.MAX_SAFE_INTEGER)),
  leastStake: Number(wholeOf(search.leastStake, Number.MAX_SAFE_INTEGER)),
  live: oneOf<'' | '1'>(search.live, ['', '1'], ''),
  code: /^[A-Z]\d{3,4}$/.test(textOf(search.code)) ? textOf(search.code) : '',
  before: textOf(search.before).slice(0, 60),
  ticket: textOf(search.ticket).slice(0, 60),
})

/** Of the pages of records. */
export const recordSearch = {
  protection: (search: Search) => ({
    sign: oneOf<WarningSign | ''>(search.sign, ['', ...warningSigns], ''),
    least: Number(wholeOf(search.least, 1_000)),
    contacted: oneOf<'' | 'yes' | 'no'>(search.contacted, ['', 'yes', 'no'], ''),
    before: placeIn(search),
  }),
  security: (search: Search) => ({
    kind: oneOf<SecurityKind | ''>(search.kind, ['', ...securityKinds], ''),
    address: textOf(search.address).slice(0, 45),
    subject: textOf(search.subject).slice(0, 45),
    before: placeIn(search),
  }),
  audit: (search: Search) => ({
    action: textOf(search.action).slice(0, 60),
    staff: textOf(search.staff).slice(0, 60),
    target: textOf(search.target).slice(0, 80),
    before: placeIn(search),
  }),
}
