import { useText } from '@maru/i18n/react'
import { SoundGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { MuteIcon, ShieldIcon } from '@maru/ui/icons.tsx'
import { type ReactNode, type Ref, useState } from 'react'
import { soundIsOn, turnSound } from '../../../features/minigame/sound-choice.ts'
import { Link } from '../../../shared/navigation/index.ts'

type Props = {
  box?: Ref<HTMLElement>
  number: number
  chip: ReactNode
  /** Beside the sound. */
  action?: ReactNode
  /** What to verify: this round, or the last one. */
  proof: { game: string; round?: string }
  children: (isMuted: boolean) => ReactNode
}

/** Head and foot of a stage: the same before the draw and during it, so that nothing moves when the draw begins. */
export function StageFrame({ box, number, chip, action, proof, children }: Props) {
  const say = useText('minigames')
  const [hasSound, setSound] = useState(soundIsOn)
  return (
    <section
      ref={box}
      aria-label={say('play.stage.label', { number })}
      // On a phone that lies on its side: the picture left, everything else right, all of it between the bars of the page.
      className="rounded-card bg-surface-2 p-3 tablet:p-5 lying:grid lying:h-[max(240px,calc(100svh-80px-var(--foot,16px)))] lying:grid-cols-[minmax(0,1fr)_17rem] lying:grid-rows-[auto_minmax(0,1fr)_auto] lying:gap-x-3 lying:p-3"
    >
      <header className="mb-3 flex items-center gap-2.5 lying:col-start-2 lying:row-start-1 lying:mb-0">
        <h2 className="num font-bold text-18">{say('play.round', { number })}</h2>
        {chip}
        <span className="-my-1.5 -mr-2 ml-auto flex">
          <IconButton
            label={say(hasSound ? 'play.stage.mute' : 'play.stage.sound')}
            aria-pressed={hasSound}
            onClick={() => setSound(turnSound(!hasSound))}
          >
            {hasSound ? <SoundGlyph /> : <MuteIcon />}
          </IconButton>
          {action}
        </span>
      </header>
      {children(!hasSound)}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-3 lying:col-start-2 lying:row-start-3 lying:mt-0">
        <span className="lying:sr-only">{say('play.stage.honest')}</span>
        <Link
          to="verify"
          search={proof}
          className="inline-flex min-h-6 items-center gap-1 text-text-2 underline underline-offset-4 hover:text-text touch:min-h-11"
        >
          <ShieldIcon size={16} />
          {say('play.stage.verify')}
        </Link>
      </p>
    </section>
  )
}
