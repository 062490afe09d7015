import { Moon } from '../../frame/moon.tsx'
import type { Say } from '../../frame/texts.ts'

/** The ticket's time is over: only the operator's office gives another one. */
export function WatchEnded({ say }: { say: Say }) {
  return (
    <div className="loading" role="alert">
      <Moon lit={0.5} size={112} />
      <h1>{say('watchEnded')}</h1>
      <p>{say('watchEndedNote')}</p>
      <div className="row">
        <button type="button" className="button filled" onClick={() => window.close()}>
          {say('close')}
        </button>
      </div>
    </div>
  )
}
