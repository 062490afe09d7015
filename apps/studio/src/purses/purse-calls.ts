import { fromWireAmount, type OperatorRequest, type TransferRefusal, toWireAmount } from '@maru/vendor-wallet'
import { gameByCode } from '../catalogue.ts'
import { publishEnded } from '../live/news.ts'
import { CallError } from '../operator/call-error.ts'
import { FRAME_MESSAGES } from '../operator/frame-messages.ts'
import { listedGames } from '../operator/game-list.ts'
import { startSession } from '../sessions/session.repository.ts'
import type { Studio } from '../studio.ts'
import {
  countOpenRounds,
  type EntryOutcome,
  endSessionsOf,
  ensurePurse,
  type Moved,
  move,
  purseOf,
  settleStatus,
} from './purse.repository.ts'
import { purseToken } from './purse-wallet.ts'

/** What moves in a purse is none of the operator's balance. */
const MESSAGES = FRAME_MESSAGES.filter(
  (message) => !['maru:bet', 'maru:revealed', 'maru:balance-changed'].includes(message),
)
/** Games that are offered with a purse: each is played by one player alone, and all its money moves here. */
const OFFERED = ['lantern-night', 'bamboo-rain', 'thunder-drum']
/** They stand in a lobby beside the same games of the other wallet. */
const NAMES = { ko: '게임 머니', en: 'Purse', vn: 'Ví game' }
/** So are their posters: at another time of day (`artOf` of @maru/ui). */
const OTHER_TIME = 1_000
const namedIn = ({ ko, en, vn }: typeof NAMES): typeof NAMES => ({
  ko: `${ko} · ${NAMES.ko}`,
  en: `${en} · ${NAMES.en}`,
  vn: `${vn} · ${NAMES.vn}`,
})
export const PURSE_PATH = '/purse'

const REASONS: Partial<Record<EntryOutcome, TransferRefusal>> = {
  'open-round': 'open-round',
  'not-enough-money': 'not-enough-money',
  'unknown-player': 'unknown-player',
  'never-executed': 'never-executed',
}

type Order = OperatorRequest<'transferCredit'>

/** The operator's calls where it moves money here before play: docs/guides/connect-a-transfer-vendor.md. */
export const purseCalls = (studio: Studio) => ({
  async gameUrl(request: OperatorRequest<'gameUrl'>) {
    const game = gameByCode(request.game_code)
    if (!game || !OFFERED.includes(game.code)) throw new CallError(404, 'unknown game')
    if (request.currency !== 'KRW') throw new CallError(403, 'currency is not enabled')
    await endSessions(studio, request)
    await ensurePurse(studio.db, request.user, request.sub_partner_id, request.currency)
    const secret = await startSession(studio.db, { ...request, token: purseToken(request.token) })
    const url = `${studio.publicUrl}/play/${game.code}?session=${secret}&lang=${request.lang}`
    return { url, frame_messages: MESSAGES }
  },
  async gameList() {
    return listedGames()
      .filter(({ game_code }) => OFFERED.includes(game_code))
      .map((game) => ({
        ...game,
        name: `${game.name} · ${NAMES.en}`,
        names: namedIn(game.names),
        art: { ...game.art, seed: OTHER_TIME + game.art.seed },
        replay: false,
      }))
  },
  async gameRound() {
    throw new CallError(404, 'unknown round')
  },
  async transferCredit(order: Order) {
    await openPurse(studio, order)
    return answerTo(order, await move(studio.db, movementOf(order, 'credit')))
  },
  async transferDebit(order: Order) {
    await openPurse(studio, order)
    const moved = await move(studio.db, movementOf(order, 'debit'))
    // The money has left: no page plays on.
    if (moved.outcome === 'done') await endSessions(studio, order)
    return answerTo(order, moved)
  },
  async transferStatus(order: OperatorRequest<'transferStatus'>) {
    await openPurse(studio, order)
    const moved = await settleStatus(studio.db, movementOf(order, order.kind))
    return { ...answerTo(order, moved), kind: order.kind }
  },
  async transferBalance({ user, currency, sub_partner_id }: OperatorRequest<'transferBalance'>) {
    const balance = (await purseOf(studio.db, user))?.balance ?? 0
    const openRounds = await countOpenRounds(studio.db, sub_partner_id, user)
    return { currency, balance: toWireAmount(balance), open_rounds: openRounds }
  },
})

const movementOf = ({ user, transfer_uuid, amount }: Order, kind: 'credit' | 'debit') => ({
  id: transfer_uuid,
  player: user,
  kind,
  amount: fromWireAmount(amount),
})

const openPurse = async ({ db }: Studio, { user, sub_partner_id, currency }: Order): Promise<void> => {
  if (currency !== 'KRW') throw new CallError(403, 'currency is not enabled')
  await ensurePurse(db, user, sub_partner_id, currency)
}

const answerTo = ({ transfer_uuid, currency, amount }: Order, { outcome }: Moved) => {
  if (outcome === 'other-content') throw new CallError(409, 'this transfer_uuid was used with other content')
  const about = { transfer_uuid, currency, amount }
  return outcome === 'done'
    ? { ...about, status: 'done' as const }
    : { ...about, status: 'refused' as const, reason: REASONS[outcome] ?? ('other' as const) }
}

const endSessions = async (
  { db, bus }: Studio,
  { user, sub_partner_id }: { user: string; sub_partner_id: string },
): Promise<void> => {
  for (const session of await endSessionsOf(db, sub_partner_id, user)) publishEnded(bus, session)
}
