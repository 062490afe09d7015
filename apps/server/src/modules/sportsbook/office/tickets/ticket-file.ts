import type { ExposurePart } from '../../exposure/exposure.rules.ts'

/** What of a ticket only its file shows. */
export type TicketRest = { exposed: ExposurePart[]; isExposed: boolean; resultVersions: number[] }

export type OpenExposure = { kind: string; key: string; loss: number; most: number }

export type StoredCashOut = {
  state: 'waiting' | 'done' | 'refused'
  code: string | null
  createdAt: Date
  doneAt: Date | null
  paid: number | null
  paidStake: number | null
}

export type StoredSettlement = { at: Date; kind: 'settled' | 'cancelled' | 'corrected' | 'reopened' }
