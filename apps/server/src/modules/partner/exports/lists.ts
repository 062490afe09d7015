import type {
  DataOf,
  Language,
  PartnerExport,
  PartnerExported,
  PartnerRight,
  partnerBets,
  partnerCash,
  partnerCommission,
  partnerLosing,
  partnerMembers,
  partnerMoneyMoves,
  partnerSettlement,
  partnerWagers,
  RatedProduct,
} from '@maru/contract'
import { shownAmount } from '@maru/contract'
import { type ServerKey, text } from '@maru/i18n'
import type { Ctx } from '../../../platform/context.ts'
import { siteCurrency } from '../../site/index.ts'
import { showMoneyMoves } from '../give/list.service.ts'
import { listBets } from '../lists/bets.service.ts'
import { listCash } from '../lists/cash.service.ts'
import { showSettlement } from '../lists/settlement.service.ts'
import { listWagers } from '../lists/wagers.service.ts'
import { listLosing } from '../losing/own-losing.service.ts'
import { pageOfPurse } from '../purse/convert.service.ts'
import type { Own } from '../sight.rules.ts'
import { showMembers } from '../tree/own-tree.service.ts'
import type { Cell } from './csv.rules.ts'
import { type TreeLine, treeLines } from './tree-lines.service.ts'

type Page = { before: string; size: number }
type Pages<Row> = (ctx: Ctx, own: Own, page: Page) => Promise<{ list: Row[]; next?: string | null }>
/** `sum`: of ledger units, what people read; null, of what who reads may not see, leaves its cell empty. */
type Said = { language: Language; sum: (units: number | null) => number | '' }
type Column<Row> = { head: (language: Language) => string; of: (row: Row, said: Said) => Cell }
/** One list as it is given out: its columns, and how a page of it is read. */
export type ExportList = {
  right: PartnerRight
  /** Of the file: what it is added up by, and the days that it is of; or '' where it is of no days. */
  days: string
  head: (language: Language) => Cell[]
  page: (ctx: Ctx, own: Own, page: Page, language: Language) => Promise<{ rows: Cell[][]; next: string | null }>
}

const listed = <Row>(
  right: PartnerRight,
  pages: Pages<Row>,
  columns: readonly Column<Row>[],
  days: { by?: string; from?: string; until?: string } = {},
): ExportList => ({
  right,
  days: [...new Set([days.by, days.from, days.until])].filter(Boolean).join('_'),
  head: (language) => columns.map(({ head }) => head(language)),
  page: async (ctx, own, page, language) => {
    const { list, next = null } = await pages(ctx, own, page)
    const currency = await siteCurrency(ctx)
    const said: Said = { language, sum: (units) => (units === null ? '' : shownAmount(units, currency)) }
    return { rows: list.map((row) => columns.map(({ of }) => of(row, said))), next }
  },
})

const col =
  (key: ServerKey<'partner'>) =>
  (language: Language): string =>
    text(language, 'partner', key)
const number = (language: Language): string => text(language, 'server', 'partnerExport.number')
const word =
  <Row>(key: (row: Row) => ServerKey<'partner'>) =>
  (row: Row, { language }: Said): string =>
    text(language, 'partner', key(row))
const inSeoul =
  (key: ServerKey<'partner'>) =>
  (language: Language): string =>
    `${col(key)(language)} (Asia/Seoul)`

const directMembers = col('dashboard.direct')
const notPartner = (of: 'direct' | 'elsewhere') => col(`dashboard.${of}`)
/** What a line of the settlement is of, as the page calls it. */
const lineName = (by: 'day' | 'branch' | 'product', { key, name }: Line, language: Language): string => {
  if (by === 'product') return text(language, 'partner', `product.${key as RatedProduct}`)
  if (by === 'day' || name !== '') return name || key
  return key === '0' ? directMembers(language) : text(language, 'partner', 'dashboard.elsewhere')
}

type Named = { memId: string; memNick: string }
const names: readonly Column<Named>[] = [
  { head: col('col.member'), of: ({ memId }) => memId },
  { head: col('col.name'), of: ({ memNick }) => memNick },
]

