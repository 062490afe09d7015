import { type Draw, drawRound, leadsTo, problemOfDraw } from '@maru/draws'
import type { Ctx } from '../../platform/context.ts'
import { clearNotice } from '../../platform/notices/notices.ts'
import { chainByKey, findSealed, lastRevealed } from './chain.repository.ts'
import { type ChainKey, isSalted, linkNumberAt } from './chain.rules.ts'
import { linkSealOf, sealedBytes } from './chain-seal.ts'
import { roundNotice, roundSubject } from './notice.rules.ts'
import { lockRound, setCorrecting, setDrawn } from './round.repository.ts'
import type { Round, RoundKey } from './round.rules.ts'
import { publishRound } from './topics.ts'

/**
 * Draws a closed round of our own at or after its instant, and answers it as it is then; undefined where there is nothing to draw. Whoever else draws it waits for the lock and
 * then finds it drawn. Throws where its link cannot be read or does not lead to the commitment; no error shows a link.
 */
export const drawOwnRound = async (ctx: Ctx, key: RoundKey): Promise<Round | undefined> => {
  const round = await lockRound(ctx, key)
  if (round?.state !== 'closed' || round.source !== 'own' || round.isHeld) return undefined
  const { salt, link } = await revealLink(ctx, round)
  return writeDraw(ctx, round, drawRound(round.game, salt, link.bytes), link)
}

/** The result of a feed, or one that staff accepted. The round is locked and closed. */
export const writeDraw = async (ctx: Ctx, round: Round, draw: Draw, link: Round['link']): Promise<Round> => {
  if (ctx.now < round.drawAt) throw new Error('nothing is drawn before its time')
  const problem = problemOfDraw(round.game, draw)
  if (problem) throw new Error(`no result of ${round.game}: ${problem}`)
  await setDrawn(ctx, round, draw, link)
  await clearNotice(ctx.db, roundNotice, roundSubject(round))
  const drawn: Round = { ...round, state: 'drawn', isHeld: false, draw, link }
  publishRound(ctx, 'drawn', drawn)
  return drawn
}

/** Another result of a settled round of a feed, which staff accepted. The round is locked; its wagers are settled anew soon after. */
export const correctDraw = async (ctx: Ctx, round: Round, draw: Draw): Promise<void> => {
  const problem = problemOfDraw(round.game, draw)
  if (problem) throw new Error(`no result of ${round.game}: ${problem}`)
  await setCorrecting(ctx, round, draw)
  await clearNotice(ctx.db, roundNotice, roundSubject(round))
}

/** Opens the one link of this round, and checks that it leads to what was revealed before it. */
const revealLink = async (ctx: Ctx, round: Round): Promise<{ salt: Buffer; link: NonNullable<Round['link']> }> => {
  const key: ChainKey = { siteId: round.siteId, game: round.game, chainId: round.chainId ?? 0 }
  const chain = await chainByKey(ctx, key)
  if (!chain || !isSalted(chain)) throw new Error('the round has no salted chain')
  const { number, bytes } = await openLink(ctx, key, linkNumberAt(chain, round.drawAt))
  const known = (await lastRevealed(ctx, key, number)) ?? { number: 0, link: chain.commitment }
  if (!leadsTo({ number, link: bytes }, known)) throw new Error(`link ${number} does not lead to the commitment`)
  return { salt: chain.salted.salt, link: { number, bytes } }
}

/** One link of a chain. Only for a draw whose instant has passed: whoever knows a link knows its round and all before. */
export const openLink = async (ctx: Ctx, key: ChainKey, number: number): Promise<NonNullable<Round['link']>> => {
  const found = await findSealed(ctx, key, number)
  if (found?.sealed.length !== sealedBytes) throw new Error(`link ${number} is not there`)
  return { number, bytes: linkSealOf(ctx.config.SECRET_KEY, key, found.sealSalt).open(number, found.sealed) }
}
