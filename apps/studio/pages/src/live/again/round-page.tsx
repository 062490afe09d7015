import { roomStill } from '@maru/ui/rooms/room-still.ts'
import type { CSSProperties } from 'react'
import type { TableRoundAgain } from '../../../../src/tables/again/round-again-shapes.ts'
import { Loading } from '../../frame/loading.tsx'
import { leaveUnopened } from '../../frame/operator-window.ts'
import type { Language, Say } from '../../frame/texts.ts'
import { ROOMS } from '../backdrop/rooms.ts'
import { Dealt } from './dealt.tsx'
import { ProofOfRound } from './proof-of-round.tsx'
import { RoundFacts } from './round-facts.tsx'
import { RoundStakes } from './round-stakes.tsx'
import { resultWordsOf } from './round-words.ts'
import { useRound } from './use-round.ts'

/** A round of a live table that is over: what was dealt, what the player had on each place, and how it is proven. */
export function RoundPage() {
  const { round, failure, open, say, language } = useRound()
  if (round) return <Round round={round} say={say} language={language} />
  return <Loading name={undefined} failure={failure} say={say} onAgain={open} onCancel={leaveUnopened} />
}

function Round({ round, say, language }: { round: TableRoundAgain; say: Say; language: Language }) {
  const { game, isVoided, result } = round
  return (
    <main className="again" style={dressOf(game.room)}>
      <div className="again-body">
        <section className="again-scene" data-void={isVoided}>
          <Still room={game.room} />
          <header className="again-head">
            <h1>{game.name}</h1>
            <p className="again-result" role="status">
              {isVoided ? say('againVoid') : result === null ? '' : resultWordsOf(game, result, say)}
            </p>
          </header>
          <Dealt round={round} say={say} />
          {round.deal || isVoided ? null : <p className="again-note">{say('againNoDeal')}</p>}
        </section>
        <div className="again-side">
          <RoundStakes round={round} say={say} language={language} />
          <RoundFacts round={round} say={say} language={language} />
          <ProofOfRound round={round} say={say} />
        </div>
      </div>
    </main>
  )
}

const Still = ({ room }: { room: string }) => {
  const address = roomStill(room)
  return address ? <img className="again-still" src={address} alt="" width={720} height={408} /> : null
}

/** Felt and lamp of the room. */
function dressOf(name: string): CSSProperties {
  const room = Object.entries(ROOMS).find(([known]) => known === name)?.[1] ?? ROOMS.pine
  const [lit, near, far, edge] = room.felt
  return { '--felt-lit': lit, '--felt-near': near, '--felt-far': far, '--felt-edge': edge } as CSSProperties
}
