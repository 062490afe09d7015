import type { CashCurrency, Language } from '@maru/contract'
import type { Generated } from 'kysely'

/** What staff typed, per language: plain text, never markup. */
export type Texts = Record<Language, string>

export type SiteTable = {
  site_id: number
  name: string
  theme: 'maru' | 'naru'
  host: string
  partner_host: Generated<string | null>
  authorization_key: string | null
  wire_key: string | null
  currency: Generated<CashCurrency>
  created_at: Generated<Date>
}
export type OptionTable = { site_id: number; name: string; value: unknown }
export type OptionChangeTable = {
  site_id: number
  name: string
  version: number
  before: unknown
  after: unknown
  is_standard: boolean
  staff_name: string
  reason: string
  changed_at: Date
}
export type BankTable = { site_id: number; bank_code: string; names: Texts; ord: number; is_on: Generated<boolean> }
export type CommonCodeTable = { site_id: number; master_code: string; code: string; names: Texts; ord: number }
export type MaintenanceTable = {
  site_id: number
  start_at: Date | null
  end_at: Date | null
  reason: Texts | null
  is_announced: Generated<boolean>
}
type ContentColumns = {
  site_id: number
  title: Texts
  text: Texts
  link: string | null
  is_on: boolean
  ord: number
  show_from: Date | null
  show_until: Date | null
  created_at: Date
  changed_at: Date
}
export type BannerTable = ContentColumns & {
  banner_id: Generated<number>
  kind: 'first-deposit' | 'daily-deposit' | 'plain'
}
export type PopupTable = ContentColumns & { popup_id: Generated<number>; audience: 'everybody' | 'login' }
declare module '../../platform/db/tables.ts' {
  interface Tables {
    'site.site': SiteTable
    'site.option': OptionTable
    'site.option_change': OptionChangeTable
    'site.bank': BankTable
    'site.common_code': CommonCodeTable
    'site.maintenance': MaintenanceTable
    'site.banner': BannerTable
    'site.popup': PopupTable
  }
}
