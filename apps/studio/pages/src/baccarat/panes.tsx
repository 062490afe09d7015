import type { Outcome } from '../../../src/games/baccarat/baccarat-events.ts'
import { PLACES, stakeOf } from '../../../src/games/baccarat/places.ts'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { Moon } from '../frame/moon.tsx'
import { figure, languageOfPage, percent, signed, signedMoney } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import { boxOf } from './room.tsx'
import { onPhone, type TableLayout } from './table-layout.ts'
import { type TableState, WINNER_TEXT } from './use-table.ts'

/** Coups in a shoe of eight decks, about; for the moon that fills while the shoe is dealt. */
const COUPS_IN_SHOE = 80
/** Height of the shoe's name below its moon. */
const SHOE_NAME = 20

/** A pane holds four where it is high enough; the others are in the help. */
const RETURNS = ['banker', 'player', 'tie', 'playerPair'] as const
const HEIGHT_OF_FOUR = 160

/** Round and returns. */
export function RoundPane({ game, layout }: { game: Game<BaccaratSaid>; layout: TableLayout }) {
  const { say, described } = game
  const language = languageOfPage()
  const round = game.round ?? '–'
  if (!layout.facts)
    return (
      <span className="hidden-text" data-testid="round">
        {round}
      </span>
    )
  const { x, y, w, h } = layout.facts
  return (
    <div className="pane" style={{ left: x, top: y, width: w }}>
      <p className="line">
        <span className="dim">{say('round')}</span>
        <b data-testid="round">{round}</b>
      </p>
      <p className="dim small">{say('return')}</p>
      <p className="returns small">
        {RETURNS.slice(0, h < HEIGHT_OF_FOUR ? 2 : 4).map((place) => (
          <span key={place}>
            {say(place)} <span>{percent(described.returnsBp[place], language)}</span>
          </span>
        ))}
      </p>
    </div>
  )
}

/** Below the switches, for two lines. */
const LEAST_HEIGHT = 130
/** What is staked now, and how the last round went. */
export function BetPane({
  game,
  table: { bets, last },
  layout,
}: {
  game: Game<BaccaratSaid>
  table: TableState
  layout: TableLayout
}) {
  const { say } = game
  const language = languageOfPage()
  const { x, y, w, h, words, isListed } = layout.bet
  const wide = !onPhone(layout)
  const small = !wide || h < LEAST_HEIGHT
  const place = wide ? { right: 16, minWidth: w } : { left: x }
  const word = words === 'hidden' ? 'hidden-text' : 'dim'
  return (
    <div
      className={['pane bet', wide ? 'right' : '', small ? 'small-pane' : ''].join(' ')}
      data-words={words}
      style={{ ...place, top: y }}
    >
      <p className="line">
        <span className={word}>{say('thisBet')}</span>
        <b className="money large" data-testid="stake">
          {say('won', { n: figure(stakeOf(bets), language) })}
        </b>
      </p>
      {isListed
        ? PLACES.filter((place) => bets[place]).map((place) => (
            <p className="line small" key={place}>
              <span>{say(place)}</span>
              <span>{figure(bets[place] ?? 0, language)}</span>
            </p>
          ))
        : null}
      {last ? (
        <p className="line last">
          <span className={word}>{say('lastRound')}</span>
          <span className="line">
            <Ball winner={last.outcome.winner} />
            <b className={last.gain > 0 ? 'money' : ''} data-testid="last-gain">
              {signed(last.gain, language)}
            </b>
          </span>
        </p>
      ) : null}
    </div>
  )
}

/** What is going on, with the moon of the shoe; on a phone in one line below the cards. */
export function Call({
  game,
  table: { coup, phase, outcomes, shoe },
  layout,
}: {
  game: Game<BaccaratSaid>
  table: TableState
  layout: TableLayout
}) {
  const { say } = game
  const words = coup.outcome
    ? say(WINNER_TEXT[coup.outcome.winner])
    : say(phase === 'dealing' ? 'dealing' : 'placeBets')
  const { gain } = coup
  const result =
    gain === undefined ? null : (
      <span className={gain > 0 ? 'gain money' : 'gain'}>{signedMoney(gain, say, languageOfPage())}</span>
    )
  if (onPhone(layout))
    return (
      <p className={result ? 'call line-call decided' : 'call line-call'} style={boxOf(layout.call)}>
        <span>
          <b>{words}</b>
          {result}
        </span>
      </p>
    )
  return (
    <>
      {layout.shoe ? (
        <div className="call" style={boxOf(layout.shoe)}>
          <Moon
            lit={Math.min(outcomes.length / COUPS_IN_SHOE, 1)}
            size={layout.shoe.h - SHOE_NAME}
            label={String(outcomes.length)}
          />
          <small>{say('shoe', { n: shoe })}</small>
        </div>
      ) : null}
      <p className="call" style={boxOf(layout.call)}>
        <b>{words}</b>
        {result}
      </p>
    </>
  )
}

export function Ball({ winner }: { winner: Outcome['winner'] }) {
  return (
    <span className={`ball ${winner}`} aria-hidden="true">
      {winner === 'player' ? 'P' : winner === 'banker' ? 'B' : 'T'}
    </span>
  )
}
