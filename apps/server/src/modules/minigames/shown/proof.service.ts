import type { BodyOf, DataOf, Minigame, miniProof } from '@maru/contract'
import type { GuestCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { resultOut, roundOut } from '../draw.rules.ts'
import { findRound } from '../round.repository.ts'
import { drawAtOfRoundId, fateOf, type Round } from '../round.rules.ts'
import { findNewestRevealed } from './past-rounds.repository.ts'
import { readProofChain } from './proof.repository.ts'

/** All that anybody needs to recompute a round, or the newest of which that is known. Refused with N404, and why, before it is drawn, where it is not, and where its result was imported. */
export const showProof = async (
  ctx: GuestCtx,
  { type, roundId }: BodyOf<typeof miniProof>,
): Promise<DataOf<typeof miniProof>> => {
  if (roundId === undefined) {
    const newest = await findNewestRevealed(ctx, type)
    if (!newest) throw new Refusal('N404', { why: 'none' })
    return proofOf(ctx, type, newest, newest.drawAt)
  }
  const drawAt = drawAtOfRoundId(roundId)
  if (!drawAt) throw new Refusal('N404')
  return proofOf(ctx, type, await findRound(ctx, { siteId: ctx.siteId, game: type, drawAt }), drawAt)
}

const proofOf = async (
  ctx: GuestCtx,
  type: Minigame,
  round: Round | undefined,
  drawAt: Date,
): Promise<DataOf<typeof miniProof>> => {
  const chain = round && round.chainId !== null ? await readProofChain(ctx, type, round.chainId) : undefined
  const draw = round && resultOut(round).draw
  if (!round?.link || !draw || !chain) {
    const fate = fateOf(round, drawAt, ctx.now)
    throw new Refusal('N404', { why: fate === 'drawn' ? 'imported' : fate })
  }
  return {
    round: roundOut(round),
    draw,
    chain,
    link: { number: round.link.number, hex: round.link.bytes.toString('hex') },
    kinoThreeLinesUpTo: round.kinoThreeLinesUpTo,
  }
}
