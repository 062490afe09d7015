import type { SportLegOut, SportTicketState, SportTicketStep, StreamedTicket } from '@maru/contract'
import type { Key, Say } from '@maru/i18n/react'
import type { Tone } from '../../../shared/parts/chip.tsx'

type Word = Key<'office-sports-tickets'>

export const ticketStateWords: Record<SportTicketState, { word: Word; tone: Tone }> = {
  waiting: { word: 'state.waiting', tone: 'info' },
  referred: { word: 'state.referred', tone: 'warn' },
  offered: { word: 'state.offered', tone: 'warn' },
  refused: { word: 'state.refused', tone: 'bad' },
  accepted: { word: 'state.accepted', tone: 'ok' },
  settled: { word: 'state.settled', tone: 'plain' },
  void: { word: 'state.void', tone: 'plain' },
  cashed: { word: 'state.cashed', tone: 'info' },
}

export const legStateWords: Record<SportLegOut['state'], { word: Word; tone: Tone }> = {
  open: { word: 'leg.open', tone: 'info' },
  won: { word: 'leg.won', tone: 'ok' },
  lost: { word: 'leg.lost', tone: 'plain' },
  void: { word: 'leg.void', tone: 'plain' },
  'half-won': { word: 'leg.half-won', tone: 'ok' },
  'half-lost': { word: 'leg.half-lost', tone: 'plain' },
}

export const stepWords: Record<SportTicketStep['kind'], Word> = {
  sent: 'step.sent',
  accepted: 'step.accepted',
  offered: 'step.offered',
  rejected: 'step.rejected',
  tried: 'step.tried',
  'cash-out': 'step.cash-out',
  settled: 'step.settled',
  cancelled: 'step.cancelled',
  corrected: 'step.corrected',
  reopened: 'step.reopened',
}

export const policyWords: Record<'none' | 'better' | 'any', Word> = {
  none: 'policy.none',
  better: 'policy.better',
  any: 'policy.any',
}

type Shaped = { legs: number; sizes: number[] }

/** A single has no word of its own: its selection says it. */
export const kindText = (say: Say<'office-sports-tickets'>, { legs, sizes }: Shaped): string => {
  if (legs === 1) return say('kind.single')
  if (sizes.length === 1 && sizes[0] === legs) return say('kind.folds', { count: legs })
  return say('kind.system', { sizes: sizes.join('·'), count: legs })
}

/** What a row of a list says of its selections. */
export const selectionText = (say: Say<'office-sports-tickets'>, ticket: StreamedTicket): string =>
  ticket.legs === 1 ? `${ticket.market} · ${ticket.outcome}` : kindText(say, ticket)
