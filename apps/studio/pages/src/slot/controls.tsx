import type { SlotSaid } from '../../../src/play/play-shapes.ts'
import { Icon } from '../frame/icons.tsx'
import { figure, languageOfPage, signedMoney } from '../frame/texts.ts'
import type { Game } from '../frame/use-game.ts'
import type { SlotState } from './use-slot.ts'

/** Stake, what was won, and the one thing to press. */
export function Controls({ game, slot }: { game: Game<SlotSaid>; slot: SlotState }) {
  const { say, busy, described, replay } = game
  const language = languageOfPage()
  const at = described.stakes.indexOf(slot.stake)
  return (
    <div className="controls">
      <div className="stake">
        <button
          type="button"
          className="step"
          aria-label={say('stakeLess')}
          disabled={busy || at <= 0 || replay !== undefined}
          onClick={() => slot.changeStake(-1)}
        >
          <Icon name="minus" />
        </button>
        <p>
          <span>{say('stake')}</span>
          <b className="money" data-testid="stake">
            {say('won', { n: figure(slot.stake, language) })}
          </b>
        </p>
        <button
          type="button"
          className="step"
          aria-label={say('stakeMore')}
          disabled={busy || at === described.stakes.length - 1 || replay !== undefined}
          onClick={() => slot.changeStake(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className="won">
        <span>{say('totalWon')}</span>
        <b className={slot.won > slot.stake ? 'money' : ''} data-testid="won">
          {say('won', { n: figure(slot.won, language) })}
        </b>
        <small data-testid="gain">
          {slot.gain === undefined ? '\u00a0' : `${say('netShort')} ${signedMoney(slot.gain, say, language)}`}
        </small>
      </p>
      {replay ? (
        <button type="button" className="spin again" disabled={busy} onClick={slot.replayAgain}>
          {say('replayAgain')}
        </button>
      ) : busy ? (
        <button type="button" className="spin busy" data-testid="spin" onClick={slot.hurry}>
          {say('skip')}
        </button>
      ) : (
        <button type="button" className="spin" data-testid="spin" disabled={!slot.ready} onClick={slot.spin}>
          <Icon name="repeat" />
          {say('spin')}
        </button>
      )}
    </div>
  )
}
