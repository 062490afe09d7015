import { Moon } from './moon.tsx'
import { leave, leaveUnopened } from './operator-window.ts'
import type { Say } from './texts.ts'

/** In the place of a game whose session is over: nothing is left to press but the way out. */
export function Ended({ say, lobbyUrl }: { say: Say; lobbyUrl: string | undefined }) {
  return (
    <div className="loading" role="alert">
      <Moon lit={0.5} size={112} />
      <h1>{say('ended')}</h1>
      <p>{say('endedNote')}</p>
      <div className="row">
        <button type="button" className="button filled" onClick={() => (lobbyUrl ? leave(lobbyUrl) : leaveUnopened())}>
          {say('lobby')}
        </button>
      </div>
    </div>
  )
}
