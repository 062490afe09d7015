import type { Game } from '@maru/draws'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { proofOf } from './calls/proof.ts'
import { roundList } from './calls/round-list.ts'
import type { DayRound } from './rounds.rules.ts'
import { noteChain, seenChain } from './seen-chains.ts'
import type { Newest } from './use-round.ts'
import { useWalk } from './use-walk.ts'
import { type Proof, type Published, type Verification, verify } from './verify.rules.ts'

export type Check =
  | { state: 'loading' }
  | { state: 'failed'; problem: unknown; retry: () => unknown }
  /** `unknown`: not drawn yet. `missed`: it was not held. `none`: no round of the game can be verified yet. */
  | { state: 'none'; why: 'unknown' | 'missed' | 'cancelled' | 'imported' | 'none' }
  | { state: 'checking'; proof: Proof; published: Published; done: number }
  | { state: 'checked'; proof: Proof; published: Published; verification: Verification; ms: number }

/** A round as the list published it, its proof, and what this browser computes of them. */
export const useVerification = (
  game: Game,
  { day, number }: DayRound,
  newest: Newest,
): { check: Check; again: () => void } => {
  const [turn, setTurn] = useState(0)
  const list = useQuery({ ...roundList({ type: game, day, number, page: 1 }), enabled: newest.state === 'found' })
  const row = list.data?.list[0]
  const isOpen = row !== undefined && row.draw !== null && row.isVerifiable
  const answer = useQuery({ ...proofOf(game, row?.roundId ?? ''), enabled: isOpen })
  const proof = isOpen ? answer.data : undefined
  const walk = useWalk(proof?.link, turn)
  const published = useMemo(() => row?.draw && { draw: row.draw, winners: row.winners }, [row])
  const verification = useMemo(() => {
    if (walk.state !== 'walked' || !proof || !published) return undefined
    const seen = seenChain({ game, ...proof.chain })
    return verify({ game, proof, published, walked: walk.walked, seen })
  }, [walk, proof, published, game])

  useEffect(() => {
    if (proof && verification && !verification.firstWrong) noteChain({ game, ...proof.chain }, proof.chain)
  }, [proof, verification, game])

  const again = () => {
    setTurn((before) => before + 1)
    if (walk.state !== 'failed') void answer.refetch()
  }
  const problem = (list.data ? undefined : list.error) ?? (answer.data ? undefined : answer.error)
  const retry = () => Promise.all([list.refetch(), isOpen && answer.refetch()])
  return { check: check(), again }

  function check(): Check {
    if (newest.state === 'failed') return newest
    if (newest.state === 'loading') return { state: 'loading' }
    if (newest.state === 'none') return { state: 'none', why: 'none' }
    if (problem) return { state: 'failed', problem, retry }
    if (!list.data) return { state: 'loading' }
    const fate = row?.state ?? list.data.fate
    if (!row?.draw) return { state: 'none', why: fate === 'cancelled' || fate === 'missed' ? fate : 'unknown' }
    if (!row.isVerifiable) return { state: 'none', why: 'imported' }
    if (!proof || !published) return { state: 'loading' }
    if (walk.state === 'failed') return { state: 'failed', problem: undefined, retry: again }
    if (walk.state === 'walking' || !verification)
      return { state: 'checking', proof, published, done: walk.state === 'walking' ? walk.done : proof.link.number }
    return { state: 'checked', proof, published, verification, ms: walk.ms }
  }
}
