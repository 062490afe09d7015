import type { Generated } from 'kysely'
import type { Texts } from '../site/index.ts'

export type MessageKind = 'guide' | 'bonus' | 'answer'
export type MessageTable = {
  message_id: Generated<number>
  site_id: number
  member_id: number
  kind: MessageKind
  title: Texts
  text: Texts
  created_at: Date
  read_at: Date | null
  once_key: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    'community.message': MessageTable
  }
}
