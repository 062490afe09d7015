import type { CSSProperties, ReactNode } from 'react'
import type { GameDescribed } from '../../../src/play/play-shapes.ts'
import { Ended } from './ended.tsx'
import { Loading } from './loading.tsx'
import { leaveUnopened } from './operator-window.ts'
import { roundName } from './texts.ts'
import { type Game, useGame } from './use-game.ts'

/** The page of a game: what opens it, and the game once it is open. */
export function Opened<Described extends GameDescribed>({
  children,
}: {
  children: (game: Game<Described>) => ReactNode
}) {
  const { opening, game } = useGame<Described>()
  if (game && opening.isEnded) return <Ended say={opening.say} lobbyUrl={game.session?.lobbyUrl} />
  if (game) return children(game)
  return (
    <Loading
      name={undefined}
      failure={opening.failure}
      say={opening.say}
      onAgain={opening.again}
      onCancel={leaveUnopened}
    />
  )
}

export const Notice = ({ game: { notice }, style }: { game: Game; style?: CSSProperties }) => (
  // Always there: screen readers say what comes into a region that they know.
  <div role="status">
    {notice ? (
      <p className="notice" style={style}>
        {notice}
      </p>
    ) : null}
  </div>
)

/** Says that this is a past round, and which. */
export const ReplayMark = ({ game: { say, replay } }: { game: Game }) =>
  replay ? (
    <p className="replay-mark">
      {say('replay')} <b>{roundName(replay.id)}</b>
    </p>
  ) : null

/** What happens at the table, for who cannot see it. */
export const Spoken = ({ words }: { words: string }) => (
  <p className="hidden-text" role="status" aria-live="polite">
    {words}
  </p>
)
