import { type BodyOf, cashOf, type DataOf, type partnerWagers } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { nextMidnight, type Period, seoulMidnight } from '../../../platform/seoul-time.ts'
import { betIdxOf, gameNameKey, gameNamesOf } from '../../wagers/index.ts'
import { branchBelow } from '../access.service.ts'
import type { Own } from '../sight.rules.ts'
import { findChainsInForce } from './line.repository.ts'
import { linesOf, type WagerLine } from './line.service.ts'
import { namesFor } from './names.service.ts'
import {
  countSettled,
  findSettled,
  type SettledCursor,
  type SettledFilter,
  type SettledRef,
} from './settled.repository.ts'

const STRETCHES_MS = [5, 20, 80, 320, 24 * 60].map((minutes) => minutes * 60_000)

/** Settlements of the site that a page reads, where what it looks for may be rare. */
const MOST_READ = 20_000

/** A page of what may be rare can have fewer rows than were asked for, or none, and a `next`: it ends where enough was read. */
export const listWagers = async (
  ctx: Ctx,
  own: Own,
  { day, branchId, product, only, before, size }: BodyOf<typeof partnerWagers>,
  mostRead = MOST_READ,
): Promise<DataOf<typeof partnerWagers>> => {
  const filter = { branchId: await branchBelow(ctx, own, branchId), product, only }
  const period = { from: seoulMidnight(day), until: nextMidnight(day) }
  const place = settledCursorOf(before)
  const { found, readFrom } =
    only === ''
      ? { found: await newestSettled(ctx, own.partnerId, filter, period, place, size + 1), readFrom: undefined }
      : await rareSettled(ctx, own.partnerId, filter, period, place, size + 1, mostRead)
  const { rows, next } = pageBehind(found, size, ({ settledAt, wagerId }) => cursorText(settledAt.getTime(), wagerId))
  const further = readFrom ? cursorText(readFrom.getTime(), 0) : null
  return { list: await shownLines(ctx, own, await linesOf(ctx, rows), rows), next: next ?? further }
}

export const settledCursorOf = (before: string): SettledCursor | undefined => {
  const [settledMs, wagerId] = cursorOf(before, 2) ?? []
  return settledMs === undefined || wagerId === undefined ? undefined : { settledAt: new Date(settledMs), wagerId }
}

/** The journal of a day, from its end. */
export const newestSettled = async (
  ctx: Ctx,
  holderId: number,
  filter: SettledFilter,
  period: Period,
  before: SettledCursor | undefined,
  limit: number,
): Promise<SettledRef[]> => {
  const journal = readBackwards(ctx, holderId, filter, period, before, limit)
  for (const stretchMs of STRETCHES_MS) {
    if (journal.isDone()) break
    await journal.read(stretchMs)
  }
  return journal.found
}

/** The same of what may be rare. `readFrom`: as much was read as a page may, and nothing before this instant. A stretch is longer than the one before only where that held little. */
const rareSettled = async (
  ctx: Ctx,
  holderId: number,
  filter: SettledFilter,
  period: Period,
  before: SettledCursor | undefined,
  limit: number,
  mostRead: number,
): Promise<{ found: SettledRef[]; readFrom: Date | undefined }> => {
  const journal = readBackwards(ctx, holderId, filter, period, before, limit)
  let [stretchMs = 0] = STRETCHES_MS
  let read = 0
  while (!journal.isDone()) {
    if (read >= mostRead) return { found: journal.found, readFrom: journal.readFrom() }
    read += await countSettled(ctx, await journal.read(stretchMs))
    if (read < mostRead / 16) stretchMs *= 4
  }
  return { found: journal.found, readFrom: undefined }
}

/** Reads the journal of a period from its end, or from `before`, one stretch of time after the other, until `limit` rows are found. */
const readBackwards = (
  ctx: Ctx,
  holderId: number,
  filter: SettledFilter,
  period: Period,
  before: SettledCursor | undefined,
  limit: number,
) => {
  const found: SettledRef[] = []
  let until = new Date(Math.min(period.until.getTime(), (before?.settledAt ?? ctx.now).getTime() + 1))
  return {
    found,
    isDone: (): boolean => found.length >= limit || until <= period.from,
    /** Everything since this instant was read. */
    readFrom: (): Date => until,
    /** Answers the stretch that was read. */
    async read(stretchMs: number) {
      const from = new Date(Math.max(period.from.getTime(), until.getTime() - stretchMs))
      const stretch = { from, until, before, dayEnd: period.until }
      found.push(...(await findSettled(ctx, holderId, filter, stretch, limit - found.length)))
      until = from
      return stretch
    },
  }
}

/** As the partner reads them that earns by them. */
export const shownLines = async (
  ctx: Ctx,
  own: Own,
  lines: readonly WagerLine[],
  settled: readonly SettledRef[] = [],
): Promise<DataOf<typeof partnerWagers>['list']> => {
  const nameOf = await namesFor(
    ctx,
    own,
    lines.map(({ ref }) => ref),
  )
  const games = await gameNamesOf(
    ctx,
    lines.map(({ stake }) => stake),
  )
  const inForce = await findChainsInForce(
    ctx,
    lines.map(({ ref }) => ref.memberId),
  )
  const settledAt = new Map(settled.map((one) => [one.wagerId, one.settledAt]))
  return lines.flatMap(({ ref, stake, product, counted, note, levels }) => {
    const level = levels.find(({ holderId }) => holderId === own.partnerId)
    if (!level) return []
    const { memId, memNick } = nameOf(ref.memberId)
    return {
      betIdx: betIdxOf(ref),
      at: (settledAt.get(ref.wagerId) ?? ref.placedAt).toISOString(),
      memId,
      memNick,
      product,
      gameName: games.get(gameNameKey(stake)) ?? stake.gameCode,
      stake: cashOf(stake.stake),
      payout: cashOf(stake.payout),
      turnover: cashOf(Number(counted.valid)),
      shareBp: level.share,
      rolling: cashOf(Number(level.amount)),
      note,
      isOldRate: inForce.get(ref.memberId) !== stake.chainId,
    }
  })
}
