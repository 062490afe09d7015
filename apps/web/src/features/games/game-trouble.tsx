import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Moon } from '@maru/ui/moon.tsx'
import { LimitRest } from '../../shared/limits/limit-rest.tsx'
import { SupportFor } from '../../shared/support/support-line.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import type { FrameState } from './frame-watch.ts'

/** Why there is no game in the game's place. `refused`: our server said why. */
export type Trouble = Extract<FrameState, 'silent' | 'failed' | 'lost' | 'ended'> | 'unknown' | 'gone' | 'refused'

type Props = { trouble: Trouble; problem?: unknown; again?: (() => void) | undefined; leave: () => void }

/** Stands where the game would be: what happened, that the money is safe, and where to go from here. */
export function GameTrouble({ trouble, problem, again, leave }: Props) {
  const say = useText('games')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const isOver = trouble === 'lost' || trouble === 'ended'
  // A break ends at its time, not by trying.
  const retry = isCallError(problem, 'B1006') ? undefined : again
  return (
    <section
      role="alert"
      className="grid size-full place-content-center justify-items-center gap-4 overflow-auto bg-bg p-6 text-center"
    >
      <Moon phase={isOver ? 0.5 : 0.08} size={88} dim />
      <h2 className="text-balance font-bold font-display text-22 leading-tight tablet:text-28">
        {trouble === 'refused' ? say('failed.title') : say(`trouble.${trouble}`)}
      </h2>
      <p className="max-w-md text-balance text-text-2 leading-relaxed">
        {trouble === 'refused' ? problemText(problem) : say(`trouble.${trouble}Text`)}
        {trouble === 'refused' && isCallError(problem) && (
          <span className="num ml-1 text-12 text-text-3">({problem.code})</span>
        )}
      </p>
      {trouble === 'refused' && <p className="text-text-2">{sayCommon('problem.safe')}</p>}
      {trouble === 'refused' && isCallError(problem) && <LimitRest code={problem.code} />}
      {trouble === 'refused' && <SupportFor problem={problem} />}
      <div className="mt-2 flex flex-wrap justify-center gap-2.5">
        <Button kind={retry ? 'neutral' : 'filled'} className="h-11!" onClick={leave}>
          {say('frame.toLobby')}
        </Button>
        {retry && (
          <Button kind="filled" className="h-11!" onClick={retry}>
            {say(isOver ? 'trouble.here' : 'trouble.again')}
          </Button>
        )}
      </div>
    </section>
  )
}
