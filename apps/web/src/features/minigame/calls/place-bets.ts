import { call, type Data, isCallError } from '@maru/client'
import type { Minigame, MiniSelection } from '@maru/contract'
import { ownProduct } from '../../../shared/minigame/slots.ts'

export type BetToPlace = { key: string; selections: readonly MiniSelection[]; price: number; stake: number }
/** `price`: what it costs now, where that is why it was refused. */
export type PlacedBet = { key: string; code: string; price: number | null }
export type Placed = { bets: PlacedBet[]; cash: number | undefined }

type Answer = Data<'/api/bet/betProc'>

const repeatAfterMs = [700, 2_000]

/**
 * Places bets, each once: a bet keeps its slip id until it has an answer, so that a lost one is asked for again and never placed twice. `makeId`: a new slip id.
 */
export const makePlacing = (makeId: () => string) => {
  const ids = new Map<string, string>()
  const idOf = (content: string): string => {
    const id = ids.get(content) ?? makeId()
    ids.set(content, id)
    return id
  }
  return async (type: Minigame, roundId: string, bets: readonly BetToPlace[]): Promise<Placed> => {
    const sent = bets.map(({ key, selections, price, stake }) => {
      const content = [type, roundId, key, price, stake].join(' ')
      return { key, content, bet: { slipId: idOf(content), selections: [...selections], price, stake } }
    })
    const answer = await repeated(() =>
      call('/api/bet/betProc', { prodId: ownProduct, type, roundId, bets: sent.map(({ bet }) => bet) }),
    ).catch((problem: unknown) => {
      if (isUnanswered(problem)) throw problem
      const answer = answerOf(problem)
      if (!answer) throw forgotten(ids, sent, problem)
      return answer
    })
    forgotten(ids, sent)
    return {
      cash: answer.cash,
      bets: sent.map(({ key, bet }) => {
        const { code = 'E500', price = null } = answer.bets.find(({ slipId }) => slipId === bet.slipId) ?? {}
        return { key, code, price }
      }),
    }
  }
}

const isUnanswered = (problem: unknown): boolean => isCallError(problem, 'OFFLINE', 'BROKEN')

const repeated = async (act: () => Promise<Answer>): Promise<Answer> => {
  for (const waitMs of repeatAfterMs) {
    try {
      return await act()
    } catch (problem) {
      if (!isUnanswered(problem)) throw problem
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

const forgotten = (ids: Map<string, string>, sent: readonly { content: string }[], problem?: unknown): unknown => {
  for (const { content } of sent) ids.delete(content)
  return problem
}