type Bet = DataOf<typeof partnerBets>['list'][number]
type Request = DataOf<typeof partnerCash>['list'][number]
type Line = DataOf<typeof partnerSettlement>['list'][number]
type Wager = DataOf<typeof partnerWagers>['list'][number]
type Member = DataOf<typeof partnerMembers>['list'][number]
type Move = DataOf<typeof partnerMoneyMoves>['list'][number]
type Entry = DataOf<typeof partnerCommission>['list'][number]
type Period = DataOf<typeof partnerLosing>['list'][number]

type AskOf<W extends PartnerExported> = Extract<PartnerExport, { what: W }>['ask']
const lists: { [W in PartnerExported]: (ask: AskOf<W>) => ExportList } = {
  partners: (ask) =>
    listed<TreeLine>('tree.read', (ctx, own, page) => treeLines(ctx, own, { ...ask, ...page }), [
      {
        head: col('col.memId'),
        of: ({ memId, of }, { language }) => (of === 'partner' ? memId : notPartner(of)(language)),
      },
      { head: col('col.name'), of: ({ memNick }) => memNick },
      {
        head: col('col.tier'),
        of: ({ tier }, { language }) => (tier ? text(language, 'partner', `tier.${tier}`) : ''),
      },
      { head: col('col.partners'), of: ({ partners }) => partners },
      { head: col('col.members'), of: ({ members }) => members },
      { head: col('col.turnover'), of: ({ turnover }, { sum }) => sum(turnover) },
      { head: col('col.netLoss'), of: ({ netLoss }, { sum }) => sum(netLoss) },
      { head: col('col.rolling'), of: ({ rolling }, { sum }) => sum(rolling) },
      { head: col('col.losing'), of: ({ losing }, { sum }) => sum(losing) },
    ]),
  bets: (ask) =>
    listed<Bet>(
      'bets.read',
      (ctx, own, page) => listBets(ctx, own, { ...ask, ...page }),
      [
        { head: inSeoul('col.at'), of: ({ at }) => new Date(at) },
        ...names,
        { head: col('col.partner'), of: ({ partnerMemId }) => partnerMemId },
        { head: col('col.vendor'), of: ({ vendorName }) => vendorName },
        { head: col('col.game'), of: ({ gameName }) => gameName },
        { head: col('col.stake'), of: ({ stake }, { sum }) => sum(stake) },
        { head: col('col.payout'), of: ({ payout }, { sum }) => sum(payout) },
        { head: col('col.outcome'), of: ({ outcome }, { language }) => text(language, 'bets', `outcome.${outcome}`) },
        { head: number, of: ({ betIdx }) => betIdx },
      ],
      ask,
    ),
  cash: (ask) =>
    listed<Request>('cash.read', (ctx, own, page) => listCash(ctx, own, { ...ask, ...page }), [
      { head: inSeoul('col.at'), of: ({ at }) => new Date(at) },
      ...names,
      { head: col('col.partner'), of: ({ partnerMemId }) => partnerMemId },
      { head: col('cash.kind'), of: word(({ cashType }) => `cash.${cashType}` as const) },
      { head: col('col.amount'), of: ({ amount }, { sum }) => sum(amount) },
      { head: col('col.outcome'), of: ({ outcome }, { language }) => text(language, 'cash', `state.${outcome}`) },
    ]),
  settlement: (ask) =>
    listed<Line>(
      'commission.read',
      (ctx, own) => showSettlement(ctx, own, ask),
      [
        { head: col(`col.${ask.by}`), of: (line, { language }) => lineName(ask.by, line, language) },
        { head: col('col.turnover'), of: ({ turnover }, { sum }) => sum(turnover) },
        { head: col('col.rolling'), of: ({ rolling }, { sum }) => sum(rolling) },
      ],
      ask,
    ),
  wagers: (ask) =>
    listed<Wager>(
      'commission.read',
      (ctx, own, page) => listWagers(ctx, own, { ...ask, ...page }),
      [
        { head: inSeoul('col.at'), of: ({ at }) => new Date(at) },
        ...names,
        { head: col('col.product'), of: word(({ product }) => `product.${product}` as const) },
        { head: col('col.game'), of: ({ gameName }) => gameName },
        { head: col('col.stake'), of: ({ stake }, { sum }) => sum(stake) },
        { head: col('col.payout'), of: ({ payout }, { sum }) => sum(payout) },
        { head: col('col.turnover'), of: ({ turnover }, { sum }) => sum(turnover) },
        { head: col('col.share'), of: ({ shareBp }) => ({ share: shareBp / 10_000 }) },
        { head: col('col.rolling'), of: ({ rolling }, { sum }) => sum(rolling) },
        {
          head: col('col.remark'),
          of: ({ note, isOldRate }, { language }) =>
            [...(note === 'none' ? [] : [note]), ...(isOldRate ? (['old-rate'] as const) : [])]
              .map((one) => text(language, 'partner', `note.${one}`))
              .join(', '),
        },
        { head: number, of: ({ betIdx }) => betIdx },
      ],
      { from: ask.day },
    ),
  members: (ask) =>
    listed<Member>('members.read', (ctx, own, page) => showMembers(ctx, own, { ...ask, ...page }), [
      ...names,
      { head: col('col.partner'), of: ({ partnerMemId }) => partnerMemId },
      { head: col('col.status'), of: word(({ status }) => `status.${status}` as const) },
      { head: col('col.level'), of: ({ level }) => level },
      { head: col('col.cash'), of: ({ cash }, { sum }) => sum(cash) },
      { head: inSeoul('col.joined'), of: ({ joinedAt }) => new Date(joinedAt) },
      { head: inSeoul('col.lastLogin'), of: ({ lastLoginAt }) => (lastLoginAt ? new Date(lastLoginAt) : '') },
    ]),
  moneyMoves: (ask) =>
    listed<Move>('give.read', (ctx, own, page) => showMoneyMoves(ctx, own, { ...ask, ...page }), [
      { head: inSeoul('col.at'), of: ({ at }) => new Date(at) },
      { head: col('col.kind'), of: word(({ way }) => `give.${way}` as const) },
      { head: col('col.givingPartner'), of: ({ partnerMemId }) => partnerMemId },
      ...names,
      { head: col('col.amount'), of: ({ amount }, { sum }) => sum(amount) },
      {
        head: col('col.partnerCash'),
        of: ({ partnerCash }, { sum }) => sum(partnerCash),
      },
      { head: col('col.receiverCash'), of: ({ cash }, { sum }) => sum(cash) },
      { head: col('col.note'), of: ({ note }) => note },
    ]),
  commission: () =>
    listed<Entry>('commission.read', (ctx, own, page) => pageOfPurse(ctx, own.partnerId, page), [
      { head: inSeoul('col.at'), of: ({ at }) => new Date(at) },
      { head: col('col.kind'), of: word(({ kind }) => `entry.${kind}` as const) },
      { head: col('col.period'), of: ({ period }) => period },
      { head: col('col.amount'), of: ({ amount }, { sum }) => sum(amount) },
      { head: col('col.balance'), of: ({ balance }, { sum }) => sum(balance) },
      // Without it a correction of more than was held does not add up.
      { head: col('commission.owed'), of: ({ owed }, { sum }) => sum(owed) },
    ]),
  losing: () =>
    listed<Period>('commission.read', (ctx, own, page) => listLosing(ctx, own, page), [
      { head: col('col.period'), of: ({ from, until }) => (from === until ? from : `${from} – ${until}`) },
      { head: col('col.turnover'), of: ({ turnover }, { sum }) => sum(turnover) },
      { head: col('losing.losses'), of: ({ losses }, { sum }) => sum(losses) },
      { head: col('losing.divided'), of: ({ divided }, { sum }) => sum(divided) },
      { head: col('losing.rolling'), of: ({ rolling }, { sum }) => sum(0 - rolling) },
      { head: col('losing.amount'), of: ({ amount }, { sum }) => sum(amount) },
      { head: inSeoul('losing.paid'), of: ({ paidAt }) => (paidAt ? new Date(paidAt) : '') },
    ]),
}

export const exportListOf = <W extends PartnerExported>(wanted: Extract<PartnerExport, { what: W }>): ExportList => {
  const made = lists[wanted.what] as (ask: unknown) => ExportList
  return made(wanted.ask)
}
