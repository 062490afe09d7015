import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Moon } from '@maru/ui/moon.tsx'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CoverGlow } from './cover-glow.tsx'
import type { GameToOpen } from './game.ts'
import { endGame, useGameWindow } from './game-window.ts'
import { growing } from './grow-into.ts'

const fadeMs = 220
/** How full the moon is at each step: asked for, its page is on the way, its page runs. */
const lit = { opening: 0.25, framed: 0.55, loading: 0.8, ready: 1 }

/** The poster of a game from the press until the game can be seen; drawn by the site, in its own fonts. */
export function GameCover() {
  const shown = useGameWindow()
  const [faded, setFaded] = useState('')
  const readyUrl = shown.phase === 'frame' && shown.state === 'ready' ? shown.url : ''
  useEffect(() => {
    if (!readyUrl) return
    const timer = setTimeout(() => setFaded(readyUrl), fadeMs)
    return () => clearTimeout(timer)
  }, [readyUrl])
  if (shown.phase === 'opening') return <Cover game={shown.game} phase={lit.opening} isSlow={shown.isSlow} />
  if (shown.phase !== 'frame') return null
  if (shown.state === 'waiting') return <Cover game={shown.game} phase={shown.hasSpoken ? lit.loading : lit.framed} />
  return readyUrl && faded !== readyUrl ? <LeavingCover game={shown.game} /> : null
}

type Props = { game: GameToOpen; phase: number; isSlow?: boolean | undefined }
const look =
  'fixed inset-0 m-0 grid size-full max-h-none max-w-none place-items-center overflow-hidden bg-bg text-text outline-none'

function Cover({ game, phase, isSlow }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    // Nothing in it is meant to be pressed first.
    current?.focus()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={game.name}
      onCancel={endGame}
      className={cx(look, 'backdrop:bg-transparent')}
    >
      <Poster game={game} phase={phase} isSlow={isSlow} />
    </dialog>
  )
}

/** While it fades the game below can be played: a modal dialog, however transparent, would take every press. */
function LeavingCover({ game }: Pick<Props, 'game'>) {
  return (
    <div
      inert
      data-leaving
      className={cx(
        look,
        'pointer-events-none z-(--z-modal) opacity-0 transition-opacity duration-200 ease-out starting:opacity-100 motion-reduce:transition-none',
      )}
    >
      <Poster game={game} phase={lit.ready} />
    </div>
  )
}

function Poster({ game, phase, isSlow }: Props) {
  const sayCommon = useText('common')
  const picture = game.scene ?? game.image
  return (
    <>
      {picture && <CoverGlow image={picture} />}
      <div className="relative grid w-full justify-items-center gap-6 p-6 text-center [@media(max-height:520px)]:grid-cols-[auto_minmax(0,26rem)] [@media(max-height:520px)]:justify-center [@media(max-height:520px)]:gap-10 [@media(max-height:520px)]:text-left">
        <div
          {...growing}
          className={cx(
            'relative overflow-hidden rounded-card bg-surface-2 shadow-float [@media(max-height:520px)]:w-auto',
            game.scene
              ? 'aspect-5/3 w-[min(88vw,560px)] [@media(max-height:520px)]:h-[52vh]'
              : 'aspect-3/4 w-[min(62vw,280px)] [@media(max-height:520px)]:h-[72vh]',
          )}
        >
          {picture && <img src={picture} alt="" className="absolute inset-0 size-full object-cover object-top" />}
          {game.scene && <i className="absolute inset-0 bg-[linear-gradient(transparent_55%,#05080fd9)]" />}
          <h1 className="absolute inset-x-4 bottom-4 text-balance text-left font-bold font-display text-22 text-[#fff] leading-tight">
            {game.name}
          </h1>
        </div>
        <div className="grid content-center justify-items-center gap-3 [@media(max-height:520px)]:justify-items-start">
          <Suspense fallback={<Moon phase={phase} size={28} />}>
            <Words phase={phase} isSlow={isSlow} />
          </Suspense>
          <Button onClick={endGame} className="mt-2 h-11!">
            {sayCommon('action.cancel')}
          </Button>
        </div>
      </div>
    </>
  )
}

/** The poster does not wait for the texts of games. */
function Words({ phase, isSlow }: Pick<Props, 'phase' | 'isSlow'>) {
  const say = useText('games')
  return (
    <>
      <p role="status" className="flex items-center gap-3 text-text-2 leading-relaxed">
        <Moon phase={phase} size={28} />
        <span>{isSlow ? say('opening.slow') : say('opening.title')}</span>
      </p>
      <p className="text-13 text-text-3">{say('opening.one')}</p>
    </>
  )
}
