import { replayTicket, watchTicket } from './calls.ts'
import { Moon } from './moon.tsx'
import type { Say } from './texts.ts'

/** What is opened. A past round and a table that is only watched ask for no balance, and close no game. */
const words = replayTicket
  ? ({ busy: 'replayLoading', failed: 'replayFailed', note: undefined, end: undefined } as const)
  : watchTicket
    ? ({ busy: 'watchLoading', failed: 'watchFailed', note: undefined, end: undefined } as const)
    : ({ busy: 'loading', failed: 'loadingFailed', note: 'loadingNote', end: 'oneGame' } as const)

/** Covers the table until the session is there, and when it cannot be. */
export function Loading({
  name,
  failure,
  say,
  onCancel,
  onAgain,
}: {
  name: string | undefined
  failure: string | undefined
  say: Say
  onCancel: () => void
  onAgain: () => void
}) {
  return (
    <div className="loading" role={failure ? 'alert' : 'status'}>
      <Moon lit={failure ? 0.1 : 0.45} size={112} />
      <h2>{say(failure ? words.failed : words.busy)}</h2>
      <p>
        {[say('studio'), name].filter(Boolean).join(' · ')}
        <br />
        {failure ?? (words.note && say(words.note))}
      </p>
      <div className="row">
        {failure ? (
          <button type="button" className="button" onClick={onAgain}>
            {say('again')}
          </button>
        ) : null}
        <button type="button" className="button" onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
      {words.end ? <p className="small">{say(words.end)}</p> : null}
    </div>
  )
}
