import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useRef } from 'react'
import { endGame, setGameFrame } from '../../../features/games/game-window.ts'
import { useGameFrame } from '../../../features/games/use-game-frame.ts'
import { siteConfig } from '../../../features/site/site-config.ts'
import { closeDialog } from '../../../shared/dialogs/dialogs.ts'
import { goBack, navigate, usePlace } from '../../../shared/navigation/index.ts'
import { useProblemText } from '../../../shared/text/problem.ts'
import { FrameHeader } from './frame-header.tsx'

/** A game over the whole window; or, with `?url=`, a round to look at again. */
export function Page() {
  // A popup that came while the game was opening would lie over it.
  useEffect(closeDialog, [])
  const { url } = usePlace().search
  return url ? <Replay url={url} /> : <Game />
}

function Game() {
  const say = useText('games')
  const { shown, game, problem } = useGameFrame()
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setGameFrame(() => frame.current?.contentWindow)
    return () => setGameFrame(undefined)
  }, [])
  const problemText = useProblemText()
  const opened = shown.phase === 'none' ? game : shown.game
  return (
    <div ref={box} className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-[#04060a]">
      <FrameHeader
        game={opened}
        box={box}
        close={() => (shown.phase === 'none' ? navigate({ to: 'main' }) : endGame())}
      />
      {problem ? (
        <div className="grid place-items-center p-4">
          <ErrorNote
            title={problemText(problem)}
            action={<Button onClick={() => navigate({ to: 'main' })}>{say('frame.toLobby')}</Button>}
          />
        </div>
      ) : (
        shown.phase === 'frame' && (
          <Framed ref={frame} url={shown.url} title={say('frame.title', { name: shown.game.name })} />
        )
      )}
    </div>
  )
}

function Replay({ url }: { url: string }) {
  const say = useText('games')
  const { data: config } = useQuery(siteConfig)
  const box = useRef<HTMLDivElement>(null)
  // An address from outside could show anything under the site's own name.
  const isAllowed = config?.frameOrigins.includes(URL.parse(url)?.origin ?? '')
  return (
    <div ref={box} className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-[#04060a]">
      <FrameHeader box={box} close={goBack} />
      {isAllowed && <Framed url={url} title={say('frame.replay')} />}
      {config && !isAllowed && (
        <div className="grid place-items-center p-4">
          <ErrorNote title={say('notAllowed')} action={<Button onClick={goBack}>{say('frame.back')}</Button>} />
        </div>
      )}
    </div>
  )
}

type FramedProps = { url: string; title: string; ref?: Ref<HTMLIFrameElement> }

const Framed = ({ url, title, ref }: FramedProps) => (
  <iframe ref={ref} src={url} title={title} allow="fullscreen; autoplay" className="size-full border-0" />
)
