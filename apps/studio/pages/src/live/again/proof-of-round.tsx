import { useState } from 'react'
import type { TableRoundAgain } from '../../../../src/tables/again/round-again-shapes.ts'
import { openTableRecord, replayTicket } from '../../frame/calls.ts'
import { Icon } from '../../frame/icons.tsx'
import type { Say } from '../../frame/texts.ts'
import { checkedShoe, type ShoeChecked } from '../proof/check-shoe.ts'
import { CheckedShoe } from '../proof/checked-shoe.tsx'
import { resultWordsOf } from './round-words.ts'

type Looked = 'busy' | 'failed' | ShoeChecked | undefined
/** Games that take a link for each round: their shoes are the rounds between two cuts. */
const LINKED = ['roulette', 'multiplier-roulette', 'sic-bo', 'andar-bahar']

/** Computes the round's shoe anew, in this browser, once the shoe is over. */
export function ProofOfRound({ round, say }: { round: TableRoundAgain; say: Say }) {
  const [looked, setLooked] = useState<Looked>()
  const { shoe, game } = round
  if (!shoe) return null
  const look = () => {
    setLooked('busy')
    openTableRecord(replayTicket ?? '').then(
      ({ record }) => setLooked(checked(record)),
      () => setLooked('failed'),
    )
  }
  const name = LINKED.includes(game.game) ? 'againCutRound' : 'againShoeRound'
  return (
    <section className="again-card again-proof">
      <h2>
        <Icon name="seal" />
        {say('liveProof')}
      </h2>
      <p className="again-place">{say(name, { n: shoe.number, m: shoe.round })}</p>
      <p>{say(shoe.isOver ? 'againProofNow' : 'againProofLater')}</p>
      {shoe.isOver && (looked === undefined || looked === 'failed') ? (
        <button type="button" className="button" onClick={look}>
          {say('liveCheck')}
        </button>
      ) : null}
      {looked === 'busy' ? <p role="status">{say('liveChecking')}</p> : null}
      {looked === 'failed' ? <p role="alert">{say('liveCheckFailed')}</p> : null}
      {looked !== undefined && looked !== 'busy' && looked !== 'failed' ? (
        <Verdict shoe={looked} at={shoe.round - 1} round={round} say={say} />
      ) : null}
    </section>
  )
}

function checked(record: unknown): Looked {
  try {
    return checkedShoe(record)
  } catch {
    return 'failed'
  }
}

function Verdict({ shoe, at, round, say }: { shoe: ShoeChecked; at: number; round: TableRoundAgain; say: Say }) {
  const own = shoe.rounds[at]
  const wholeShoe = shoe.checked.problems.some((problem) => typeof problem === 'string')
  const result = round.isVoided ? 'void' : round.result
  const isRight = own !== undefined && !wholeShoe && own.problem === undefined && own.result === result
  return (
    <>
      <p className={`again-verdict ${isRight ? 'good' : 'bad'}`} role="status" data-testid="again-verdict">
        <b>{say(isRight ? 'againProofRight' : 'againProofWrong')}</b>
      </p>
      <details>
        <summary>{say('againProofAll')}</summary>
        <CheckedShoe shoe={shoe} wordsOf={(text) => resultWordsOf(round.game, text, say)} say={say} />
      </details>
    </>
  )
}
