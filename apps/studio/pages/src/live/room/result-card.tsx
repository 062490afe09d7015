import type { CSSProperties } from 'react'
import type { OwnShown, PastRound, TableShown } from '../../../../src/tables/table-shapes.ts'
import { figure, type Language, type Say, signedMoney } from '../../frame/texts.ts'
import type { GameView, RoomLayout } from '../game/game-view.ts'
import { isRevealed } from '../store/money.ts'

export const resultRoundOf = ({ result, past, row }: TableShown): PastRound | undefined =>
  result && isRevealed(row, result.round) ? past.find(({ round }) => round === result.round) : undefined

type ResultProps = {
  layout: RoomLayout
  view: GameView
  table: TableShown
  own: OwnShown | null
  say: Say
  language: Language
}

/** How the round ended, and what it brought to the player: net, with stake and return below. A return below the stake is a loss. */
export const ResultCard = (props: ResultProps) => (
  // Always there: screen readers say what comes into a region that they know.
  <div role="status">
    <Result {...props} />
  </div>
)

function Result({ layout, view, table, own, say, language }: ResultProps) {
  const { row } = table
  const isShown = row.phase === 'result' || row.phase === 'payout'
  const style = { left: layout.result.x, top: layout.result.y, '--tray': `${layout.tray.width}px` } as CSSProperties
  const { isLow, isNarrow } = layout.result
  const kind = `result-card${isLow ? ' low' : isNarrow ? ' narrow' : ''}`
  if (isShown && row.voided)
    return (
      <div className={kind} style={style}>
        <h2>{say('liveVoid')}</h2>
        <small>{say('liveVoidNote')}</small>
      </div>
    )
  const round = isShown && table.result?.round === row.round ? resultRoundOf(table) : undefined
  if (!round) return null
  const payout = own?.payout?.round === row.round && own.payout.staked > 0 ? own.payout : undefined
  const net = payout ? payout.returned - payout.staked : 0
  const money = (sum: number) => say('won', { n: figure(sum, language) })
  return (
    <div className={kind} style={style} data-testid="live-result">
      <h2>{view.resultWords(round, say)}</h2>
      <span className="hidden-text">{view.cardWords?.(round, say)}</span>
      {payout ? (
        <>
          <b className={net > 0 ? 'money' : ''} data-testid="live-net">
            {signedMoney(net, say, language)}
          </b>
          <small>
            <span>{say('liveStake', { n: money(payout.staked) })}</span>{' '}
            <span>{say('liveReturned', { n: money(payout.returned) })}</span>
          </small>
          {payout.isPaid ? null : <small>{say('liveUnpaid')}</small>}
        </>
      ) : null}
    </div>
  )
}
