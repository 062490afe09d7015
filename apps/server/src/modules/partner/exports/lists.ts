import type {
  DataOf,
  Language,
  PartnerExport,
  PartnerExported,
  PartnerRight,
  partnerBets,
  partnerCash,
  partnerMembers,
  partnerMoneyMoves,
  partnerSettlement,
  partnerWagers,
} from '@maru/contract'
import { type ServerKey, text } from '@maru/i18n'
import type { Ctx } from '../../../platform/context.ts'
import { showMoneyMoves } from '../give/list.service.ts'
import { listBets } from '../lists/bets.service.ts'
import { listCash } from '../lists/cash.service.ts'
import { showSettlement } from '../lists/settlement.service.ts'
import { listWagers } from '../lists/wagers.service.ts'
import type { Own } from '../sight.rules.ts'
import { showMembers } from '../tree/own-tree.service.ts'
import type { Cell } from './csv.rules.ts'

type Page = { before: string; size: number }
type Pages<Row> = (ctx: Ctx, own: Own, page: Page) => Promise<{ list: Row[]; next?: string | null }>
type Column<Row> = { head: (language: Language) => string; of: (row: Row, language: Language) => Cell }
/** One list as it is given out: its columns, and how a page of it is read. */
export type ExportList = {
  right: PartnerRight
  head: (language: Language) => Cell[]
  page: (ctx: Ctx, own: Own, page: Page, language: Language) => Promise<{ rows: Cell[][]; next: string | null }>
}

const listed = <Row>(right: PartnerRight, pages: Pages<Row>, columns: readonly Column<Row>[]): ExportList => ({
  right,
  head: (language) => columns.map(({ head }) => head(language)),
  page: async (ctx, own, page, language) => {
    const { list, next = null } = await pages(ctx, own, page)
    return { rows: list.map((row) => columns.map(({ of }) => of(row, language))), next }
  },
})

const col =
  (key: ServerKey<'partner'>) =>
  (language: Language): string =>
    text(language, 'partner', key)
const number = (language: Language): string => text(language, 'server', 'partnerExport.number')
const word =
  <Row>(key: (row: Row) => ServerKey<'partner'>) =>
  (row: Row, language: Language): string =>
    text(language, 'partner', key(row))

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

type AskOf<W extends PartnerExported> = Extract<PartnerExport, { what: W }>['ask']
const lists: { [W in PartnerExported]: (ask: AskOf<W>) => ExportList } = {
  bets: (ask) =>
    listed<Bet>('bets.read', (ctx, own, page) => listBets(ctx, own, { ...ask, ...page }), [
      { head: col('col.at'), of: ({ at }) => at },
      ...names,
      { head: col('col.partner'), of: ({ partnerMemId }) => partnerMemId },
      { head: col('col.vendor'), of: ({ vendorName }) => vendorName },
      { head: col('col.game'), of: ({ gameName }) => gameName },
      { head: col('col.stake'), of: ({ stake }) => stake },
      { head: col('col.payout'), of: ({ payout }) => payout },
      { head: col('col.outcome'), of: ({ outcome }, language) => text(language, 'bets', `outcome.${outcome}`) },
      { head: number, of: ({ betIdx }) => betIdx },
    ]),
  cash: (ask) =>
    listed<Request>('cash.read', (ctx, own, page) => listCash(ctx, own, { ...ask, ...page }), [
      { head: col('col.at'), of: ({ at }) => at },
      ...names,
      { head: col('col.partner'), of: ({ partnerMemId }) => partnerMemId },
      { head: col('cash.kind'), of: word(({ cashType }) => `cash.${cashType}` as const) },
      { head: col('col.amount'), of: ({ amount }) => amount },
      { head: col('col.outcome'), of: ({ outcome }, language) => text(language, 'cash', `state.${outcome}`) },
    ]),
  settlement: (ask) =>
    listed<Line>('commission.read', (ctx, own) => showSettlement(ctx, own, ask), [
      { head: col(`col.${ask.by}`), of: ({ key, name }) => name || key },
      { head: col('col.turnover'), of: ({ turnover }) => turnover },
      { head: col('col.rolling'), of: ({ rolling }) => rolling },
    ]),
  wagers: (ask) =>
    listed<Wager>('commission.read', (ctx, own, page) => listWagers(ctx, own, { ...ask, ...page }), [
      { head: col('col.at'), of: ({ at }) => at },
      ...names,
      { head: col('col.product'), of: word(({ product }) => `product.${product}` as const) },
      { head: col('col.game'), of: ({ gameName }) => gameName },
      { head: col('col.stake'), of: ({ stake }) => stake },
      { head: col('col.payout'), of: ({ payout }) => payout },
      { head: col('col.turnover'), of: ({ turnover }) => turnover },
      { head: col('col.share'), of: ({ shareBp }) => shareBp / 10_000 },
      { head: col('col.rolling'), of: ({ rolling }) => rolling },
      {
        head: col('col.remark'),
        of: ({ note }, language) => (note === 'none' ? '' : text(language, 'partner', `note.${note}`)),
      },
      { head: number, of: ({ betIdx }) => betIdx },
    ]),
  members: (ask) =>
    listed<Member>('members.read', (ctx, own, page) => showMembers(ctx, own, { ...ask, ...page }), [
      ...names,
      { head: col('col.partner'), of: ({ partnerMemId }) => partnerMemId },
      { head: col('col.status'), of: word(({ status }) => `status.${status}` as const) },
      { head: col('col.level'), of: ({ level }) => level },
      { head: col('col.cash'), of: ({ cash }) => cash ?? '' },
      { head: col('col.joined'), of: ({ joinedAt }) => joinedAt },
      { head: col('col.lastLogin'), of: ({ lastLoginAt }) => lastLoginAt ?? '' },
    ]),
  moneyMoves: (ask) =>
    listed<Move>('give.read', (ctx, own, page) => showMoneyMoves(ctx, own, { ...ask, ...page }), [
      { head: col('col.at'), of: ({ at }) => at },
      { head: col('col.kind'), of: word(({ way }) => `give.${way}` as const) },
      { head: col('col.givingPartner'), of: ({ partnerMemId }) => partnerMemId },
      ...names,
      { head: col('col.amount'), of: ({ amount }) => amount },
      { head: col('col.partnerCash'), of: ({ partnerCash }) => partnerCash ?? '' },
      { head: col('col.receiverCash'), of: ({ cash }) => cash },
      { head: col('col.note'), of: ({ note }) => note },
    ]),
}

export const exportListOf = <W extends PartnerExported>(wanted: Extract<PartnerExport, { what: W }>): ExportList => {
  const made = lists[wanted.what] as (ask: unknown) => ExportList
  return made(wanted.ask)
}
