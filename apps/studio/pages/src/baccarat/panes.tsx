import type { Outcome } from '../../../src/games/baccarat/baccarat-events.ts'
import { type Bets, PLACES, stakeOf } from '../../../src/games/baccarat/places.ts'
import type { BaccaratSaid } from '../../../src/play/play-shapes.ts'
import { figure, languageOfPage, signed } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'

const percent = (basisPoints: number) => `${(basisPoints / 100).toFixed(2)}%`

/** Round, returns, and how this shoe has gone. */
export function RoundPane({ game, outcomes }: { game: Game<BaccaratSaid>; outcomes: readonly Outcome[] }) {
  const { say, described } = game
  const language = languageOfPage()
  const count = (winner: Outcome['winner']) => outcomes.filter((outcome) => outcome.winner === winner).length
  return (
    <div className="panes left">
      <div className="pane">
        <p className="line">
          <span className="dim">{say('round')}</span>
          <b data-testid="round">{game.round === undefined ? '–' : `#${figure(game.round, language)}`}</b>
        </p>
        <p className="dim small">{say('return')}</p>
        <p className="returns small">
          {(['banker', 'player', 'tie', 'playerPair'] as const).map((place) => (
            <span key={place}>
              {say(place)} <span>{percent(described.returnsBp[place])}</span>
            </span>
          ))}
        </p>
      </div>
      <div className="pane stats">
        {(['banker', 'player', 'tie'] as const).map((winner) => (
          <div key={winner}>
            <p className="line small">
              <span>{say(winner)}</span>
              <b>{count(winner)}</b>
            </p>
            <progress className={winner} max={Math.max(outcomes.length, 1)} value={count(winner)} aria-hidden="true" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** What is staked now, and how the last round went. */
export function BetPane({
  game,
  bets,
  last,
}: {
  game: Game<BaccaratSaid>
  bets: Bets
  last: { outcome: Outcome; gain: number } | undefined
}) {
  const { say } = game
  const language = languageOfPage()
  return (
    <div className="panes right">
      <div className="pane">
        <p className="line">
          <span className="dim">{say('thisBet')}</span>
          <b className="money large" data-testid="stake">
            {say('won', { n: figure(stakeOf(bets), language) })}
          </b>
        </p>
        {PLACES.filter((place) => bets[place]).map((place) => (
          <p className="line small" key={place}>
            <span>{say(place)}</span>
            <span>{figure(bets[place] ?? 0, language)}</span>
          </p>
        ))}
      </div>
      {last ? (
        <p className="pane line">
          <span className="dim">{say('lastRound')}</span>
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

function Ball({ winner }: { winner: Outcome['winner'] }) {
  return (
    <span className={`ball ${winner}`} aria-hidden="true">
      {winner === 'player' ? 'P' : winner === 'banker' ? 'B' : 'T'}
    </span>
  )
}
