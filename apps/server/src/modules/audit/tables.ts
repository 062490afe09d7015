import type { Generated } from 'kysely'

export type EntryTable = {
  entry_id: Generated<number>
  site_id: number
  staff_id: number
  staff_name: string
  action: string
  target: string
  /** JSON text going in, any value coming out. */
  before: unknown
  after: unknown
  ip: string
  request_id: string
  created_at: Date
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    'audit.entry': EntryTable
  }
}
