import { type Draw, drawRound, leadsTo, problemOfDraw } from '@maru/draws'
import type { Config } from '../../config.ts'
import type { Ctx } from '../../platform/context.ts'
import { allDone } from '../../platform/db/index.ts'
import { clearNotice, clearNotices } from '../../platform/notices/notices.ts'
import { chainsByKeys, type DrawLink, findDrawLinks, findSealed } from './chain.repository.ts'
import { type Chain, type ChainKey, isSalted, linkNumberAt, type SaltedChain } from './chain.rules.ts'
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
  if (!round || !isToDraw(round)) return undefined
  const { drawn, problems } = await drawLocked(ctx, [round])
  for (const problem of problems) throw problem
  return drawn[0]
}

/** By a draw of our own. */
export const isToDraw = ({ state, source, isHeld }: Round): boolean => state === 'closed' && source === 'own' && !isHeld

/** Draws rounds that are locked and to be drawn, one of each game at most, each from its link. One that cannot be drawn stays as it is, and why is answered. */
export const drawLocked = async (
  ctx: Ctx,
  rounds: readonly Round[],
): Promise<{ drawn: Round[]; problems: unknown[] }> => {
  const problems: unknown[] = []
  const chains = await chainsByKeys(ctx, rounds.map(chainKeyOf))
  const numbered = withoutThrown(rounds, problems, (round, at) => ({ round, ...linkOf(round, chains[at]) }))
  const links = await findDrawLinks(ctx, numbered)
  const drawn = withoutThrown(numbered, problems, ({ round, chain, number }, at) => {
    const link = reveal(ctx, chain, number, links[at])
    return drawnBy(ctx, round, drawRound(round.game, chain.salted.salt, link.bytes), link)
  })
  if (drawn.length > 0) await writeDrawn(ctx, drawn)
  return { drawn, problems }
}

const withoutThrown = <Of, Made>(
  items: readonly Of[],
  thrown: unknown[],
  make: (item: Of, at: number) => Made,
): Made[] =>
  items.flatMap((item, at) => {
    try {
      return [make(item, at)]
    } catch (problem) {
      thrown.push(problem)
      return []
    }
  })

/** The result of a feed, or one that staff accepted. The round is locked and closed. */
export const writeDraw = async (ctx: Ctx, round: Round, draw: Draw, link: Round['link']): Promise<Round> => {
  const drawn = drawnBy(ctx, round, draw, link)
  await writeDrawn(ctx, [drawn])
  return drawn
}

/** A closed round as it is with a result. Throws where nothing may be drawn yet, or where it is no result of the game. */
const drawnBy = (ctx: Ctx, round: Round, draw: Draw, link: Round['link']): Round => {
  if (ctx.now < round.drawAt) throw new Error('nothing is drawn before its time')
  const problem = problemOfDraw(round.game, draw)
  if (problem) throw new Error(`no result of ${round.game}: ${problem}`)
  return { ...round, state: 'drawn', isHeld: false, draw, link }
}

const writeDrawn = async (ctx: Ctx, drawn: readonly Round[]): Promise<void> => {
  await allDone([setDrawn(ctx, drawn), clearNotices(ctx.db, roundNotice, drawn.map(roundSubject))])
  for (const round of drawn) publishRound(ctx, 'drawn', round)
}

/** Another result of a settled round of a feed, which staff accepted. The round is locked; its wagers are settled anew soon after. */
export const correctDraw = async (ctx: Ctx, round: Round, draw: Draw): Promise<void> => {
  const problem = problemOfDraw(round.game, draw)
  if (problem) throw new Error(`no result of ${round.game}: ${problem}`)
  await setCorrecting(ctx, round, draw)
  await clearNotice(ctx.db, roundNotice, roundSubject(round))
}

const chainKeyOf = ({ siteId, game, chainId }: Round): ChainKey => ({ siteId, game, chainId: chainId ?? 0 })

const linkOf = (round: Round, chain: Chain | undefined): { chain: SaltedChain; number: number } => {
  if (!chain || !isSalted(chain)) throw new Error('the round has no salted chain')
  return { chain, number: linkNumberAt(chain, round.drawAt) }
}

/** Opens the one link of a round, and checks that it leads to what was revealed before it. */
const reveal = (
  { config }: Ctx,
  chain: SaltedChain,
  number: number,
  kept: DrawLink | undefined,
): NonNullable<Round['link']> => {
  const link = opened(config, chain, number, kept)
  const known = kept?.revealed ?? { number: 0, link: chain.commitment }
  if (!leadsTo({ number, link: link.bytes }, known)) throw new Error(`link ${number} does not lead to the commitment`)
  return link
}

/** One link of a chain. Only for a draw whose instant has passed: whoever knows a link knows its round and all before. */
export const openLink = async (ctx: Ctx, key: ChainKey, number: number): Promise<NonNullable<Round['link']>> =>
  opened(ctx.config, key, number, await findSealed(ctx, key, number))

const opened = (
  config: Config,
  key: ChainKey,
  number: number,
  kept: Pick<DrawLink, 'sealed' | 'sealSalt'> | undefined,
): NonNullable<Round['link']> => {
  if (kept?.sealed.length !== sealedBytes) throw new Error(`link ${number} is not there`)
  return { number, bytes: linkSealOf(config.SECRET_KEY, key, kept.sealSalt).open(number, kept.sealed) }
}
