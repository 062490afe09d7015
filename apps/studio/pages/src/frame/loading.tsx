import { Moon } from './moon.tsx'
import type { Say } from './texts.ts'

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
      <h2>{failure ? say('loadingFailed') : say('loading')}</h2>
      <p>
        {[say('studio'), name].filter(Boolean).join(' · ')}
        <br />
        {failure ?? say('loadingNote')}
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
      <p className="small">{say('oneGame')}</p>
    </div>
  )
}
