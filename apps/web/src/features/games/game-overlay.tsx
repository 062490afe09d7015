import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { Moon } from '@maru/ui/moon.tsx'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { endGame, type GameWindow, openWindow } from './game-window.ts'

type Shown = Exclude<GameWindow, { phase: 'none' | 'opening' | 'frame' }>

/** Lies over the site while a game runs in a window of its own, or could not be opened. */
export function GameOverlay({ shown }: { shown: Shown }) {
  const say = useText('games')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const { game } = shown
  const title = {
    window: say('playing.title'),
    blocked: say('opening.title'),
    failed: say('failed.title'),
  }[shown.phase]
  return (
    <Modal open onOpenChange={endGame} title={title} hideTitle>
      <div className="grid justify-items-center gap-3.5 text-center">
        <Moon phase={0.5} size={92} dim={shown.phase === 'failed'} />
        <p aria-hidden="true" className="font-bold font-display text-22">
          {title}
        </p>
        <p role="status" className="text-text-2 leading-relaxed">
          {game.vendorName} · {game.name}
          <br />
          {shown.phase === 'window' && say('playing.text')}
          {shown.phase === 'blocked' && say('blocked')}
        </p>
        {shown.phase === 'failed' && (
          <ErrorNote
            title={problemText(shown.problem)}
            code={isCallError(shown.problem) ? shown.problem.code : undefined}
            className="w-full text-left"
          >
            {sayCommon('problem.safe')}
            <SupportFor problem={shown.problem} />
          </ErrorNote>
        )}
        {shown.phase !== 'failed' && <p className="text-13 text-text-3">{say('opening.one')}</p>}
      </div>
      <ModalActions>
        <Button onClick={endGame}>
          {shown.phase === 'window'
            ? say('playing.close')
            : sayCommon(shown.phase === 'failed' ? 'action.close' : 'action.cancel')}
        </Button>
        {shown.phase === 'window' && (
          <Button kind="filled" onClick={() => shown.handle.focus()}>
            {say('playing.show')}
          </Button>
        )}
        {shown.phase === 'blocked' && (
          <Button kind="filled" onClick={() => openWindow(game, shown.url)}>
            {say('opening.newWindow')}
          </Button>
        )}
      </ModalActions>
    </Modal>
  )
}
