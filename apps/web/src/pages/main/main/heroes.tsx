import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Hero, HeroBand } from '@maru/ui/hero.tsx'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { Link, useLayout } from '../../../shared/navigation/index.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { Main } from './use-main.ts'

/** The bonuses, each with its terms beside it. */
export function Heroes({ heroes }: Pick<Main, 'heroes'>) {
  const say = useText('main')
  const isMember = useSession() !== undefined
  const isMobile = useLayout() === 'mobile'
  if (heroes.length === 0) return null
  return (
    <HeroBand label={say('hero.label')}>
      {heroes.map(({ kind, title, text, percent }, at) => (
        <Hero
          key={kind}
          first={at === 0}
          scene={at === 0 ? 'eave' : 'hills'}
          title={title}
          percent={percent ?? 0}
          note={text}
          action={at === 0 && !isMobile && <HeroAction isMember={isMember} />}
          terms={
            <button type="button" onClick={() => openDialog({ kind: 'terms' })}>
              {say('hero.terms')}
            </button>
          }
        />
      ))}
    </HeroBand>
  )
}

function HeroAction({ isMember }: { isMember: boolean }) {
  const say = useText('main')
  const look = buttonClass({ kind: 'filled', size: 'lg' })
  return isMember ? (
    <Link to="charge" className={look}>
      {say('hero.deposit')}
    </Link>
  ) : (
    <button type="button" className={look} onClick={() => openDialog({ kind: 'signup' })}>
      {say('hero.join')}
    </button>
  )
}
