import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Moon, moonArc } from '@maru/ui/moon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { GameTrouble } from '../../../features/games/game-trouble.tsx'
import { isOfOrigin } from '../../../features/games/replay-address.rules.ts'
import { useFrameState } from '../../../features/games/use-frame-state.ts'
import { siteConfig } from '../../../shared/site/site-config.ts'
import { FrameHeader } from './frame-header.tsx'
import { Framed, isTrouble } from './framed.tsx'

type Props = {
  /** Undefined while it is asked for. */
  url: string | undefined
  /** Whose game, and what is said beside it. */
  title?: string
  note?: string
  /** Why there is no round to show. */
  problem?: unknown
  again?: () => void
  close: () => void
}

/** A round to look at again, over the whole window. */
export function Replay({ url, title, note, problem, again, close }: Props) {
  const say = useText('games')
  const { data: config } = useQuery(siteConfig)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  // An address from outside could show anything under the site's own name.
  const isAllowed = url !== undefined && config?.frameOrigins.some((origin) => isOfOrigin(url, origin))
  const { state, loaded } = useFrameState(frame, isAllowed ? url : undefined)
  const isWaiting = !problem && state === 'waiting' && (url === undefined || !config || isAllowed)
  return (
    <div ref={box} className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-bg">
      <FrameHeader
        title={title ?? say('frame.replay')}
        note={title ? (note ?? say('frame.replay')) : undefined}
        box={box}
        close={close}
      />
      <div className="relative">
        {isAllowed && (
          <Framed ref={frame} url={url} title={say('frame.replay')} isReady={state === 'ready'} onLoad={loaded} />
        )}
        {isWaiting && (
          <p
            role="status"
            className="absolute inset-0 grid place-content-center justify-items-center gap-3 text-text-2"
          >
            <Moon phase={0.5} size={56} mark={moonArc} />
            {say('replay.opening')}
          </p>
        )}
        {problem !== undefined && problem !== null ? (
          <GameTrouble
            trouble={isCallError(problem, 'N404') ? 'gone' : 'refused'}
            problem={problem}
            again={isCallError(problem, 'N404') ? undefined : again}
            leave={close}
          />
        ) : (
          isTrouble(state) && (
            <div className="absolute inset-0">
              <GameTrouble trouble={state} again={again} leave={close} />
            </div>
          )
        )}
        {url !== undefined && config && !isAllowed && (
          <div className="grid size-full place-items-center p-4">
            <ErrorNote title={say('notAllowed')} action={<Button onClick={close}>{say('frame.back')}</Button>} />
          </div>
        )}
      </div>
    </div>
  )
}
