import type { MiniAlarm, MiniChainState, MiniFeedState, MiniReturnPeriod, MiniRoundState } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import type { Tone } from '../../shared/parts/chip.tsx'

type Word = { word: Key<'office'>; tone: Tone }

export const roundStateWords: Record<MiniRoundState, Word> = {
  open: { word: 'minigames.state-open', tone: 'ok' },
  closed: { word: 'minigames.state-closed', tone: 'warn' },
  drawn: { word: 'minigames.state-drawn', tone: 'info' },
  settled: { word: 'minigames.state-settled', tone: 'plain' },
  cancelled: { word: 'minigames.state-cancelled', tone: 'bad' },
  missed: { word: 'minigames.state-missed', tone: 'plain' },
}
export const feedStateWords: Record<MiniFeedState, Word> = {
  off: { word: 'minigames.source-own', tone: 'plain' },
  awaited: { word: 'minigames.feed-awaited', tone: 'info' },
  fresh: { word: 'minigames.feed-fresh', tone: 'ok' },
  late: { word: 'minigames.feed-late', tone: 'warn' },
  contradicting: { word: 'minigames.feed-contradicting', tone: 'bad' },
}
export const chainStateWords: Record<MiniChainState, Word> = {
  committed: { word: 'minigames.chain-committed', tone: 'warn' },
  next: { word: 'minigames.chain-next', tone: 'info' },
  running: { word: 'minigames.chain-running', tone: 'ok' },
  ended: { word: 'minigames.chain-ended', tone: 'plain' },
}
export const alarmWords: Record<MiniAlarm, Key<'office'>> = {
  'no-chain': 'minigames.alarm-no-chain',
  'chain-short': 'minigames.alarm-chain-short',
  'salt-missing': 'minigames.alarm-salt-missing',
  'feed-late': 'minigames.alarm-feed-late',
  'feed-contradicts': 'minigames.alarm-feed-contradicts',
  'feed-unread': 'minigames.alarm-feed-unread',
  'draw-late': 'minigames.alarm-draw-late',
  'exposure-full': 'minigames.alarm-exposure-full',
  'return-outside': 'minigames.alarm-return-outside',
}
/** Where staff do something about it. */
export const alarmPages = {
  'no-chain': '/minigames/draws',
  'chain-short': '/minigames/draws',
  'salt-missing': '/minigames/draws',
  'feed-late': '/minigames/draws',
  'feed-contradicts': '/minigames/draws',
  'feed-unread': '/minigames/draws',
  'draw-late': '/minigames/rounds',
  'exposure-full': '/minigames/prices',
  'return-outside': '/minigames/returns',
} as const satisfies Record<MiniAlarm, string>
/** What the page is asked for: returns are judged by seven days, and may look right today. */
export const alarmSearch: Partial<Record<MiniAlarm, { period: MiniReturnPeriod }>> = {
  'return-outside': { period: 'week' },
}
export const periodWords: Record<MiniReturnPeriod, Key<'office'>> = {
  day: 'minigames.period-day',
  week: 'minigames.period-week',
  month: 'minigames.period-month',
}
