import { call, type Data, isCallError } from '@maru/client'
import type { Minigame, MiniSelection } from '@maru/contract'
import { ownProduct } from '../../../shared/minigame/slots.ts'
import { isUnanswered } from '../../../shared/request/attempt.ts'

export type BetToPlace = { key: string; selections: readonly MiniSelection[]; price: number; stake: number }
/** `price`: what it costs now, where that is why it was refused. */
export type PlacedBet = { key: string; code: string; price: number | null }
export type Placed = { bets: PlacedBet[]; answer: Answer }
/** A bet that was sent and has no answer: nobody here knows whether it was accepted. */
export type UnansweredBet = Pick<BetToPlace, 'key' | 'stake'> & { slipId: string; game: Minigame; roundId: string }

type Answer = Data<'/api/bet/betProc'>

const repeatAfterMs = [700, 2_000]

/**
 * Places bets, each once: a bet keeps its slip id until it has an answer of its own, so that a lost one is asked for again and never placed twice. `makeId`: a new slip id.
 */
export const makePlacing = (makeId: () => string) => {
  const waiting = new Map<string, UnansweredBet>()
  const slipFor = (content: string, bet: Omit<UnansweredBet, 'slipId'>): string => {
    const known = waiting.get(content) ?? { ...bet, slipId: makeId() }
    waiting.set(content, known)
    return known.slipId
  }
  const place = async (type: Minigame, roundId: string, bets: readonly BetToPlace[]): Promise<Placed> => {
    const sent = bets.map(({ key, selections, price, stake }) => {
      const content = [type, roundId, key, price, stake].join(' ')
      const slipId = slipFor(content, { game: type, roundId, key, stake })
      return { key, content, bet: { slipId, selections: [...selections], price, stake } }
    })
    const answer = await repeated(() =>
      call('/api/bet/betProc', { prodId: ownProduct, type, roundId, bets: sent.map(({ bet }) => bet) }),
    ).catch((problem: unknown) => {
      const answer = isUnanswered(problem) ? undefined : answerOf(problem)
      if (answer) return answer
      // A refusal of the call as a whole (E429) says nothing of an attempt before it whose answer was lost.
      throw problem
    })
    for (const { content } of sent) waiting.delete(content)
    return {
      answer,
      bets: sent.map(({ key, bet }) => {
        const { code = 'E001', price = null } = answer.bets.find(({ slipId }) => slipId === bet.slipId) ?? {}
        return { key, code, price }
      }),
    }
  }
  /** Bets without an answer that are found among the member's own: they were accepted. Each is said once. */
  const found = (game: Minigame, own: readonly { slipId: string }[]): UnansweredBet[] => {
    const ids = new Set(own.map(({ slipId }) => slipId))
    const entries = [...waiting].filter(([, bet]) => bet.game === game && ids.has(bet.slipId))
    for (const [content] of entries) waiting.delete(content)
    return entries.map(([, bet]) => bet)
  }
  return { place, found }
}

const repeated = async (act: () => Promise<Answer>): Promise<Answer> => {
  for (const waitMs of repeatAfterMs) {
    try {
      return await act()
    } catch (problem) {
      if (!isCallError(problem, 'OFFLINE', 'BROKEN', 'E003')) throw problem
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return act()
}

/** Where no bet was accepted, the refusal says of each why. */
const answerOf = (problem: unknown): Answer | undefined => {
  const data = isCallError(problem) ? (problem.data as Partial<Answer> | null) : undefined
  return Array.isArray(data?.bets) && data.bets.length > 0 ? (data as Answer) : undefined
}
